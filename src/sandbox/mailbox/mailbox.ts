import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { World } from '#sandbox/world.ts'
import { openMailStore } from './mail-store.ts'
import { emailPage, type MailboxAddresses, mailboxListPage, missingPage } from './pages.ts'
import { postedEmail } from './posted-email.ts'

export type MailboxOptions = {
  /** With one, only who knows it may post e-mails. */
  token?: string
}

const perPage = 50
export const largestEmail = 5 * 1024 * 1024

/** Stands at /mailbox below the world: it gets every e-mail to anybody, and shows it as its reader would see it. */
export function makeMailbox(world: World, { token }: MailboxOptions = {}) {
  const emails = openMailStore(world)
  const home = `${world.url}/mailbox`
  const at: MailboxAddresses = { list: `${home}/`, email: (number) => `${home}/emails/${number}` }
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })

  app.post(
    '/emails',
    async (c, next) => {
      if (token && !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`))
        return c.json({ error: 'token' }, 401)
      // A form of another site can't send JSON unasked.
      if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? '')) return c.json({ error: 'json' }, 415)
      return next()
    },
    bodyLimit({ maxSize: largestEmail, onError: (c) => c.json({ error: 'too-large' }, 413) }),
    async (c) => {
      const parsed = postedEmail.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return c.json({ error: 'email', fields: fieldsOf(parsed.error) }, 400)
      const { number } = emails.receive(parsed.data)
      return c.json({ number, url: at.email(number) }, 201)
    },
  )

  app.get('/', (c) => {
    const { to, page } = asked.parse(c.req.query())
    const found = emails.newest(to)
    const pages = Math.max(1, Math.ceil(found.length / perPage))
    const shown = Math.min(page, pages)
    const view = {
      emails: found.slice((shown - 1) * perPage, shown * perPage),
      total: found.length,
      to,
      page: shown,
      pages,
    }
    return c.html(mailboxListPage(view, at), 200, pageHeaders)
  })

  app.get('/emails.json', (c) => {
    const { to } = asked.parse(c.req.query())
    return c.json(emails.newest(to).map((email) => ({ ...email, url: at.email(email.number) })))
  })

  app.get('/emails/:number', (c) => {
    const email = emails.get(numberOf(c))
    if (!email) return c.html(missingPage(at), 404, pageHeaders)
    return c.html(emailPage(email, c.req.query('part') === 'text' ? 'text' : 'html', at), 200, pageHeaders)
  })

  app.get('/emails/:number/html', (c) => {
    const email = emails.get(numberOf(c))
    if (!email) return c.text('No such email.', 404)
    // Links open beside the mailbox, as in a mail program.
    return c.html(email.html.replace(/<head>/i, '<head><base target="_blank">'), 200, emailHeaders)
  })

  app.get('/emails/:number/attachments/:index', (c) => {
    const index = z.coerce.number().int().min(0).catch(-1).parse(c.req.param('index'))
    const file = emails.get(numberOf(c))?.attachments[index]
    const content = emails.attachment(numberOf(c), index)
    if (!file || !content) return c.text('No such attachment: it never came, or newer ones have taken its place.', 404)
    const isShown = shownTypes.includes(file.type) && c.req.query('download') === undefined
    return c.body(new Uint8Array(content), 200, {
      'Content-Type': shownTypes.includes(file.type) ? file.type : 'application/octet-stream',
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
  })

  return app
}

const asked = z.object({
  to: z.string().trim().max(254).catch(''),
  page: z.coerce.number().int().min(1).catch(1),
})

const numberOf = (c: Context) => z.coerce.number().int().positive().catch(0).parse(c.req.param('number'))

const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** What stands in an e-mail may look like anything and do nothing. */
const emailHeaders = {
  'Content-Security-Policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
}

/** The others are only for saving: nothing posted is ever run here. */
const shownTypes = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain']

const fieldsOf = (error: z.ZodError) => [...new Set(error.issues.map(({ path }) => path.join('.')))]

const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted))
const digest = (text: string) => createHash('sha256').update(text).digest()
