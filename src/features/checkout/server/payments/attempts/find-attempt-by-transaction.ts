import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import type { Attempt } from './attempt-row.ts'

/** Anybody can send this message. Only printable characters pass, since PostgreSQL refuses some others. */
const shape = z.object({ threeDSServerTransID: z.string().regex(/^[!-~]{1,100}$/) })

/**
 * Finds the attempt of a bank's message by its 3-D Secure transaction, the only thing that the message names. One that
 * is decided is found too: its buyer is led on, whether their answer came first or second.
 */
export async function findAttemptByTransaction({ db }: Services, message: string): Promise<Attempt | null> {
  const parsed = shape.safeParse(parse(message))
  if (!parsed.success) return null
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, parsed.data.threeDSServerTransID))
  return attempt ?? null
}

function parse(message: string): unknown {
  try {
    return JSON.parse(Buffer.from(message, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
