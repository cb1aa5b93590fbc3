import { eq } from 'drizzle-orm'
import { isLogoKey } from '#features/gift-cards/rules/list/logo.ts'
import { cardLogos } from '#features/gift-cards/server/schema.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

export async function getLogo(db: Database | Transaction, key: string): Promise<Uint8Array | null> {
  if (!isLogoKey(key)) return null
  const [logo] = await db.select({ content: cardLogos.content }).from(cardLogos).where(eq(cardLogos.key, key))
  return logo?.content ?? null
}
