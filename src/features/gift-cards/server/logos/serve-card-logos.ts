import type { Handler } from 'hono'
import type { Database } from '#platform/server/db/client.ts'
import { getLogo } from './get-logo.ts'

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
