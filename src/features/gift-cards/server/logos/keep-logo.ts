import { createHash } from 'node:crypto'
import type { LogoProblem } from '#features/gift-cards/rules/list/logo.ts'
import { cardLogos } from '#features/gift-cards/server/schema.ts'
import { ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
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
