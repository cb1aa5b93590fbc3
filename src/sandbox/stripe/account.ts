import type { StripeSettings } from '#providers/stripe/api.ts'
import type { DisputedMoney } from '../disputed-money.ts'
import type { World } from '../world.ts'

/** What the shop and its Stripe account have agreed on. */
export type StripeAccount = {
  secretKey: string
  webhookSecret: string
  /** Where the shop wants to be told. Stripe has it from the account, not from the payment. */
  webhookUrl: string
}

/** An account that exists nowhere else: none of it is a secret. */
export const stripeAccount: Omit<StripeAccount, 'webhookUrl'> = {
  secretKey: 'sandbox-key',
  webhookSecret: 'sandbox-webhook-secret',
}

/** How a shop reaches the stand-in; `url` is the sandbox's own, as in `createSandbox`. */
export const sandboxStripe = (url: string): StripeSettings => ({ ...stripeAccount, url: `${url}/sandbox/stripe` })

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled' | 'succeeded'

export type StripeIntent = {
  id: string
  type: 'multibanco' | 'mb_way'
  status: IntentStatus
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  /** In seconds, as Stripe counts. */
  created: number
  expiresAt?: number
  phone?: string
  entity?: string
  reference?: string
  /** Why the last attempt to pay it failed. */
  error?: string
}

export type StripeRefund = {
  id: string
  intent: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
  created: number
}

/** The answer to a request, for whoever comes with its key again. */
export type StoredAnswer = { asked: string; status: number; body: string }

/** What every part of the stand-in works with; `url` is where they all stand. */
export type Stripe = { world: World; account: StripeAccount; records: StripeRecords; url: string }

/** All that the stand-in remembers. */
export type StripeRecords = ReturnType<typeof openStripeRecords>

export const openStripeRecords = (world: World) => ({
  intents: world.store<StripeIntent>('stripe-intents'),
  refunds: world.store<StripeRefund>('stripe-refunds'),
  answers: world.store<StoredAnswer>('stripe-answers'),
  disputed: world.store<DisputedMoney>('stripe-disputed'),
})

/** What the ledger says of each movement of an intent's money. */
export const paymentOf = ({ type, metadata, currency }: StripeIntent) =>
  ({
    provider: 'stripe',
    method: type === 'mb_way' ? 'mbway' : 'multibanco',
    order: metadata.order ?? '',
    currency: currency.toUpperCase(),
  }) as const

export const secondsNow = ({ world }: Stripe) => Math.floor(world.now().getTime() / 1000)

/** Phones with a story of their own; every other one waits on the MB WAY page for somebody to answer. */
export const phones = {
  /** Nobody has MB WAY there: it is refused at once. */
  unknown: '+351910000001',
}
