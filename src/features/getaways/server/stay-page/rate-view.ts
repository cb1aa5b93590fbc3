import { cancellationSteps } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import type { BoardType, Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { cheapestRate, findRate, type Rate, type RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import { photoView } from '#features/catalogue/server/cards.ts'
import { type Cancelling, cancelTerms, guestsInWords } from '#features/search/server/stays/stay-words.ts'
import { numberOf, shortMonth } from '#platform/i18n/calendar-days.ts'
import { formatMoney, formatRound } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { compare, type Money, subtract } from '#platform/rules/money.ts'
import { wallClock } from '#platform/time/dates.ts'

/** `rate`: what the prices of the other choices are told beside. `chosen`: what is marked, which may be another. */
type Shown = {
  getaway: Getaway
  rates: readonly Rate[]
  rate: Rate
  chosen: RateChoice
  pax: number
  timeZone: string
  now: Date
}

/** Rooms, boards and conditions to choose from, as the hotel has them. */
export function rateChoices(shown: Shown, language: Language, t: Translate) {
  const { getaway, rates, rate, chosen, pax } = shown
  const { rooms } = getaway.hotel
  const priceWith = (change: Partial<Rate>) => findRate(rates, { ...rate, ...change })?.basicPriceWithDiscount ?? null
  const roomTypes = [...new Set(rates.map(({ roomType }) => roomType))]
  const boardTypes = [...new Set(rates.map(({ boardType }) => boardType))]
  const types = [...new Set(rates.map(({ type }) => type))]
  const roomExtras = extras(roomTypes.map((roomType) => priceWith({ roomType })))
  const boardExtras = extras(boardTypes.map((boardType) => priceWith({ boardType })))
  return {
    rooms: roomTypes.map((roomType, index) => {
      const room = rooms.find(({ type }) => type === roomType)
      const offered = rates.find((one) => one.roomType === roomType)
      const left = offered?.roomsLeft ?? null
      return {
        value: roomType,
        name: offered?.roomName[language] ?? roomType,
        details: room?.details[language] ?? '',
        left: left !== null && left <= fewLeft * (pax / 2) ? t('stays.left', { count: left }) : null,
        photo: room?.image ? photoView(room.image, language) : null,
        isChosen: roomType === chosen.roomType,
        extra: roomExtras[index] ?? null,
      }
    }),
    boards: boardTypes.map((boardType, index) => ({
      value: boardType,
      name: boardName(getaway.boardTypes, boardType, language),
      details: getaway.boardTypes.find(({ type }) => type === boardType)?.description[language] ?? '',
      isChosen: boardType === chosen.boardType,
      extra: boardExtras[index] ?? null,
    })),
    plans: types.map((type) => {
      const plan = findRate(rates, { ...rate, type })
      const named = plan ?? rates.find((one) => one.type === type)
      return {
        value: type,
        name: named?.name[language] ?? type,
        isChosen: type === chosen.type,
        isRefundable: named?.cancelPolicy.refundable ?? false,
        terms: plan ? cancelTerms(cancelling(plan, shown), language, t) : [],
        total: plan ? formatMoney(plan.basicPriceWithDiscount) : null,
        label: t('stays.totalFor', { guests: guestsInWords(pax, t) }),
        more: plan ? moreThanFixed(plan, rates, cancelling(plan, shown), language, t) : null,
      }
    }),
  }
}

export type RateChoices = ReturnType<typeof rateChoices>

export const cancelling = (rate: Rate, { timeZone, now }: Pick<Shown, 'timeZone' | 'now'>) => ({
  policy: rate.cancelPolicy,
  paid: rate.basicPriceWithDiscount,
  timeZone,
  now,
})

/** What being able to cancel costs more than the same without: '+37 € y cancelas gratis hasta el 4 dic'. */
function moreThanFixed(
  plan: Rate,
  rates: readonly Rate[],
  { policy, paid, timeZone, now }: Cancelling,
  language: Language,
  t: Translate,
): string | null {
  const others = rates.filter(({ roomType, boardType }) => roomType === plan.roomType && boardType === plan.boardType)
  const fixed = cheapestRate(others.filter(({ cancelPolicy }) => !cancelPolicy.refundable))
  if (!policy.refundable || !fixed || compare(plan.basicPriceWithDiscount, fixed.basicPriceWithDiscount) <= 0)
    return null
  const price = formatRound(subtract(plan.basicPriceWithDiscount, fixed.basicPriceWithDiscount))
  const [first] = cancellationSteps(policy, paid)
  if (!first || first.deadline <= now) return t('stays.moreToCancel', { price })
  const last = wallClock(new Date(first.deadline.getTime() - 1), timeZone).day
  return t('stays.moreForFree', { price, day: `${numberOf(last)} ${shortMonth(last, language)}` })
}

export const boardName = (boards: readonly BoardType[], type: string, language: Language) =>
  boards.find((board) => board.type === type)?.name[language] ?? type

/** Worth a word: less than a handful for who asks. */
const fewLeft = 2

/** What each costs more than the cheapest of them: '' for that one, null for what can't be had so. */
function extras(prices: (Money | null)[]): (string | null)[] {
  const [least] = prices.filter((price) => price !== null).toSorted(compare)
  return prices.map((price) => {
    if (!price || !least) return null
    const more = subtract(price, least)
    return more.amount === 0 ? '' : `+${formatMoney(more)}`
  })
}
