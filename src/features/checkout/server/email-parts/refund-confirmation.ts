import type { CopyKey } from '#features/checkout/rules/copy-key.ts'
import { creditNoteOf } from '#features/checkout/server/invoices/invoice-file.ts'
import type { Refunded } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { describeGoods, kindOf, placeOfGoods } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Email } from '#platform/emails/mail-transport.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { buyerAddress, paidWith } from './purchase-context.ts'
import { type EmailedRefund, goesTo, refundBlocks } from './refund-blocks.ts'
import { type BriefVoucher, briefCard } from './voucher-card.ts'

/** When the provider has confirmed that the money is on its way. */
export const refundConfirmation = defineTemplate('refund-confirmation', content)

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
    copyKey: kindOf(services, purchase.kind).copyKey,
    service: describeGoods(services, purchase),
    spa: placeOfGoods(services, purchase),
    reference: locator,
    refund: refundOf(refunded),
    creditNote: (await creditNoteOf(services.db, refund.uuid))?.number ?? null,
  }
  return refundConfirmation.write(services, { about: refund.uuid, to: buyerAddress(buyer), language, view })
}

/** A purchase that could not be made gives its balance back too, which was done when it failed. */
function refundOf({ purchase, attempt, refund }: Refunded): EmailedRefund {
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

/** `name` is the first name of who paid: nobody else gets it. */
type RefundConfirmationView = BriefVoucher & {
  name: string
  copyKey: CopyKey
  refund: EmailedRefund
  /** The number of the credit note that goes with it. */
  creditNote?: string | null
}

/** When the provider has confirmed that the money is on its way. */
function content(view: RefundConfirmationView, { t, language, head }: EmailContext): EmailContent {
  const { name, copyKey, service, reference, refund } = view
  return {
    subject: t('mailPurchases.refunded.subject', { service }),
    preheader: t(`mailPurchases.words.${copyKey}.refundSent`, { reference }),
    title: t('mailPurchases.refunded.title'),
    blocks: [
      leadBlock(t('mailPurchases.refunded.lead', { name })),
      briefCard(view, language),
      ...refundBlocks(refund, t('mailPurchases.refunded.total'), language),
      ...(goesTo(refund, 'balance') ? [textBlock(t(`mailPurchases.words.${copyKey}.refundBalance`))] : []),
      ...(view.creditNote ? [textBlock(t('mailPurchases.refunded.creditNote', { number: view.creditNote }))] : []),
      textBlock(t('mailPurchases.refunded.comeBack')),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}
