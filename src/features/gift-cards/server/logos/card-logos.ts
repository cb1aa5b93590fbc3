import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Handler } from 'hono'
import sharp, { type Sharp } from 'sharp'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { isLogoKey, type LogoProblem } from '#features/gift-cards/rules/card-themes.ts'
import { giftCardsData } from '#features/gift-cards/rules/personal-data.ts'
import { cardLogos, giftCards } from '#features/gift-cards/server/schema.ts'
import { fileKindOf, largestFile } from '#platform/forms/uploaded-file.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { redrawPicture } from '#platform/server/redraw-picture.ts'
import type { Services } from '#platform/server/services.ts'

export async function getLogo(db: Database | Transaction, key: string): Promise<Uint8Array | null> {
  if (!isLogoKey(key)) return null
  const [logo] = await db.select({ content: cardLogos.content }).from(cardLogos).where(eq(cardLogos.key, key))
  return logo?.content ?? null
}

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

/** Logos that were sent and never bought with. A purchase that nobody has gone on with is over long before. */
export async function forgetLogos({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = termStart(clock.now(), giftCardsData.kept.giftCards.terms.unusedLogo)
  await db.execute(sql`
    delete from ${cardLogos}
    where ${cardLogos.sentAt} < ${before}
      and not exists (select 1 from ${giftCards} where ${giftCards.logo} = ${cardLogos.key})
      and not exists (
        select 1 from ${purchases}
        where ${purchases.kind} = 'gift-card'
          and ${purchases.state} in ('started', 'ready', 'paying')
          and ${purchases.goods} -> 'company' ->> 'logo' = ${cardLogos.key}
      )
  `)
}

/** The logo of a company on its cards, for pages and e-mails. */
export const serveCardLogos =
  (db: Database): Handler =>
  async (c) => {
    const logo = await getLogo(db, (c.req.param('file') ?? '').replace(/\.png$/, ''))
    if (!logo) return c.text('No such picture.', 404)
    return c.body(new Uint8Array(logo), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // E-mails show them too, in whatever reads mail.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  }

/** Sharp on a printed card. */
const room = { width: 480, height: 176 }
const margin = 20

/**
 * A logo as it stands on cards: drawn anew, so that nothing of the file is left but what it shows, on a ground of its
 * own, since nobody knows what it will be put on. One that is made for dark grounds gets one.
 */
export async function drawLogo(content: Uint8Array, isWhole: boolean): Promise<Result<Buffer, LogoProblem>> {
  if (!isWhole || content.length > largestFile) return fail('logoLarge')
  const kind = fileKindOf(content)
  if (!kind || kind === 'pdf') return fail('logoType')
  const drawn = await redrawPicture(content, draw)
  return drawn ? ok(drawn) : fail('logoUnreadable')
}

async function draw(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = isLight(data) ? '#1f2b2a' : '#ffffff'
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Whether what can be seen of it would be lost on white. */
function isLight(pixels: Buffer): boolean {
  let opaque = 0
  let light = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    opaque += alpha
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }
  const isCutOut = opaque < (pixels.length / 4) * 255 * 0.98
  return isCutOut && opaque > 0 && light / opaque > 215
}
