import type { NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { priceNight, whyNotThatStay } from '#features/catalogue/rules/getaways/price-stay.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { cancelPolicyOf, type RatePlan } from '#features/catalogue/rules/getaways/rate-plan.ts'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Posalia, PosaliaStay } from './account.ts'
import type { PosaliaPackage } from './hotels.ts'
import { nightsFor, type SoldRoom } from './nights.ts'

export type AvailabilityQuery = {
  package_uuid: string
  package_uuid_revision: string
  from: string
  to: string
  num_pax: number
}

/** What can be had, in Posalia's own format: each free room with each board and on each condition. */
export function availabilityOf(
  context: Posalia,
  asked: AvailabilityQuery,
  without?: PosaliaStay,
): Result<ReturnType<typeof answer>, NoAvailability> {
  const sold = context.packages.find(({ uuid }) => uuid === asked.package_uuid)
  if (!sold || sold.revision !== asked.package_uuid_revision) return fail('stale-revision')
  const rooms = occupanciesFor(asked.num_pax).length
  const looked = nightsFor(context, sold, asked, without).map((one) => ({
    ...one,
    why: whyNotThatStay(one.nights, countNights(asked), rooms),
  }))
  const free = looked.filter(({ why }) => why === null)
  if (free.length > 0) return ok(answer(sold, asked, free))
  const reasons = looked.map(({ why }) => why)
  if (reasons.includes('minimum-stay')) return fail('minimum-stay')
  return fail(reasons.includes('full') ? 'no-availability' : 'closed')
}

function answer(sold: PosaliaPackage, asked: AvailabilityQuery, free: SoldRoom[]) {
  const rates = free.flatMap((room) =>
    sold.boards.flatMap((board) => sold.plans.map((plan) => rateOf(sold, asked, room, board, plan))),
  )
  const amountOf = (rate: SentRate) => rate.basic_price_with_discount.amount
  return {
    ...asked,
    total_nights: countNights(asked),
    rates,
    best_rate: rates.toSorted((a, b) => amountOf(a) - amountOf(b))[0] ?? null,
    boardtypes_available: sold.boards.map(({ type, name, description }) => ({
      type,
      name: name[defaultLanguage],
      description: description[defaultLanguage],
      translations: translated((language) => ({ name: name[language], description: description[language] })),
      images: [],
    })),
    rooms_available: free.map(({ room: { uuid, type, name } }) => ({
      uuid,
      type,
      name: name[defaultLanguage],
      translations: translated((language) => ({ name: name[language] })),
    })),
  }
}

/** Its own texts are in one language; those of the others stand beside them. */
const translated = <Texts>(textsIn: (language: Language) => Texts) =>
  languages.flatMap((language) => (language === defaultLanguage ? [] : [{ lang_code: language, ...textsIn(language) }]))

type SentRate = ReturnType<typeof rateOf>

function rateOf(
  { timeZone, checkIn }: PosaliaPackage,
  asked: AvailabilityQuery,
  { room, nights }: SoldRoom,
  board: PosaliaPackage['boards'][number],
  plan: RatePlan,
) {
  const occupancies = occupanciesFor(asked.num_pax)
  const extras = { supplement: 0, planPercent: plan.percent, board: board.price }
  const priced = nights.map((night) => ({ night: night.night, ...priceNight(night, extras, occupancies.length) }))
  const nightPrices = priced.map(({ discounted }) => discounted)
  const policy = cancelPolicyOf(plan, { from: asked.from, timeZone, checkIn, nightPrices })
  const sum = (amounts: number[]) => euros(amounts.reduce((total, amount) => total + amount, 0))
  return {
    type: plan.type,
    name: plan.name[defaultLanguage],
    description: plan.description[defaultLanguage],
    translations: translated((language) => ({
      name: plan.name[language],
      description: plan.description[language],
      room_name: room.name[language],
    })),
    basic_price: sum(priced.map(({ base }) => base)),
    basic_price_with_discount: sum(nightPrices),
    nights: priced.map(({ night, discounted }) => ({ night, price: euros(discounted) })),
    cancel_policy: {
      refundable: policy.refundable,
      cancel_penalties: policy.cancelPenalties.map(({ deadline, price, hoursBefore }) => ({
        deadline: { timestamp: deadline.getTime() / 1000 },
        price,
        hours_before: hoursBefore,
      })),
    },
    room_name: room.name[defaultLanguage],
    room_type: room.type,
    boardtype_type: board.type,
    rooms_left: Math.min(...nights.map(({ free }) => free)),
    metadata: { booking_procedure: { occupancies, supplier: 'posalia' } },
  }
}

/** Each arrival day with the least that its night costs two. */
export function calendarOf(context: Posalia, packageUuid: string, days: Stay) {
  const sold = context.packages.find(({ uuid }) => uuid === packageUuid)
  if (!sold) return []
  const board = Math.min(...sold.boards.map(({ price }) => price))
  const planPercent = Math.min(...sold.plans.map(({ percent }) => percent))
  const ofRooms = nightsFor(context, sold, days)
  return (ofRooms[0]?.nights ?? []).map(({ night, minimumNights, isClosed }, at) => {
    const free = ofRooms.flatMap(({ nights }) => nights[at] ?? []).filter((one) => !one.isClosed && one.free > 0)
    const prices = free.map((one) => priceNight(one, { supplement: 0, planPercent, board }, 1))
    return {
      day: night,
      state: isClosed ? 'closed' : free.length === 0 ? 'full' : 'open',
      price: free.length > 0 ? euros(Math.min(...prices.map(({ discounted }) => discounted))) : null,
      minimum_nights: minimumNights,
      is_on_offer: prices.some(({ base, discounted }) => discounted < base),
    }
  })
}
