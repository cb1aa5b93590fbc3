import { and, eq, ne, sql } from 'drizzle-orm'
import { methodInWords } from '#features/checkout/server/email-parts/paid-with.ts'
import { paidWith } from '#features/checkout/server/email-parts/purchase-context.ts'
import { getAttemptByUuid } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { kindOf } from '../core/kind-of.ts'
import { describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type KoView = Awaited<ReturnType<typeof describeKo>>

/** A purchase that could not be made: why, where its money goes, and what its kind offers instead. */
export async function describeKo(page: PurchasePage) {
  const { services, reader, purchase } = page
  const kind = kindOf(services, purchase.kind)
  const parts = [...(await partReleased(page)), ...(await partsToProviders(page)), ...(await partToBalance(page))]
  const { bill, failureReason, buyer, locator, goods } = purchase
  const { language } = reader
  const alternatives = (await kind.alternatives?.(services, reader, goods)) ?? []
  // What is not in the catalogue any more can't be chosen again: the last alternative is the most general one.
  const isGone = failureReason === 'gone'
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  return {
    /** Without a reason the money came after the purchase had expired. */
    reason: failureReason ?? ('late' as const),
    total: sum === 0 ? null : formatMoney({ amount: sum, currency: bill.currency }),
    parts: parts.map(({ text }) => text),
    email: buyer?.email ?? '',
    locator,
    summary: describeSummary(services, reader, purchase),
    againHref: isGone ? (alternatives.at(-1)?.href ?? pathOf('search', language)) : kind.startHref(goods, language),
    alternatives,
  }
}

/** `amount`: what goes back. */
type Part = { amount: number; text: string }

/** Money that was only authorised does not go back: it was never taken. */
async function partReleased({ services, reader, purchase }: PurchasePage): Promise<Part[]> {
  const attempt = purchase.paidBy && (await getAttemptByUuid(services.db, purchase.paidBy))
  if (!attempt || attempt.state === 'paid') return []
  const { t } = i18nFor(reader.language)
  const money = formatMoney({ amount: attempt.amount, currency: attempt.currency })
  const method = methodInWords(paidWith(attempt), t)
  return [{ amount: 0, text: t('purchases.ko.released', { amount: money, method }) }]
}

/** What a provider would not take back is paid by an operator. */
async function partsToProviders({ services, reader, purchase }: PurchasePage): Promise<Part[]> {
  const { t } = i18nFor(reader.language)
  const rows = await services.db
    .select({ attempt: paymentAttempts, refund: refunds })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .where(eq(paymentAttempts.purchaseUuid, purchase.uuid))
    .orderBy(refunds.requestedAt)
  return rows.map(({ attempt, refund: { amount, currency, state } }) => {
    const words = { amount: formatMoney({ amount, currency }), method: methodInWords(paidWith(attempt), t) }
    return { amount, text: t(state === 'refused' ? 'purchases.ko.byHand' : 'purchases.ko.toMethod', words) }
  })
}

/** A balance gets back at once what it had paid; nothing, if a bank took back the money that it was bought with. */
async function partToBalance({ services, reader, purchase }: PurchasePage): Promise<Part[]> {
  const { t } = i18nFor(reader.language)
  const [line] = purchase.bill.lines.filter(({ kind }) => kind === 'balance')
  if (line?.kind !== 'balance' || !purchase.paymentAcceptedAt) return []
  const { purchaseUuid, code, reason, amount } = balanceEntries
  const [returned] = await services.db
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(balanceEntries)
    .where(and(eq(purchaseUuid, purchase.uuid), eq(code, line.code), ne(reason, 'purchase')))
  if (!returned || returned.sum <= 0) return []
  const money = formatMoney({ amount: returned.sum, currency: purchase.bill.currency })
  const text = t(line.balance === 'gift-card' ? 'purchases.ko.toGiftCard' : 'purchases.ko.toWallet', { amount: money })
  return [{ amount: returned.sum, text }]
}
