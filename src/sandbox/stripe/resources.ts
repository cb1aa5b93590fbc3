import type { Context } from 'hono'
import type { StripeIntent, StripeRefund } from './account.ts'

/** PaymentIntents and refunds as Stripe shows them, with what a shop reads of them. */
export const showIntent = (intent: StripeIntent, url: string) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  currency: intent.currency,
  created: intent.created,
  description: intent.description,
  livemode: false,
  metadata: intent.metadata,
  allowed_payment_method_types: [intent.type],
  payment_method_types: [intent.type],
  status: intent.status,
  last_payment_error: intent.error ? { type: 'invalid_request_error', code: intent.error } : null,
  next_action: intent.status === 'requires_action' ? nextAction(intent, url) : null,
})

function nextAction({ type, entity, reference, expiresAt }: StripeIntent, url: string) {
  // Nothing is shown for MB WAY: the question is on the phone.
  if (type === 'mb_way') return null
  return {
    type: 'multibanco_display_details',
    multibanco_display_details: {
      entity,
      reference,
      expires_at: expiresAt,
      hosted_voucher_url: `${url}/multibanco?entity=${entity}&reference=${reference}`,
    },
  }
}

export const showRefund = ({ id, intent, amount, currency, status, metadata, created }: StripeRefund) => ({
  id,
  object: 'refund',
  amount,
  currency,
  created,
  metadata,
  payment_intent: intent,
  status,
})

/** Stripe's forms are flat, with the way to a value in its name: `metadata[order]`. */
export const readFlatForm = async (c: Context): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await c.req.text()))

export function metadataOf(form: Record<string, string>): Record<string, string> {
  const named = Object.entries(form).map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(named.filter(([name]) => name !== undefined))
}
