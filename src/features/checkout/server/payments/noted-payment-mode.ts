import { eq } from 'drizzle-orm'
import { type PaymentMode, paymentModes } from '#features/checkout/rules/payments/payment-mode.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Database } from '#platform/server/db/client.ts'
import { startedWith } from '#platform/server/db/schema/site.ts'

type Needs = { db: Database; config: Pick<Config, 'paymentMode'> }

const name = 'payment_mode'

/** At each start of the server: commands may be started by a shell that has not its keys. */
export async function notePaymentMode({ db, config }: Needs) {
  const value = config.paymentMode
  await db.insert(startedWith).values({ name, value }).onConflictDoUpdate({ target: startedWith.name, set: { value } })
}

/** What the server takes payments with, or would by these settings where it was never started. */
export async function notedPaymentMode({ db, config }: Needs): Promise<PaymentMode> {
  const [noted] = await db.select().from(startedWith).where(eq(startedWith.name, name))
  return paymentModes.find((mode) => mode === noted?.value) ?? config.paymentMode
}
