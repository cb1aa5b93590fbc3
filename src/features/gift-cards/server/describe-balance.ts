import { and, asc, eq, inArray } from 'drizzle-orm'
import { cardCodeInGroups, hiddenCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import { isBalance, validPart } from '#features/checkout/rules/coupons/coupon.ts'
import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import { getCoupon } from '#features/checkout/server/coupons/get-coupon.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { describeGoods } from '#features/checkout/server/purchases/core/kind-of.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { canExtend, cardExtendedUntil, ownEnd } from '#features/gift-cards/rules/gift-card.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { findCardByCode, type GiftCard } from './card-row.ts'

export type BalanceView = NonNullable<Awaited<ReturnType<typeof describeBalance>>>

/** `isHolder`: came by the link of their e-mail. They are shown the code as a whole, and may extend the card. */
type Options = { language: Language; isHolder?: boolean }

/** What is left of a card, and what it was spent on. Null for anything that has no balance. */
export async function describeBalance(services: Services, typed: string, { language, isHolder = false }: Options) {
  const now = services.clock.now()
  const coupon = await getCoupon(services.db, typed, { purchaseUuid: noPurchase, now })
  if (!coupon || !isBalance(coupon) || !isSpendableIn(services.config.paymentMode, coupon.paymentMode)) return null
  const card = await findCardByCode(services.db, coupon.code)
  const entries = await services.db
    .select()
    .from(balanceEntries)
    .where(eq(balanceEntries.code, coupon.code))
    .orderBy(asc(balanceEntries.id))
  const today = madridDay(now)
  const dates = await datesOf(services.db, coupon.code)
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const valid = validPart(sum, dates)
  // Where nothing can be spent, it is told what there was, and until when.
  const left = valid > 0 ? valid : sum
  const endsOn = valid > 0 ? coupon.endsOn : ownEnd(dates)
  const value = card?.value ?? entries[0]?.amount ?? 0
  const money = (amount: number) => formatMoney({ amount, currency: coupon.currency })
  const day = (at: Date | null | undefined) => (at ? shortDay(madridDay(at), language) : '')
  return {
    code: isHolder ? cardCodeInGroups(coupon.code) : hiddenCardCode(coupon.code),
    isHolder,
    state: stateOf({ ...coupon, sum, valid }, card, today),
    left: money(left),
    /** In hundredths, for the bar. */
    share: value > 0 ? Math.round((Math.min(left, value) * 100) / value) : 0,
    value: money(value),
    endsOn: endsOn ? shortDay(endsOn, language) : null,
    /** What stays expired beside value that was returned. */
    rest:
      valid > 0 && dates.expiredAmount > 0
        ? { amount: money(dates.expiredAmount), day: shortDay(dates.expiredOn ?? '', language) }
        : null,
    lastSpent: day(entries.findLast(({ reason }) => reason === 'purchase')?.at),
    endedAt: day(card?.cancelledAt),
    entries: (await describeEntries(services, entries, card, language)).reverse(),
    chooseHref: sectionPath('spas', language),
    extendable: isHolder && card ? extension(card, ownEnd(dates), sum, today, language) : null,
  }
}

async function datesOf(db: Services['db'], code: string) {
  const { endsOn, expiredOn, expiredAmount } = coupons
  const [dates] = await db.select({ endsOn, expiredOn, expiredAmount }).from(coupons).where(eq(coupons.code, code))
  return dates ?? { endsOn: null, expiredOn: null, expiredAmount: 0 }
}

/** No purchase holds anything of what is only looked at. */
const noPurchase = '00000000-0000-0000-0000-000000000000'

type Known = { isActive: boolean; isOnHold: boolean; endsOn: Day | null; sum: number; valid: number }

function stateOf({ isActive, isOnHold, endsOn, sum, valid }: Known, card: GiftCard | null, today: Day) {
  if (!isActive) return card?.state === 'cancelled' ? ('cancelled' as const) : ('spent' as const)
  if (isOnHold) return 'held' as const
  if (sum <= 0) return 'spent' as const
  return valid <= 0 || (endsOn && today > endsOn) ? ('expired' as const) : ('active' as const)
}

function extension(card: GiftCard, endsOn: Day | null, left: number, today: Day, language: Language): string | null {
  if (!endsOn || left <= 0 || card.state === 'cancelled') return null
  return canExtend({ endsOn, isExtended: card.extendedFrom !== null }, today)
    ? shortDay(cardExtendedUntil(endsOn), language)
    : null
}

type Entry = typeof balanceEntries.$inferSelect

async function describeEntries(services: Services, entries: Entry[], card: GiftCard | null, language: Language) {
  const { t } = i18nFor(language)
  const uuids = entries.flatMap(({ purchaseUuid, amount }) => (purchaseUuid && amount < 0 ? [purchaseUuid] : []))
  const bought = uuids.length
    ? await services.db
        .select()
        .from(purchases)
        .where(and(inArray(purchases.uuid, uuids)))
    : []
  const words = 'giftCards.balance.entries'
  const wordsOf = ({ reason, amount, purchaseUuid }: Entry): string => {
    if (reason === 'sale' && card) return t(`${words}.sale`, { from: card.from, name: card.name })
    if (reason === 'exchange') return t(`${words}.exchange`)
    if (reason === 'moved') return t(`${words}.moved`)
    if (reason === 'refunded' || reason === 'withdrawn') return t(`${words}.ended`)
    if (amount > 0) return t(`${words}.returned`)
    const purchase = bought.find(({ uuid }) => uuid === purchaseUuid)
    return purchase ? describeGoods(services, { ...purchase, language }) : t(`${words}.purchase`)
  }
  return entries.map((entry) => ({
    key: String(entry.id),
    what: wordsOf(entry),
    day: shortDay(madridDay(entry.at), language),
    amount: `${entry.amount > 0 ? '+' : ''}${formatMoney({ amount: entry.amount, currency: card?.currency ?? 'EUR' })}`,
  }))
}
