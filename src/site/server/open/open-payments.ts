import { makePayments, type Payments } from '#features/checkout/server/payments/registry.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { makePaypal } from '#providers/paypal/make-paypal.ts'
import { makeRedsys } from '#providers/redsys/make-redsys.ts'
import { makeStripe } from '#providers/stripe/make-stripe.ts'
import type { AttachedSandbox } from '#site/server/sandbox.ts'

/** Longer than a bank takes to answer, shorter than an attempt is leased. */
const timeout = 30_000

/** A provider is a line here: the real ones whose keys are set, or those of the sandbox. */
export function openPayments({ providers }: Config, clock: Clock, sandbox: AttachedSandbox | null): Payments {
  const settings = sandbox ?? providers
  const connection = { fetch: sandbox?.fetch ?? globalThis.fetch, now: clock.now, timeout }
  const redsys = settings.redsys && makeRedsys(settings.redsys, connection)
  const paypal = settings.paypal && makePaypal(settings.paypal, connection)
  const stripe = settings.stripe && makeStripe(settings.stripe, connection)
  return makePayments(
    [redsys, paypal, stripe].filter((provider) => provider !== null),
    redsys?.cardForm ?? null,
  )
}
