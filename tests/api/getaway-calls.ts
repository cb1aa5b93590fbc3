import { eq } from 'drizzle-orm'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import type { AvailabilityView } from '#features/getaways/server/api/calls/getaway-availability.ts'
import type { GetawayFields } from '#features/getaways/server/api/represent-getaway.ts'
import type { RateView } from '#features/getaways/server/api/represent-rate.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { steeredRates } from '#tests/kinds/steered-rates.ts'
import { testServices } from '#tests/test-services.ts'
import { aBrowser, aBuyer } from './test-buyer.ts'

export type GetawayPurchase = Awaited<ReturnType<ReturnType<typeof aBrowser>['ask']>>['purchase'] &
  GetawayFields & { guests: string[] | null }

/** What is sent of a rate once it is chosen. */
export const selected = (rate: RateView) => ({
  type: rate.type,
  name: rate.name,
  description: rate.description,
  price: rate.basic_price_with_discount,
  room_type: rate.room_type,
  room_name: rate.room_name,
  boardtype_type: rate.boardtype_type,
  metadata: rate.metadata,
})

/** Getaways bought by calls of the API, from a hotel that a test steers: `started` has its rate, `ready` its buyer too. */
export async function getawayCallsScene() {
  const setUp = await testServices()
  const supplier = steeredRates()
  const services: Services = supplier.of(setUp.services)
  const { uuid: packageUuid, uuidRevision: packageUuidRevision } = someGetaway(services)
  const stay = { packageUuid, packageUuidRevision, ...weekend, numPax: 2 }
  const start = services.clock.now()
  const { forgetAttempts, setNow } = setUp

  /** Each test begins at the same time, with every night open and no attempts counted. */
  const begin = async () => {
    supplier.whileAsked(async () => {})
    await forgetAttempts()
    services.writeLimit = setUp.services.writeLimit
    setNow(start)
    await openNights(services)
  }

  async function find(changes: object = {}) {
    const response = await createSiteApi(services).request('/getaways/availability', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...stay, ...changes }),
    })
    const answer = await response.json()
    return { status: response.status, headers: response.headers, found: answer as AvailabilityView, problem: answer }
  }

  /** A rate of each kind of conditions, in the first room and with the first board. */
  async function rates(changes: object = {}) {
    const { found } = await find(changes)
    const [first] = found.rates
    const here = found.rates.filter(
      (rate) => rate.room_type === first?.room_type && rate.boardtype_type === first.boardtype_type,
    )
    const [one, other] = here
    if (!one || !other) throw new Error('the demo catalogue has changed')
    return { one, other }
  }

  async function started(lang: Language = 'es', changes: object = {}) {
    const browser = asking(services)
    const { one, other } = await rates(changes)
    const body = { kind: 'getaway', ...stay, ...changes, rate: selected(one), lang }
    const answer = await browser.ask('POST', '', body)
    return { ...browser, ...answer, uuid: answer.purchase.uuid, one, other }
  }

  async function ready(lang: Language = 'es', changes: object = {}, more: object = {}) {
    const begun = await started(lang, changes)
    const buyer = { ...aBuyer, phone: '+34 600 000 000' }
    const answer = await begun.ask('PUT', `/${begun.uuid}/buyer`, { buyer, ...more })
    return { ...begun, ...answer }
  }

  /** What the hotel holds for a purchase. */
  const heldFor = async (uuid: string) =>
    (await services.db.select().from(hotelStays).where(eq(hotelStays.reference, uuid))).filter(
      ({ state }) => state === 'held',
    )
  const heldAtAll = async () =>
    (await services.db.select().from(hotelStays)).filter(({ state }) => state === 'held').length

  return { ...setUp, services, supplier, stay, begin, find, rates, started, ready, heldFor, heldAtAll }
}

/** The same browser as that of vouchers, whose purchases are getaways. */
export function asking(services: Services, cookie = '') {
  const browser = aBrowser(services, cookie)
  return {
    ...browser,
    ask: async (...sent: Parameters<typeof browser.ask>) => {
      const answer = await browser.ask(...sent)
      return { ...answer, purchase: answer.purchase as GetawayPurchase }
    },
  }
}
