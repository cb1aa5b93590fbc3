import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newOwner } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { look, soldServices } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { action, loader } from './start.tsx'

const { services, pool } = await testServices()
const { spa, sold } = soldServices(services)
const [first, second] = sold
if (!first || !second) throw new Error('the demo catalogue has changed')

type Sent = { path?: string; cookie?: string; address?: string }

async function send(form: string, { path = '/voucher/start/', cookie = '', address = '203.0.113.1' }: Sent = {}) {
  const url = new URL(`https://calmaria.example${path}`)
  const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = new Request(url, { method: 'POST', body: form, headers })
  return answerOf(() => action({ request, url, context: contextOf(address) } as unknown as ActionArgs))
}

const open = (address: string) => {
  const url = new URL(`https://calmaria.example${address}`)
  return answerOf(async () => loader({ url, context: contextOf('203.0.113.1') } as unknown as LoaderArgs))
}

type ActionArgs = Parameters<typeof action>[0]
type LoaderArgs = Parameters<typeof loader>[0]

function contextOf(address: string) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  return context
}

/** A redirect is thrown, a page is returned. */
async function answerOf<Page extends { data: unknown; init: ResponseInit | null }>(ask: () => Promise<Page>) {
  try {
    const { data, init } = await ask()
    return { status: init?.status ?? 200, data: data as Page['data'], to: null, cookie: null }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const { status, headers } = thrown
    return { status, data: null, to: headers.get('Location'), cookie: headers.get('Set-Cookie') }
  }
}

const started = async () => (await pool.query('select uuid from purchases')).rows.length

test('a choice becomes a purchase at the prices of the catalogue, and the browser keeps the key to it', async () => {
  const { minimum } = first.capacity
  const { status, to, cookie } = await send(`service=${first.uuid}&pax=${minimum}&units=3`)
  expect(status).toBe(303)
  const [, uuid] = /^\/voucher\/([\w-]{36})\/checkout\/buyer\/$/.exec(to ?? '') ?? []
  const purchase = await look(services, uuid ?? '')
  expect(purchase.goods).toEqual({
    spaUuid: spa.uuid,
    items: [{ serviceUuid: first.uuid, pax: minimum, units: 3 }],
  })
  expect(purchase.bill.total).toBe(first.price.amount * 3)
  expect(cookie).toMatch(/^purchases=[\w-]{32}; Path=\/; .*HttpOnly/)
})

test('a gift stays one, and a browser its own key', async () => {
  const owner = newOwner()
  const sent = { path: '/pt/voucher/start/', cookie: `purchases=${owner}` }
  const { to, cookie } = await send(`service=${first.uuid}&for=gift`, sent)
  expect(to).toMatch(/^\/pt\/voucher\/[\w-]{36}\/checkout\/buyer\/\?for=gift$/)
  expect(cookie).toContain(`purchases=${owner};`)
})

test('who comes from a purchase changes it, and whoever else sends its name begins another', async () => {
  const cookie = `purchases=${newOwner()}`
  const begun = await send(`service=${first.uuid}`, { cookie })
  const uuid = begun.to?.split('/')[2] ?? ''
  const form = `service=${first.uuid}&units=2&purchase=${uuid}`
  const foreign = await send(form, { cookie: `purchases=${newOwner()}` })
  expect(foreign.to).toMatch(/^\/voucher\/[\w-]{36}\/checkout\/buyer\/$/)
  expect(foreign.to).not.toBe(begun.to)
  expect(await look(services, uuid)).toMatchObject({ goods: { items: [{ units: 1 }] } })
  const changed = await send(`${form}&for=gift`, { cookie })
  expect(changed.to).toBe(`${begun.to}?for=gift`)
  expect(await look(services, uuid)).toMatchObject({ goods: { items: [{ units: 2 }] } })
})

test('the page goes on carrying the purchase that it came from', async () => {
  const purchase = '5b6962dd-3f90-4c93-8f61-eabfa4a803e2'
  const here = `/voucher/start/?service=${first.uuid}&purchase=${purchase}`
  expect((await open(here)).data?.view?.purchase).toBe(purchase)
  expect((await open(`${here}&change=add.${second.uuid}`)).to).toContain(`&purchase=${purchase}#item-`)
  expect((await send(`service=${first.uuid}&units=0&purchase=${purchase}`)).data?.view?.purchase).toBe(purchase)
  expect((await open(`/voucher/start/?service=${first.uuid}&purchase=%22x`)).data?.view?.purchase).toBeNull()
})

test.each([
  ['too many people', `service=${first.uuid}&pax=1000`],
  ['no units', `service=${first.uuid}&units=0`],
  ['ten thousand units', `service=${first.uuid}&units=10000`],
  ['something unknown besides', `service=${first.uuid}&service=gone`],
])('%s start nothing: the page comes back', async (_, form) => {
  const before = await started()
  const { status, data } = await send(form)
  expect(status).toBe(400)
  expect(data).toMatchObject({ view: { rows: [{ uuid: first.uuid }] }, refused: null })
  expect(await started()).toBe(before)
})

test.each(['', 'service=gone', 'units=%00', 'service[]=1&__proto__=x'])('%j has nothing to start', async (form) => {
  expect(await send(form)).toMatchObject({ status: 404, data: { view: null } })
})

test('while the database is away, or after too many, the choice stays', async () => {
  expectLogged(/not written/)
  const form = `service=${first.uuid}&units=2&service=${second.uuid}`
  const from = { address: '203.0.113.2' }
  await pool.query('alter table purchases rename to elsewhere')
  const away = await send(form, from)
  await pool.query('alter table elsewhere rename to purchases')
  expect(away).toMatchObject({
    status: 503,
    data: { view: { rows: [{ settled: { units: 2 } }, { uuid: second.uuid }] }, refused: { error: 'not-saved' } },
  })
  for (let time = 1; time < 120; time++) await send(form, from)
  expect(await send(form, from)).toMatchObject({ status: 429, data: { refused: { error: 'too-many', minutes: 10 } } })
})

test.each([
  ['/voucher/start/', 400],
  ['/voucher/start/?service=gone', 404],
  [`/voucher/start/?service=${first.uuid}&pax=-1&units=x`, 200],
])('%s answers %i', async (address, status) => {
  expect((await open(address)).status).toBe(status)
})

test('a button changes the choice, and whoever removes the last goes back to the spa', async () => {
  const added = await open(`/voucher/start/?service=${first.uuid}&change=add.${second.uuid}`)
  expect(added.to).toContain(`&service=${second.uuid}`)
  const removed = await open(`/pt/voucher/start/?service=${first.uuid}&change=remove.${first.uuid}`)
  expect(removed.to).toBe(services.catalogue.current().landings.of('spa', spa.uuid)?.uris.pt)
})

test('prices are those of today, whatever day a preview shows', async () => {
  const { data } = await open(`/voucher/start/?service=${first.uuid}&on=2026-12-24`)
  expect(data?.view?.day).toBe('2026-11-15')
})
