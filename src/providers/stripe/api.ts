import Stripe from 'stripe'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where a stand-in stands, without a slash at the end; left out, Stripe itself. */
  url?: string
}

export type Surroundings = { fetch: typeof globalThis.fetch; now: () => Date; timeout: number }

/** One that was refused: `kind` and `code` are Stripe's own. It carries nothing of the buyer, so it may be logged. */
export class StripeRefusal extends Error {
  kind: string
  code: string
  status: number
  /** The PaymentIntent it is about, where Stripe shows it. */
  intent: unknown
  constructor({ type, code, statusCode, payment_intent }: Stripe.errors.StripeError) {
    super(`Stripe refused: ${statusCode} ${type} ${code ?? ''}`.trim())
    this.kind = type
    this.code = code ?? type
    this.status = statusCode ?? 0
    // Out of the sight of loggers, because it holds the buyer's address and phone.
    Object.defineProperty(this, 'intent', { value: payment_intent, enumerable: false })
  }
}

export function makeApi({ secretKey, url = home }: StripeSettings, { fetch, timeout }: Surroundings): Stripe {
  // The SDK can be pointed to another host, but not to a path on it.
  const reach: typeof globalThis.fetch = (input, init) => fetch(String(input).replace(home, url), init)
  const httpClient = Stripe.createFetchHttpClient(reach)
  // Whoever gets no answer asks; it is not for the SDK to try again.
  return new Stripe(secretKey, { httpClient, timeout, maxNetworkRetries: 0, telemetry: false })
}

const home = 'https://api.stripe.com'

/** The SDK's errors hold all that was sent and answered; what goes up from here says only what went wrong. */
export async function call<Answer>(promise: Promise<Answer>): Promise<Answer> {
  try {
    return await promise
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isRefused = error.statusCode !== undefined && refused.has(error.statusCode)
    throw isRefused ? new StripeRefusal(error) : new Error(`No answer from Stripe: ${error.statusCode ?? error.type}`)
  }
}

/** Wrong, declined, not there, or at odds with an earlier one: asking again would not change it. */
const refused = new Set([400, 402, 404, 409])
