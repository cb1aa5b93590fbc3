import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, makeBrowser } from '../kill/browser.ts'
import { giveBuyer, pay, tokenFor } from '../kill/checkout.ts'
import { testDatabase } from '../test-database.ts'
import { waitUntil } from '../wait-until.ts'
import { endStaying, onDatabase, startShop } from './server-process.ts'
import { leaveThreePlaces } from './support/last-hour.ts'
import { formOfStay, leaveOneRoom } from './support/last-room.ts'

/** Enough to meet each other at the database; `npm run test:kill` sends more. */
const count = Number(process.env.CHECKOUTS ?? 30)

const { pool, connectionString } = await testDatabase('demo')
const folder = await mkdtemp(join(tmpdir(), 'calmaria-last-place-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
afterAll(endStaying)

// Both before the servers start, who then know of them.
const room = await leaveOneRoom(pool)
const { hour, resourceUuid } = await leaveThreePlaces(pool)
let shops: string[]

beforeAll(async () => {
  const start = (name: string) =>
    startShop({ ...onDatabase(connectionString), DATA_DIR: join(folder, name), LOG_LEVEL: 'error' }, { stays: true })
  const started = await Promise.all(['a', 'b'].map(start))
  shops = started.map(({ url }) => url)
})

/** Visitors at both servers in turn, each from an address of their own. */
const gatherVisitors = (network: string) =>
  Array.from({ length: count }, (_, number) => ({
    at: number % 2,
    url: shops[number % 2] ?? '',
    browser: makeBrowser(`${network}.${number}`),
  }))

test(`of ${count} checkouts at two servers one gets the last room, and pays for it`, async () => {
  const forms = await Promise.all(shops.map((url) => formOfStay(url, room)))
  const visitors = gatherVisitors('10.7.0')
  const answers = await Promise.all(
    visitors.map(async ({ url, at, browser }) => {
      const form = forms[at]
      const { to } = await browser.send(new URL(form?.action ?? '', url).href, form?.fields)
      return to ?? ''
    }),
  )
  const begun = answers.map((answer) => /^.*\/purchase\/[\w-]{36}\//.exec(answer)?.[0] ?? null)
  expect(begun.filter(Boolean)).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('notice=changed'))).toHaveLength(count - 1)
  const winner = begun.findIndex(Boolean)
  const { url, browser } = visitors[winner] as (typeof visitors)[number]
  await buy(browser, url, begun[winner] ?? '')
  await waitUntil(async () => {
    const { rows } = await pool.query('select state, hotel_locator from getaway_stays')
    expect(rows).toEqual([{ state: 'confirmed', hotel_locator: expect.any(String) }])
  })
  const { rows } = await pool.query('select held, sold, allotment from hotel_nights where allotment = 1')
  expect(rows).toEqual([
    { held: 0, sold: 1, allotment: 1 },
    { held: 0, sold: 1, allotment: 1 },
  ])
  const { paid, bought } = await readBooks('getaway')
  expect(paid).toHaveLength(1)
  expect(paid).toEqual(bought)
})

test(`of ${count} checkouts of an hour with three places at two servers three are booked`, async () => {
  const visitors = gatherVisitors('10.8.0')
  const begun = await Promise.all(
    visitors.map(async ({ url, browser }) => {
      const { to } = await browser.send(`${url}/service-booking/checkout/`, hour)
      return /^.*\/service-booking\/[\w-]{36}\//.exec(to ?? '')?.[0] ?? null
    }),
  )
  const winners = begun.flatMap((home, at) => (home ? [{ ...(visitors[at] as (typeof visitors)[number]), home }] : []))
  expect(winners).toHaveLength(3)
  await Promise.all(winners.map(({ browser, url, home }) => buy(browser, url, home)))
  await waitUntil(async () => {
    const { rows } = await pool.query('select state from bookings')
    expect(rows).toEqual([{ state: 'confirmed' }, { state: 'confirmed' }, { state: 'confirmed' }])
  })
  const claims = await pool.query('select place, kind from resource_claims where resource_uuid = $1 order by place', [
    resourceUuid,
  ])
  expect(claims.rows).toEqual([1, 2, 3].map((place) => ({ place, kind: 'booking' })))
  const { paid, bought } = await readBooks('booking')
  expect(paid).toHaveLength(3)
  expect(paid).toEqual(bought)
})

async function buy(browser: Browser, url: string, home: string) {
  await giveBuyer(browser, home, { email: 'marta@correo.example', country: 'ES' })
  const methods = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor({ shop: url, sandbox: url }, methods, 'plain')
  await browser.follow(await pay(browser, home, methods, { method: 'card', token }))
}

/** What was paid for each purchase of a kind, and what each was sold for. */
async function readBooks(kind: 'getaway' | 'booking') {
  const paid = await pool.query(
    `select purchase_uuid as purchase, amount from payment_attempts join purchases on purchases.uuid = purchase_uuid
     where payment_attempts.state = 'paid' and kind = $1 order by purchase_uuid`,
    [kind],
  )
  const bought = await pool.query(
    `select uuid as purchase, (bill ->> 'total')::int as amount from purchases
     where state = 'confirmed' and kind = $1 order by uuid`,
    [kind],
  )
  return { paid: paid.rows, bought: bought.rows }
}
