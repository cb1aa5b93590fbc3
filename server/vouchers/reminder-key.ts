import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { sentLetters } from '#server/db/schema/purchases.ts'
import type { Voucher } from './voucher-row.ts'

/** One for each last day a voucher has had. */
export const reminderKey = ({ uuid, expiresOn }: Pick<Voucher, 'uuid' | 'expiresOn'>, days: number) =>
  `expiry-reminder.${uuid}.${expiresOn}.${days}`

export async function reminderWasSent(db: Database, key: string): Promise<boolean> {
  const [sent] = await db.select().from(sentLetters).where(eq(sentLetters.key, key))
  return sent !== undefined
}
