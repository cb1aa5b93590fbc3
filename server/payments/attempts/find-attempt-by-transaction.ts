import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from './attempt-row.ts'

/** It comes from anybody: nothing but what can be printed, since a database takes no other. */
const shape = z.object({ threeDSServerTransID: z.string().regex(/^[!-~]{1,100}$/) })

/** 3-D Secure answers with the transaction it was begun with: that is how a bank's message finds its attempt. */
export async function findAttemptByTransaction({ db }: Services, message: string): Promise<Attempt | null> {
  const said = shape.safeParse(parse(message))
  if (!said.success) return null
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'open'), eq(paymentAttempts.transactionId, said.data.threeDSServerTransID)))
  return attempt ?? null
}

function parse(message: string): unknown {
  try {
    return JSON.parse(Buffer.from(message, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
