import { z } from 'zod'
import type { DisputeUpdate, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'

/** A case that a buyer, or their bank, has opened at PayPal. Our order number is the invoice's, and the custom text. */
export const disputeSchema = z.object({
  dispute_id: z.string().min(1),
  status: z.string().optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string().optional(),
        custom: z.string().optional(),
        invoice_number: z.string().optional(),
      }),
    )
    .min(1),
})

export function disputeNotice(event: string, said: z.output<typeof disputeSchema>): ProviderNotification {
  const [{ seller_transaction_id: capture, custom, invoice_number } = {}] = said.disputed_transactions
  const dispute: DisputeUpdate = { name: said.dispute_id, kind: 'dispute', state: stateOf(said) }
  return { event, order: invoice_number ?? custom ?? null, about: 'dispute', transactionId: capture ?? null, dispute }
}

/** Decided for us, or taken back. Any other end may have cost us the money, and is for an operator to look at. */
const won = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'])

function stateOf({ status, dispute_outcome }: z.output<typeof disputeSchema>): DisputeUpdate['state'] {
  if (status !== 'RESOLVED') return 'open'
  return won.has(dispute_outcome?.outcome_code ?? '') ? 'released' : 'lost'
}

/** Money that PayPal has taken back from us. It is told as a refund of the capture, or as the capture itself. */
export const reversalSchema = z.object({
  id: z.string().min(1),
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})

export function reversalNotice(
  event: string,
  { id, custom_id, links = [] }: z.output<typeof reversalSchema>,
): ProviderNotification {
  const captures = links.map(({ href }) => /\/captures\/(\w+)/.exec(href)?.[1])
  const capture = captures.find((found) => found !== undefined) ?? id
  return {
    event,
    order: custom_id ?? null,
    about: 'dispute',
    transactionId: capture,
    dispute: { name: id, kind: 'reversal', state: 'open' },
  }
}
