import { and, desc, eq } from 'drizzle-orm'
import { visitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { balanceInWords, buyerName, paymentInWords } from '#features/checkout/server/email-parts/purchase-context.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { VoucherPage } from './access/voucher-page.ts'
import { voucherCancellations, voucherExchanges } from './schema/voucher-changes.ts'
import { voucherEvents } from './schema/vouchers.ts'
import { isOpenToPayer } from './undelivered-gift.ts'

/** How a voucher that can't be used any more came to its end: when and where it was enjoyed, or what became of it. */
export async function describeClosure(page: VoucherPage) {
  const { voucher } = page
  if (voucher.state === 'redeemed') return describeVisit(page)
  if (voucher.state !== 'cancelled') return null
  return (await describeExchange(page)) ?? (await describeRefund(page)) ?? describeWithdrawal(page)
}

/** Its payment was taken back from us. */
async function describeWithdrawal({ services, reader, voucher }: VoucherPage) {
  const [event] = await services.db
    .select()
    .from(voucherEvents)
    .where(and(eq(voucherEvents.voucherUuid, voucher.uuid), eq(voucherEvents.cause, 'withdrawn')))
    .limit(1)
  return event ? { kind: 'withdrawn' as const, day: dayFormats.long(madridDay(event.at), reader.language) } : null
}

async function describeVisit({ services, reader, voucher }: VoucherPage) {
  const [visit] = await services.db
    .select()
    .from(voucherEvents)
    .where(and(eq(voucherEvents.voucherUuid, voucher.uuid), eq(voucherEvents.state, 'redeemed')))
    .orderBy(desc(voucherEvents.id))
    .limit(1)
  if (!visit) return null
  const { spaUuid: spa, serviceUuid: service, reference } = voucher
  const link = visitLink(services, { spa, service, reference }, reader.language)
  return {
    kind: 'redeemed' as const,
    day: dayFormats.long(madridDay(visit.at), reader.language),
    spa: voucher.spaName,
    reviewHref: link?.slice(services.config.publicUrl.length) ?? null,
  }
}

async function describeExchange({ services, reader, voucher }: VoucherPage) {
  const [exchange] = await services.db
    .select()
    .from(voucherExchanges)
    .where(eq(voucherExchanges.voucherUuid, voucher.uuid))
  if (!exchange) return null
  return {
    kind: 'exchanged' as const,
    day: dayFormats.long(madridDay(exchange.at), reader.language),
    exchange: exchange.kind,
    amount: formatMoney(exchange),
    email: exchange.email,
    /** For who holds the address that it was sent to; another's code is theirs alone. */
    code: exchange.email.toLowerCase() === voucher.beneficiaryEmail.toLowerCase() ? exchange.code : null,
  }
}

/** One that was refused is owed all the same, and an operator sees to it. */
const stateInWords = { requested: 'on-its-way', done: 'done', refused: 'by-hand' } as const

async function describeRefund({ services, reader, voucher, purchase }: VoucherPage) {
  const [row] = await services.db
    .select({
      cancellation: voucherCancellations,
      state: refunds.state,
      paidElsewhere: refunds.paidElsewhere,
      kind: coupons.kind,
    })
    .from(voucherCancellations)
    .leftJoin(refunds, eq(refunds.uuid, voucherCancellations.refundUuid))
    .leftJoin(coupons, eq(coupons.code, voucherCancellations.balanceCode))
    .where(eq(voucherCancellations.voucherUuid, voucher.uuid))
  if (!row) return null
  const { language } = reader
  const day = dayFormats.long(madridDay(row.cancellation.at), language)
  if (!(await isOpenToPayer(services.db, voucher, purchase)))
    return { kind: 'refunded' as const, day, backTo: buyerName(purchase), parts: [] }
  const { paymentAmount, balanceAmount, balanceCode } = row.cancellation
  const money = (amount: number) => formatMoney({ amount, currency: voucher.currency })
  const payment = paymentAmount > 0 && {
    to: await paymentInWords(services, purchase, language),
    amount: money(paymentAmount),
    state: row.paidElsewhere ? ('another-way' as const) : stateInWords[row.state ?? 'requested'],
  }
  const balance = balanceCode !== null && {
    to: balanceInWords({ balance: row.kind === 'gift-card' ? 'gift-card' : 'wallet' }, language),
    amount: money(balanceAmount),
    state: 'at-once' as const,
  }
  const parts = [payment, balance].filter((part) => part !== false)
  return { kind: 'refunded' as const, day, backTo: null, parts }
}
