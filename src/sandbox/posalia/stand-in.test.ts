import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { openPosaliaRecords, posaliaAccount } from './account.ts'
import { posaliaPackages } from './hotels.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const [sold] = posaliaPackages
const asked = {
  package_uuid: sold?.uuid,
  package_uuid_revision: sold?.revision,
  from: '2026-11-23',
  to: '2026-11-25',
  num_pax: 2,
}
const suite = {
  type: 'non-refundable',
  price: { amount: 40_800, currency: 'EUR' },
  room_type: 'junior-suite',
  boardtype_type: 'breakfast',
  metadata: { booking_procedure: { occupancies: [{ adults: 2 }], supplier: 'posalia' } },
}

test('its page shows free rooms and stays, and a stay can be cancelled there', async () => {
  const { app, hold, confirm } = open()
  const { hold_reference } = await (await hold('stay-1')).json()
  await confirm('stay-1', hold_reference)
  const page = await (await app.request('/sandbox/posalia/')).text()
  for (const part of ['Charco Negro Suites', 'stay-1', 'Marta Salas', '408.00 EUR', 'confirmed'])
    expect(page).toContain(part)
  const cancel = async (reference: string) =>
    app.request('/sandbox/posalia/cancel', { method: 'POST', body: new URLSearchParams({ reference }) })
  expect((await cancel('stay-1')).headers.get('location')).toBe('https://sandbox.example/sandbox/posalia/')
  expect((await cancel('stay-2')).status).toBe(404)
  expect(await (await app.request('/sandbox/posalia/stays.json')).json()).toMatchObject([{ state: 'cancelled' }])
  expect((await hold('stay-3')).status).toBe(200)
})

test('what is held and sold outlives the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posalia-'))
  folders.push(folder)
  const before = open({ folder })
  const { hold_reference } = await (await before.hold('stay-1')).json()
  await before.confirm('stay-1', hold_reference)
  const after = open({ folder })
  expect((await after.hold('stay-2')).status).toBe(409)
  expect(await (await after.confirm('stay-1', hold_reference)).json()).toMatchObject({ status: 'confirmed' })
})

test('a stay is not forgotten, and its room not sold again, however many holds come after it', () => {
  const { stays } = openPosaliaRecords(open().world)
  const stay = {
    ...{ reference: 'stay-1', holdReference: 'PH-1', packageUuid: '', roomUuid: '', from: '', to: '', rooms: 1 },
    ...{ type: '', boardType: '', price: 1, until: 0, locator: 'PL1', guest: null, comment: null },
  }
  stays.put({ ...stay, state: 'confirmed' })
  for (let more = 0; more < 12_000; more++) stays.put({ ...stay, reference: `passing-${more}`, state: 'released' })
  expect(stays.get('stay-1')).toMatchObject({ state: 'confirmed' })
  expect(stays.get('passing-0')).toBeUndefined()
})

test.each([
  ['availability', 'POST', {}],
  ['availability', 'POST', { ...asked, num_pax: 3 }],
  ['availability', 'POST', { ...asked, to: '2026-11-23' }],
  ['availability', 'POST', { ...asked, to: '2029-11-23' }],
  ['stays/stay-1/hold', 'PUT', asked],
  ['stays/stay-1/confirm', 'POST', { hold_reference: 'x' }],
  ['packages/x/calendar?from=2026-11-23', 'GET', undefined],
  ['packages/x/calendar?from=0001-01-01&to=9999-01-01', 'GET', undefined],
])('%s is refused with what it can not be asked', async (path, method, body) => {
  expect((await open().call(path, method, body)).status).toBe(400)
})

test('nobody is answered without the key', async () => {
  const { app } = open()
  expect((await app.request('/sandbox/posalia/v1/stays/stay-1')).status).toBe(401)
})

function open(more: { folder?: string } = {}) {
  let drawn = 0
  const { app, world } = createSandbox({
    shop: 'https://shop.example',
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async () => new Response('OK'),
    ...more,
  })
  const call = async (path: string, method: string, body?: unknown) =>
    app.request(`/sandbox/posalia/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${posaliaAccount.key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    app,
    world,
    call,
    hold: (reference: string, rate: object = suite) => {
      const until = { timestamp: Date.parse('2026-11-15T10:15:00Z') / 1000 }
      return call(`stays/${reference}/hold`, 'PUT', { ...asked, selected_rate: rate, hold_reference: null, until })
    },
    confirm: (reference: string, hold_reference: string) =>
      call(`stays/${reference}/confirm`, 'POST', {
        hold_reference,
        guest: { name: 'Marta', surname: 'Salas' },
        comment: '',
        lang_code: 'es',
      }),
  }
}
