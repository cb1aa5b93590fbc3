import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSigner } from '#platform/server/signing.ts'
import { makeBuyer } from '#tests/kill/buyer.ts'
import { findStays } from '#tests/kill/goods.ts'
import { findHours } from '#tests/kill/hours.ts'
import { waitUntil } from '../wait-until.ts'
import { copyPreparedFolder } from './prepared-folder.ts'
import { reservePort } from './reserve-port.ts'
import { endStaying, type ServerProcess, startShop } from './server-process.ts'
import { badJson, type Schema } from './support/bad-bodies.ts'
import { plainWishes } from './support/crowd.ts'
import { type Flooding, makeFlooding, type Visitor } from './support/flooding.ts'
import { type FoundForm, formsOf } from './support/found-forms.ts'

/** What e-mails lead to where something can be sent. */
const mailed = [
  /\/purchase\/.*\/confirmation\//,
  /\/service-booking\/.*\/change\//,
  /\/service-booking\/.*\/answer\//,
  /\/gift-card\/.*\/cards\//,
  /\/gestionar-bono\/abrir\//,
  /\/boletin\/confirmar\//,
]

const folder = await mkdtemp(join(tmpdir(), 'calmaria-turns-'))
let shop: ServerProcess
let site: Flooding
let service: string

beforeAll(async () => {
  await copyPreparedFolder(join(folder, 'data'))
  const port = String(await reservePort())
  shop = await startShop(
    {
      DATA_DIR: join(folder, 'data'),
      NODE_OPTIONS: `--import=${resolve('tests/process/watch-turns.ts')}`,
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      ERROR_REPORTING_DSN: `http://calmaria@localhost:${port}/sandbox/errors/1`,
    },
    { stays: true },
  )
  site = makeFlooding(shop)
  const found = (await (await site.ask('/api/services?limit=1')).json()) as { items: { uuid: string }[] }
  service = found.items[0]?.uuid ?? ''
})

afterAll(async () => {
  await endStaying()
  await rm(folder, { recursive: true, force: true })
})

test('typed into the address of a page', async () => {
  for (const name of ['q', 'from', 'pax', 'precio', 'utm_source', 'key']) {
    for (const kind of [' ', '+', '%', 'a@', '3 h ', 'e%CC%81', '&q=', '.', '-']) {
      const query = `${name}=${kind.repeat(7000 / kind.length)}`
      await site.expectShortTurns(`/buscar/?${query}`, () => site.ask(`/buscar/?${query}`))
    }
  }
})

describe('sent to the forms of', () => {
  test.each([
    '/boletin/',
    '/pt/newsletter/',
    '/formulario-de-contacto/',
    '/eres-un-spa/',
    '/politica-de-cookies/ajustes/',
    '/experiencias-tarjetas-regalo/saldo/',
    '/experiencias-tarjetas-regalo/comprar/',
    '/experiencias-tarjetas-regalo/empresas/',
    '/gestionar-bono/login/',
    '/gestionar-bono/reenviar/',
  ])('%s', async (path) => {
    expect(await site.floodForms(path, site.makeVisitor())).toBeGreaterThan(0)
  })

  test('a review, with its pictures', async () => {
    const found = (await (await site.ask('/api/spas?limit=1')).json()) as { items: { uuid: string }[] }
    expect(await site.floodForms(`/opinar/?spa=${found.items[0]?.uuid}`, site.makeVisitor())).toBeGreaterThan(0)
  })

  test('a purchase, step by step', async () => {
    const visit = site.makeVisitor()
    const home = await startVoucher(visit)
    expect(await site.floodForms(`${home}checkout/buyer/`, visit)).toBeGreaterThan(0)
    await giveBuyer(visit, home)
    expect(await site.floodForms(`${home}checkout/payment/`, visit)).toBeGreaterThan(0)
  })

  test('a voucher', async () => {
    const visit = site.makeVisitor()
    const number = 400_000
    expect(await makeBuyer(places(), { ...plainWishes, number, service }).visit()).toBe('done')
    const pages = await waitUntil(async () => {
      const emails = await (await site.ask(`/sandbox/mailbox/emails.json?to=buyer${number}@correo.example`)).text()
      const link = /\/gestionar-bono\/abrir\/\?[\w=.&;%-]+/.exec(emails)?.[0] as string
      expect(link).toBeDefined()
      return (await visit(link.replaceAll('&amp;', '&'))).headers.get('location') as string
    })
    const links = /\/gestionar-bono\/(?:activar|editar|cancelar|cambiar|ampliar)\/[^"]*/g
    const acts = new Set((await (await visit(pages)).text()).match(links))
    expect(acts.size).toBeGreaterThan(2)
    // Some acts are not for this voucher: their pages have no form.
    let forms = 0
    for (const act of acts) forms += await site.floodForms(act, visit)
    expect(forms).toBeGreaterThan(1)
  })

  test('all that e-mails lead to', async () => {
    const data = join(folder, 'data')
    const [stay] = await findStays(data, places())
    const [atOnce, ...others] = await findHours(data, places())
    const onRequest = others.at(-1) ?? null
    const cards = { euros: [20], givesBack: 'none' as const }
    let number = 410_000
    for (const wish of [{ stay }, { hour: atOnce }, { hour: onRequest }, { cards }, { units: 2 }]) {
      number++
      await makeBuyer(places(), { ...plainWishes, number, service, ...wish }).visit()
    }
    await askForNewsletter()
    const links = await waitUntil(async () => {
      const emails = await (await site.ask('/sandbox/mailbox/emails.json')).text()
      const found = [...emails.matchAll(/localhost:\d+(\/[^\s"\\<>()]+)/g)].map(([, path = '']) => path)
      return mailed.map((kind) => {
        // The oldest: of the hours that which nobody has to answer.
        const link = found.findLast((path) => kind.test(path)) as string
        expect(link, String(kind)).toBeDefined()
        return link.replaceAll('&amp;', '&')
      })
    })
    const signer = makeSigner((await readFile(join(data, 'signing-secret'), 'utf8')).trim())
    const email = 'marta@correo.example'
    links.push(`/opinar/avisos/?key=${signer.sign('invitations', { email })}`)
    links.push(`/gestionar-bono/avisos/?key=${signer.sign('reminders', { email })}`)
    for (const link of links) expect(await site.floodFollowed(link, site.makeVisitor()), link).toBeGreaterThan(0)
  })

  test.each([
    ['the start of a voucher', '/voucher/start/', { service: '', units: '', pax: '' }],
    ['the start of a stay', '/purchase/start/', { getaway: '', rate: '', from: '', to: '', adults: '', offer: '' }],
    ['the start of an hour', '/service-booking/checkout/', { service: '', day: '', time: '', pax: '' }],
    ['the waiting list', '/service-booking/checkout/', { intent: 'wait', service: '', day: '', email: '' }],
  ])('%s', async (_, path, fields) => {
    await site.floodForm(path, { fields }, site.makeVisitor())
  })
})

test('sent by the scripts of our pages', async () => {
  const visit = site.makeVisitor()
  await startVoucher(visit)
  for (const [path, fields] of [
    ['/consent/', ['decision', 'accepted']],
    ['/errors/', ['kind', 'type', 'message', 'stack', 'path', 'release']],
    ['/tracking/', []],
    ['/tracking/told/', ['told', 'purchase', 'stage']],
  ] as const)
    await site.floodForm(path, { fields: Object.fromEntries(fields.map((field) => [field, ''])) }, visit)
})

test.each(['redsys', 'paypal', 'stripe'])('told in the name of %s', async (provider) => {
  const fields = { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: '', Ds_Signature: '', cres: '' }
  const path = `/api/payments/${provider}/notifications`
  await site.floodForm(path, { fields }, site.makeVisitor())
  const event = {
    type: 'object',
    properties: { id: { type: 'string' }, type: { type: 'string' }, resource: { type: 'string' } },
  }
  for (const { what, body, type } of badJson(event, (schema) => schema)) {
    const headers = { 'Content-Type': type ?? '', 'Stripe-Signature': `t=1,v1=${'a'.repeat(4000)}` }
    await site.expectShortTurns(`${path} ${what}`, () => site.ask(path, { method: 'POST', body, headers }))
  }
})

test('sent to the calls of the API', async () => {
  const visit = site.makeVisitor()
  const [voucher = ''] = /[\da-f-]{36}/.exec(await startVoucher(visit)) ?? []
  const stay = await startStay(visit)
  const document = (await (await site.ask('/api/openapi.json')).json()) as Document
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  let bodies = 0
  for (const [path, operations] of Object.entries(document.paths)) {
    const uuid = /^\/purchases\/\{uuid\}(\/rate)?$/.test(path) ? stay : voucher
    const address = `/api${path}`.replaceAll(/\{uuid\}/g, uuid).replaceAll(/\{\w+\}/g, 'x'.repeat(2000))
    for (const [method, { requestBody, parameters = [] }] of Object.entries(operations)) {
      const content = requestBody?.content['application/json']
      for (const { what, body, type } of content ? badJson(content.schema, resolve) : []) {
        const headers = { 'Content-Type': type ?? '', Origin: shop.url }
        const call = `${method} ${path} ${what}`
        await site.expectShortTurns(call, () => visit(address, { method: method.toUpperCase(), body, headers }))
        bodies++
      }
      for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
        for (const kind of [' ', '1', 'a@', '-', '%C3']) {
          const query = `${name}=${kind.repeat(7000 / kind.length)}`
          await site.expectShortTurns(`${method} ${path}?${name}=${kind}…`, () => visit(`${address}?${query}`))
        }
      }
    }
  }
  expect(bodies).toBeGreaterThan(100)
})

type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> }
  parameters?: { name: string; in: string }[]
}
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const places = () => ({ shop: shop.url, sandbox: shop.url })

async function startVoucher(visit: Visitor): Promise<string> {
  const body = new URLSearchParams({ service, units: '1' })
  const { headers } = await visit('/voucher/start/', { method: 'POST', body })
  return /\/voucher\/[\da-f-]{36}\//.exec(headers.get('location') ?? '')?.[0] as string
}

async function askForNewsletter() {
  const [form] = formsOf(await (await site.ask('/boletin/')).text()).filter(({ fields }) => 'email' in fields)
  const body = new URLSearchParams({ ...form?.fields, email: 'marta@correo.example', country: 'ES' })
  expect((await site.ask('/boletin/', { method: 'POST', body })).status).toBeLessThan(400)
}

async function startStay(visit: Visitor): Promise<string> {
  const [{ paths, from, to }] = await findStays(join(folder, 'data'), places())
  const page = await (await visit(`${new URL(paths.es, shop.url).pathname}?from=${from}&to=${to}`)).text()
  const form = formsOf(page).find(({ action }) => action.startsWith('/purchase/start/')) as FoundForm
  const { headers } = await visit(form.action, { method: 'POST', body: new URLSearchParams(form.fields) })
  return /[\da-f-]{36}/.exec(headers.get('location') ?? '')?.[0] as string
}

async function giveBuyer(visit: Visitor, home: string) {
  const email = 'marta@correo.example'
  const who = { name: 'Marta', surname: 'Salas', email, confirmEmail: email, country: 'ES', phone: '612345678' }
  const body = new URLSearchParams({ ...who, delivery: 'now', terms: 'yes' })
  expect((await visit(`${home}checkout/buyer/`, { method: 'POST', body })).status).toBe(303)
}
