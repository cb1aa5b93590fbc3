import { and, eq } from 'drizzle-orm'
import type { BillLine } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { PurchaseStep } from '#features/checkout/rules/purchase-paths.ts'
import { getAttemptByUuid } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { askedPurchaseKey, purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { keyedPurchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import { type paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { capital } from '#platform/i18n/calendar-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { methodInWords, type PaidWith } from './paid-with.ts'
import { type EmailedRefund, sumUpRefund } from './refund-blocks.ts'

/** As somebody is greeted. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export const buyerAddress = ({ name, surname, email }: NonNullable<Purchase['buyer']>) => ({
  name: `${name} ${surname}`,
  email,
})

/** Opens a page of the purchase without the browser that bought it. */
export const keyedUrl = (services: Services, purchase: Purchase, step: PurchaseStep) =>
  services.config.publicUrl + keyedPurchaseHref(purchase, step, purchaseKey(services, purchase))

/** The same for a buyer who has asked for it again. */
export const askedPurchaseUrl = (services: Services, purchase: Purchase) =>
  services.config.publicUrl + keyedPurchaseHref(purchase, 'confirmation', askedPurchaseKey(services, purchase))

export async function paidWithOf({ db }: Services, { paidBy }: Purchase): Promise<PaidWith> {
  const attempt = paidBy && (await getAttemptByUuid(db, paidBy))
  return attempt ? paidWith(attempt) : null
}

export const paidWith = (attempt: typeof paymentAttempts.$inferSelect): NonNullable<PaidWith> => ({
  method: attempt.method,
  card: { brand: attempt.cardBrand ?? undefined, lastDigits: attempt.cardLastDigits ?? undefined },
})

/** What went back when a purchase was cancelled: by its refund, and to balances for a reason. */
export async function cancelledRefund(
  services: Services,
  purchase: Purchase,
  { refundUuid, reason, at }: { refundUuid: string | null; reason: string; at: Date | null },
): Promise<EmailedRefund | null> {
  const { db, clock } = services
  const { currency } = purchase.bill
  const [refund] = refundUuid ? await db.select().from(refunds).where(eq(refunds.uuid, refundUuid)) : []
  const paidWith = await paidWithOf(services, purchase)
  const isReturn = and(eq(balanceEntries.purchaseUuid, purchase.uuid), eq(balanceEntries.reason, reason))
  const entries = await db.select().from(balanceEntries).where(isReturn)
  const payment =
    refund && paidWith ? [{ to: 'payment' as const, paidWith, amount: { amount: refund.amount, currency } }] : []
  const balances = entries.map(({ code, amount }) => ({
    to: 'gift-card' as const,
    code,
    amount: { amount, currency },
  }))
  return sumUpRefund([...payment, ...balances], madridDay(at ?? clock.now()), purchase.locator)
}

/** A present as its buyer is told of it: whether we write to who is given it, and when. */
export type GiftDelivery = { to: string; delivery: 'none' | 'now' | { on: Day } }

/** Null if it is no present. */
export function giftDelivery({ clock }: Pick<Services, 'clock'>, { gift }: Purchase): GiftDelivery | null {
  if (!gift) return null
  if (!gift.deliverOn) return { to: gift.name, delivery: 'none' }
  return { to: gift.name, delivery: gift.deliverOn > madridDay(clock.now()) ? { on: gift.deliverOn } : 'now' }
}

/** When an e-mail is looked at again that waits for the end of a dispute. */
export const nextDay = ({ clock }: Pick<Services, 'clock'>) => new Date(clock.now().getTime() + 24 * 60 * 60_000)

type Balance = Extract<BillLine, { kind: 'balance' }>

export const balanceLineOf = ({ bill }: Purchase) => bill.lines.find((line): line is Balance => line.kind === 'balance')

export const buyerName = ({ buyer }: Purchase) => `${buyer?.name ?? ''} ${buyer?.surname ?? ''}`.trim()

/** 'Visa terminada en 1111', as it stands in a sentence. */
export async function paymentInWords(services: Services, purchase: Purchase, language: Language) {
  return methodInWords(await paidWithOf(services, purchase), i18nFor(language).t)
}

/** Without its code: who holds a gift may not be who paid for it, and whoever knows the code can spend it. */
export function balanceInWords({ balance }: Pick<Balance, 'balance'>, language: Language) {
  return i18nFor(language).t(
    balance === 'gift-card' ? 'mailPurchases.paidByCode.giftCard' : 'mailPurchases.paidByCode.wallet',
  )
}

/** Everything it was paid with. */
export async function paidInWords(services: Services, purchase: Purchase, language: Language): Promise<string> {
  const balance = balanceLineOf(purchase)
  const parts = [
    ...(purchase.paidBy ? [await paymentInWords(services, purchase, language)] : []),
    ...(balance ? [balanceInWords(balance, language)] : []),
  ]
  // Neither money nor balance: a code has paid for all of it.
  if (parts.length === 0) parts.push(i18nFor(language).t('mailPurchases.paidByCode.coupon'))
  return capital(new Intl.ListFormat(language, { type: 'conjunction' }).format(parts))
}
