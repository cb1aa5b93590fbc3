import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays, madridDay } from '#domain/dates.ts'
import { type Browser, makeBrowser } from '../kill/browser.ts'
import { giveBuyer, pay, tokenFor } from '../kill/checkout.ts'
import { formTo, type PageForm } from '../kill/page-forms.ts'
import { testDatabase } from '../test-database.ts'
import { freePort, startServer } from './server-process.ts'

// Two cold starts beside other tests take their time.
vi.setConfig({ testTimeout: 120_000 })

const { pool, connectionString } = await testDatabase('demo')
// The shop's settings ask for a host in the address.
const address = connectionString.replace('@/', '@localhost/')
const folder = await mkdtemp(join(tmpdir(), 'calmaria-last-room-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const from = addDays(madridDay(new Date()), 30)
const to = addDays(from, 2)

test('of a hundred checkouts at two servers one gets the last room, and pays for it', async () => {
  const getaway = await leaveOneRoom()
  const servers = await Promise.all(['a', 'b'].map(startOne))
  const forms = await Promise.all(servers.map((url) => formOf(url, getaway)))
  const checkouts = Array.from({ length: 100 }, (_, number) => ({
    url: servers[number % 2] ?? '',
    form: forms[number % 2] as PageForm,
    browser: makeBrowser(`10.7.0.${number}`),
  }))
  const answers = await Promise.all(
    checkouts.map(async ({ url, form, browser }) => {
      const { to: next } = await browser.send(new URL(form.action, url).href, form.fields)
      return next ?? ''
    }),
  )
  const begun = answers.map((answer) => /^.*\/purchase\/[\w-]{36}\//.exec(answer)?.[0] ?? null)
  expect(begun.filter(Boolean)).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('notice=changed'))).toHaveLength(99)
  const winner = begun.findIndex(Boolean)
  const { url, browser } = checkouts[winner] as (typeof checkouts)[number]
  await buy(browser, url, begun[winner] ?? '')
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select state, hotel_locator from getaway_stays')
      expect(rows).toEqual([{ state: 'confirmed', hotel_locator: expect.any(String) }])
    },
    { timeout: 30_000 },
  )
  const { rows } = await pool.query('select held, sold, allotment from hotel_nights where allotment = 1')
  expect(rows).toEqual([
    { held: 0, sold: 1, allotment: 1 },
    { held: 0, sold: 1, allotment: 1 },
  ])
  const paid = await pool.query("select amount, state from payment_attempts where state = 'paid'")
  const bought = await pool.query("select (bill ->> 'total')::int as amount from purchases where state = 'confirmed'")
  expect(paid.rows.map(({ amount }) => amount)).toEqual(bought.rows.map(({ amount }) => amount))
})

async function startOne(name: string): Promise<string> {
  const port = await freePort()
  const { url } = await startServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: address,
    SIGNING_SECRET: 'x'.repeat(32),
    SANDBOX: 'on',
    DATA_DIR: join(folder, name),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  return url
}

/** Of one hotel of our own: one room of one type, two nights, and nothing else that is free. */
async function leaveOneRoom(): Promise<string> {
  const { rows } = await pool.query<{ getaway: string; room: string; hotel: string }>(
    `select g.uuid as getaway, r.uuid as room, h.uuid as hotel from getaways g join hotels h on h.uuid = g.hotel_uuid
     join hotel_rooms r on r.hotel_uuid = h.uuid where h.supplier = 'built-in' order by g.uuid, r.uuid limit 1`,
  )
  const [{ getaway, room, hotel }] = rows as [{ getaway: string; room: string; hotel: string }]
  await pool.query('delete from hotel_nights where room_uuid in (select uuid from hotel_rooms where hotel_uuid = $1)', [
    hotel,
  ])
  for (const night of [from, addDays(from, 1)])
    await pool.query('insert into hotel_nights (room_uuid, night, price, allotment) values ($1, $2, 12000, 1)', [
      room,
      night,
    ])
  return getaway
}

/** What the button of the getaway's page would send. */
async function formOf(url: string, getaway: string): Promise<PageForm> {
  const { headers } = await fetch(`${url}/purchase/start/?package=${getaway}`, { redirect: 'manual' })
  const page = await fetch(`${url}${headers.get('location')}?from=${from}&to=${to}`)
  const form = formTo(await page.text(), '/purchase/start/')
  if (!form) throw new Error('the last room is not offered')
  return form
}

async function buy(browser: Browser, url: string, home: string) {
  const places = { shop: url, sandbox: url }
  await giveBuyer(browser, home, { email: 'marta@correo.example', country: 'ES' })
  const methods = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor(places, methods, 'plain')
  await browser.follow(await pay(browser, home, methods, { method: 'card', token }))
}
