import { eq } from 'drizzle-orm'
import { isLogoKey } from '#domain/gift-cards/list/logo.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { cardLogos } from '#server/db/schema/gift-cards.ts'

export async function getLogo(db: Database | Transaction, key: string): Promise<Uint8Array | null> {
  if (!isLogoKey(key)) return null
  const [logo] = await db.select({ content: cardLogos.content }).from(cardLogos).where(eq(cardLogos.key, key))
  return logo?.content ?? null
}
