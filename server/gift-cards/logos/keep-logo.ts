import { createHash } from 'node:crypto'
import type { LogoProblem } from '#domain/gift-cards/list/logo.ts'
import { ok, type Result } from '#domain/result.ts'
import { cardLogos } from '#server/db/schema/gift-cards.ts'
import type { Services } from '#server/services.ts'
import { drawLogo } from './draw-logo.ts'

type Sent = { content: Uint8Array; isWhole: boolean }

/** Keeps a logo for the cards that will be bought with it, and says its key. */
export async function keepLogo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { content, isWhole }: Sent,
): Promise<Result<string, LogoProblem>> {
  const drawn = await drawLogo(content, isWhole)
  if (!drawn.ok) return drawn
  const key = createHash('sha256').update(drawn.value).digest('hex')
  const sentAt = clock.now()
  await db
    .insert(cardLogos)
    .values({ key, content: drawn.value, sentAt })
    .onConflictDoUpdate({ target: cardLogos.key, set: { sentAt } })
  return ok(key)
}
