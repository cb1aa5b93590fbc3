import { madridDay } from '#domain/dates.ts'
import type { Email } from '#domain/emails/mail-transport.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { creditNoteOf } from '#server/invoices/invoice-row.ts'
import { describeGoods, placeOfGoods } from '#server/purchases/core/goods-description.ts'
import type { Refunded } from '#server/purchases/core/goods-kind.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Services } from '#server/services.ts'
import { paidWith } from './email-context.ts'
import { emailHeader } from './send-once.ts'

/**
 * That the money of a whole purchase has left. A payment that came late or twice bought nothing, and its buyer was
 * written to when it was sent back.
 */
export async function generalRefundEmail(services: Services, refunded: Refunded): Promise<Email | null> {
  const { purchase, attempt, refund } = refunded
  const { buyer, language, locator } = purchase
  if (!buyer || purchase.paidBy !== attempt.uuid) return null
  const view = {
    name: buyer.name,
    words: kindOf(services, purchase.kind).words,
    service: describeGoods(services, purchase),
    spa: placeOfGoods(services, purchase),
    reference: locator,
    refund: refundOf(refunded),
    creditNote: (await creditNoteOf(services.db, refund.uuid))?.number ?? null,
  }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  return renderEmail('refund-confirmation', view, {
    about: refund.uuid,
    to,
    language,
    head: emailHeader(services, language),
  })
}

/** A purchase that could not be made gives its balance back too, which was done when it failed. */
function refundOf({ purchase, attempt, refund }: Refunded): Refund {
  const { currency, requestedAt } = refund
  const lines = purchase.state === 'failed' ? purchase.bill.lines : []
  const balances = lines.flatMap((line) =>
    line.kind === 'balance' ? [{ to: line.balance, code: line.code, amount: { amount: -line.amount, currency } }] : [],
  )
  const payment = { to: 'payment' as const, paidWith: paidWith(attempt), amount: { amount: refund.amount, currency } }
  const parts = [payment, ...balances]
  const total = { amount: parts.reduce((sum, { amount }) => sum + amount.amount, 0), currency }
  return { parts, total, day: madridDay(requestedAt), locator: purchase.locator }
}
