import { expect, test } from 'vitest'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { anything, chooseRate } from '#features/getaways/rules/choose-rate.ts'
import { anyRate, cheapestStay } from '#features/search/rules/stays/finding/cheapest-stay.ts'
import { nightsOfStay } from '#features/search/rules/stays/finding/night-index.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices({ hasNights: true })
const supplier = services.hotelRates.named('built-in')
const getaways = [...services.catalogue.current().getaways.values()].filter(
  ({ hotel }) => hotel.supplier === 'built-in',
)

const stay = (from: Day, nights: number): Stay => ({ from, to: addDays(from, nights) })
const stays = [
  stay(demoDay, 1),
  stay('2026-11-27', 2),
  stay('2026-12-04', 2),
  stay('2026-12-11', 2),
  stay('2026-12-30', 3),
  stay('2027-01-11', 5),
  stay('2027-02-12', 2),
  stay('2027-04-01', 4),
  stay('2027-07-20', 7),
  stay('2027-08-14', 30),
  stay(addDays(demoDay, 547), 2),
]

test.each([2, 4, 6, 20])(
  'the index finds the price that a page shows of the hotel, and the reason that it tells %i people',
  async (pax) => {
    const seen = new Set<string>()
    for (const asked of stays) {
      const nightsOf = nightsOfStay(services.nights.current(), asked)
      for (const getaway of getaways) {
        const { uuid: packageUuid, uuidRevision: packageUuidRevision } = getaway
        const told = await supplier?.findAvailability({ packageUuid, packageUuidRevision, ...asked, numPax: pax })
        const found = cheapestStay(getaway, { count: countNights(asked), rooms: pax / 2, nightsOf }, anyRate)
        const name = `${getaway.translations.es.slug} ${asked.from} ${asked.to}`
        if (told?.ok) {
          const { rate: best } = chooseRate(told.value.rates, anything)
          expect(found, name).toEqual({
            ok: true,
            value: { price: best?.basicPriceWithDiscount.amount, boardType: best?.boardType, planType: best?.type },
          })
          seen.add('open')
        } else {
          expect(found, name).toEqual({ ok: false, error: told?.error })
          seen.add(told?.error ?? '')
        }
      }
    }
    // Else the comparison would say nothing of what is full or closed.
    expect([...seen]).toEqual(expect.arrayContaining(['no-availability', 'closed']))
  },
)
