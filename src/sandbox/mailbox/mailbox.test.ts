import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeFaults } from '#sandbox/faults.ts'
import { openLedger } from '#sandbox/ledger.ts'
import { openStore } from '#sandbox/store.ts'
import { mostAttachments, mostEmails } from './mail-store.ts'
import { makeMailbox } from './mailbox.ts'
import type { PostedEmail } from './posted-email.ts'

const email: PostedEmail = {
  id: '<gift.1@calmaria.example>',
  to: { name: 'Elena', email: 'elena@example.com' },
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  subject: 'Marta te ha hecho un regalo',
  html: '<!doctype html><html><head><title>x</title></head><body><h1>Hola</h1></body></html>',
  text: 'Hola\n<b>',
  language: 'es',
  attachments: [
    { name: 'Bono señal.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7').toString('base64') },
  ],
  headers: { 'Auto-Submitted': 'auto-generated' },
}

test('an e-mail is listed and shown with its parts, attachments and headers', async () => {
  const { post, get } = open()
  expect(await (await post(email)).json()).toEqual({
    number: 1,
    url: 'http://sandbox.example/sandbox/mailbox/emails/1',
  })
  const list = await (await get('/')).text()
  expect(list).toContain('Marta te ha hecho un regalo')
  expect(list).toContain('Elena &lt;elena@example.com&gt;')
  const page = await (await get('/emails/1')).text()
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).toContain('Bono señal.pdf')
  expect(page).toContain('auto-generated')
  expect(await (await get('/emails/1?part=text')).text()).toContain('Hola\n&lt;b&gt;')
})

test('the e-mail itself may run nothing', async () => {
  const { post, get } = open()
  await post({ ...email, subject: '<script>alert(1)</script>' })
  const shown = await get('/emails/1/html')
  const policy = shown.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/)
  expect(policy).toContain("default-src 'none'")
  expect(await shown.text()).toContain('<base target="_blank">')
  for (const path of ['/', '/emails/1']) {
    const page = await get(path)
    expect(await page.text()).not.toContain('<script')
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src')
  }
})

test.each([
  ['opened', '', 'inline'],
  ['downloaded', '?download=1', 'attachment'],
])('an attachment is %s', async (_, query, disposition) => {
  const { post, get } = open()
  await post(email)
  const file = await get(`/emails/1/attachments/0${query}`)
  expect(file.headers.get('Content-Type')).toBe('application/pdf')
  expect(file.headers.get('Content-Disposition')).toBe(`${disposition}; filename*=UTF-8''Bono%20se%C3%B1al.pdf`)
  expect(await file.text()).toBe('%PDF-1.7')
})

test('an attachment that could run is only for saving', async () => {
  const { post, get } = open()
  await post({ ...email, attachments: [{ name: 'a.html', type: 'text/html', content: 'YQ==' }] })
  const file = await get('/emails/1/attachments/0')
  expect(file.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/)
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the same e-mail twice is one that came twice', async () => {
  const { post, list } = open()
  await post(email)
  await post(email)
  expect(await list()).toMatchObject([{ number: 1, times: 2, to: { email: 'elena@example.com' } }])
})

test('one searches by address', async () => {
  const { post, list, get } = open()
  await post(email)
  await post({ ...email, id: '<2@a>', to: { email: 'otra@example.com' } })
  expect(await list('?to=OTRA')).toMatchObject([{ number: 2 }])
  expect(await (await get('/?to=nadie%22%3E')).text()).toContain('nadie&quot;&gt;')
})

test('fifty stand on a page, five hundred are kept, and the attachments of the newest', async () => {
  const { post, list, get } = open()
  for (let number = 1; number <= mostEmails + 20; number++) await post({ ...email, id: `<${number}@a>` })
  const kept = await list()
  expect(kept).toHaveLength(mostEmails)
  expect(kept[0]).toMatchObject({ number: mostEmails + 20 })
  expect((await get('/emails/20')).status).toBe(404)
  expect((await get('/emails/21')).status).toBe(200)
  expect((await get(`/emails/${mostEmails + 20 - mostAttachments}/attachments/0`)).status).toBe(404)
  expect((await get(`/emails/${mostEmails + 21 - mostAttachments}/attachments/0`)).status).toBe(200)
  const second = await (await get('/?page=2')).text()
  expect(second.match(/<li>/g)).toHaveLength(50)
  expect(second).toContain('page 2 of 10')
})

test.each([
  ['not an e-mail', '{}', {}, 400],
  ['not JSON', '{', {}, 400],
  ['a subject with a line break', JSON.stringify({ ...email, subject: 'a\r\nb' }), {}, 400],
  ['a form of another site', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['more than 5 MB', JSON.stringify({ ...email, text: 'a'.repeat(5 * 1024 * 1024) }), {}, 413],
  ['without the token', JSON.stringify(email), { Authorization: '' }, 401],
  ['with another token', JSON.stringify(email), { Authorization: 'Bearer other' }, 401],
])('%s is refused', async (_, body, headers, status) => {
  const { request, list } = open('secret')
  const answer = await request('/emails', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret', ...headers },
    body,
  })
  expect(answer.status).toBe(status)
  expect(await list()).toEqual([])
})

test.each(['/emails/7', '/emails/x', '/emails/7/html', '/emails/1/attachments/9', '/emails/1/attachments/__proto__'])(
  '%s is nothing',
  async (path) => {
    const { post, get } = open()
    await post(email)
    expect((await get(path)).status).toBe(404)
  },
)

function open(token?: string) {
  const world = {
    url: 'http://sandbox.example/sandbox',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: () => '',
    ledger: openLedger(),
    faults: makeFaults(),
    isShops: () => true,
    store: <Thing>() => openStore<Thing>(),
    notify: () => {},
  }
  const app = new Hono({ strict: false }).basePath('/sandbox')
  app.route('/mailbox', makeMailbox(world, token ? { token } : {}))
  const request = async (path: string, init?: RequestInit) => app.request(`/sandbox/mailbox${path}`, init)
  const get = (path: string) => request(path)
  const post = (posted: PostedEmail) =>
    request('/emails', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(posted),
    })
  const list = async (query = ''): Promise<object[]> => (await get(`/emails.json${query}`)).json() as Promise<object[]>
  return { request, get, post, list }
}
