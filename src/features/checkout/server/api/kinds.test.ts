import { beforeEach, expect, test } from 'vitest'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { voucherKind } from '#features/vouchers/kind.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import type { Services } from '#platform/server/services.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aProgram } from '#tests/api/program.ts'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { someGoods } from '#tests/builders/a-purchase.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { schemaOfKind } from './purchase-schema.ts'

const scene = await testServices()
const { bank, forgetAttempts } = scene
const supplier = suppliedKind()
const services: Services = { ...scene.services, kinds: { voucher: voucherKind, getaway: supplier.kind } }
const room = { kind: 'getaway', nights: 2, lang: 'es' }
const [item] = someGoods(services).items
const voucher = { kind: 'voucher', items: [{ service: item?.serviceUuid, pax: item?.pax, units: 1 }], lang: 'es' }

beforeEach(forgetAttempts)

async function document(kinds: Services['kinds']) {
  return (await createSiteApi({ ...services, kinds }).request('/openapi.json')).json()
}

test('another kind is begun with its own fields, shown with them, and sold to the end', async () => {
  const { ask } = aBrowser(services)
  const { status, purchase } = await ask('POST', '', room)
  const { uuid } = purchase
  expect(status).toBe(201)
  expect(purchase).toMatchObject({ kind: 'getaway', nights: 2, pricing: { final: { amount: 20_000 } } })
  expect(purchase.links.buyer).toBe(`http://localhost:3000/purchase/${uuid}/checkout/buyer/`)
  expect(purchase.links.start).toBe('http://localhost:3000/es/habitacion/')
  for (const field of ['spa', 'vouchers', 'issued', 'gift', 'postal']) expect(purchase).not.toHaveProperty(field)
  expect(schemaOfKind(supplier.kind).strict().parse(purchase)).toEqual(purchase)

  const refused = await ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer, gift: { name: '' } })
  expect(refused.problem.errors).toEqual([{ field: 'buyer.phone', message: 'El Número de teléfono no es correcto' }])
  const ready = await ask('PUT', `/${uuid}/buyer`, { buyer: { ...aBuyer, phone: '+34 600 000 000' } })
  expect(ready.purchase.next.kind).toBe('payment')
  bank.willSay({ state: 'paid' })
  const paid = { method: 'paypal', terms: true, seen: ready.purchase.pricing.key }
  expect((await ask('POST', `/${uuid}/payment`, paid)).purchase.next.kind).toBe('wait')
  supplier.willSay({ state: 'confirmed' })
  await fulfilPaidPurchase(services, uuid)
  expect((await ask('GET', `/${uuid}`)).purchase).toMatchObject({
    status: { type: 'confirmed' },
    next: { kind: 'done' },
  })
})

test('an invoice is asked for where the kind names it, in the country of the buyer unless told', async () => {
  const invoiced: Services['kinds'] = { getaway: { ...supplier.kind, buyerParts: ['buyer', 'invoice'] } }
  const { ask } = aBrowser({ ...services, kinds: invoiced })
  const { uuid } = (await ask('POST', '', room)).purchase
  const company = { name: 'Salas, Lda.', address: 'Rua do Mar 3', postalCode: '1249-300', city: 'Lisboa' }
  const buyer = { ...aBuyer, country: 'PT' }
  const refused = await ask('PUT', `/${uuid}/buyer`, { buyer, invoice: { ...company, name: '', taxId: '500697257' } })
  expect(refused.problem.errors?.map(({ field }) => field)).toEqual(['invoice.name', 'invoice.taxId'])
  const told = await ask('PUT', `/${uuid}/buyer`, { buyer, invoice: { ...company, taxId: 'PT 500 697 256' } })
  expect(told.purchase).toMatchObject({ invoice: { ...company, taxId: '500697256', country: 'PT' } })
  expect((await document(invoiced)).components.schemas.PurchaseBuyer.properties).toHaveProperty('invoice')
})

test('a voucher is shown as it is where nothing else is sold', async () => {
  const { ask } = aBrowser(services)
  const { purchase } = await ask('POST', '', voucher)
  expect(schemaOfKind(voucherKind).strict().parse(purchase)).toEqual(purchase)
  const alone = aBrowser({ ...services, kinds: { voucher: voucherKind } })
  const other = (await alone.ask('POST', '', voucher)).purchase
  expect(Object.keys(purchase).toSorted()).toEqual(Object.keys(other).toSorted())
})

test.each([
  [{ lang: 'es' }, 'kind', "Is missing. Send 'voucher' or 'getaway'."],
  [{ ...room, kind: 'booking' }, 'kind', "Is not right. Send 'voucher' or 'getaway'."],
  [{ ...room, nights: 'two' }, 'nights', 'Is not right. Send how many nights.'],
  [{ ...room, nights: 0 }, 'nights', 'Is not right. Send one night or more.'],
  [{ ...room, lang: 'fr' }, 'lang', "Is not right. Send 'es' or 'pt'."],
  [{ ...voucher, items: [] }, 'items', 'Is not right. Send at least one service.'],
  [7, 'body', 'Send a JSON object, such as {"field": "value"}.'],
])('nothing begins with %j', async (body, field, message) => {
  const { status, problem } = await aBrowser(services).ask('POST', '', body)
  expect([status, problem.errors]).toEqual([400, [{ field, message }]])
})

test('what a supplier does not sell is refused at the field of its goods', async () => {
  supplier.willCost('not-for-sale')
  const { status, problem } = await aBrowser(services).ask('POST', '', room)
  supplier.willCost(20_000)
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['nights']])
})

test('while a supplier gives no answer, nothing begins, and it may be tried again', async () => {
  supplier.willCost(new SupplierAway('no answer'))
  const { status, problem } = await aBrowser(services).ask('POST', '', room)
  supplier.willCost(20_000)
  expect([status, problem.errors]).toEqual([503, undefined])
})

test('a kind that says nothing about the API is shown in general words, and can not be begun here', async () => {
  const { api: _, ...plain } = supplier.kind
  const first = aBrowser(services)
  const { uuid } = (await first.ask('POST', '', room)).purchase
  const second = aBrowser({ ...services, kinds: { voucher: voucherKind, getaway: plain } }, first.cookie())
  expect((await second.ask('GET', `/${uuid}`)).purchase).toMatchObject({
    kind: 'getaway',
    goods: { title: 'Una habitación', place: 'Lugo', items: [] },
  })
  expect((await second.ask('POST', '', room)).problem.errors).toEqual([
    { field: 'kind', message: "Is not right. Send 'voucher'." },
    expect.objectContaining({ field: 'items' }),
  ])
})

test('the document is a union by kind, and all its examples are what it says', async () => {
  const { schemas } = (await document(services.kinds)).components
  expect(schemas.Purchase).toMatchObject({
    oneOf: [{ $ref: '#/components/schemas/VoucherPurchase' }, { $ref: '#/components/schemas/GetawayPurchase' }],
    discriminator: { propertyName: 'kind' },
  })
  expect(schemas.GetawayPurchase.properties).toHaveProperty('nights')
  expect(schemas.GetawayPurchase.properties).not.toHaveProperty('vouchers')
  expect(schemas.PurchaseStart.oneOf).toHaveLength(2)
  const api = createSiteApi(services)
  const base = services.config.publicUrl
  const fetched = (url: string, init?: RequestInit) => api.request(url.replace(`${base}/api`, ''), init)
  const program = await aProgram(fetched, `${base}/api/openapi.json`)
  for (const { where, check } of program.examples()) expect(check(), where).toEqual([])
})

test('where vouchers alone are sold, the document has them alone', async () => {
  const { schemas } = (await document({ voucher: voucherKind })).components
  expect(schemas.Purchase.properties).toHaveProperty('vouchers')
  expect(schemas.Purchase.properties).not.toHaveProperty('guests')
  for (const part of ['guests', 'invoice']) expect(schemas.PurchaseBuyer.properties).not.toHaveProperty(part)
  expect(schemas.PurchaseStart.properties.kind.enum).toEqual(['voucher'])
})
