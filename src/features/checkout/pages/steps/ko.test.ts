import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { purchaseFailed } from '#features/checkout/emails/purchase-failed.ts'
import { nextPage } from '#features/checkout/server/payments/attempts/next-page.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { look, owner, pay, putPurchase, readyPurchase, soldServices } from '#tests/builders/a-purchase.ts'
import { forgotten } from '#tests/emails/failed-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { loader as confirmation } from './confirmation.tsx'
import { loader as ko } from './ko.tsx'
import { loader as payment } from './payment.tsx'

const { services, bank, emails } = await testServices()

beforeEach(() => {
  emails.length = 0
})

type Loader = (args: never) => Promise<unknown>

/** What a page answers its buyer, or whoever has the key of an e-mail. */
async function open(loader: Loader, path: string, cookie = ownerCookie(owner, false)) {
  const url = new URL(path, 'https://calmaria.example')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const params = { uuid: /[0-9a-f-]{36}/.exec(path)?.[0] }
  try {
    const request = new Request(url, { headers: { Cookie: cookie } })
    const answer = (await loader({ request, url, params, context } as never)) as { data: never; init?: ResponseInit }
    return { view: (answer.data as { view: unknown }).view, status: answer.init?.status ?? 200 }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return { to: thrown.headers.get('Location'), cookie: thrown.headers.get('Set-Cookie') }
  }
}

/** Paid, and then its service is gone. */
async function failed(code?: string) {
  const { uuid, goods } = await readyPurchase(services)
  if (code) await applyCoupon(services, uuid, code)
  const isFree = (await look(services, uuid)).bill.total === 0
  const unlucky = { ...services, kinds: { voucher: unluckyKind() } }
  if (!isFree) bank.willSay({ state: 'paid', card: { brand: 'Visa', lastDigits: '0003', key: 'k' } })
  expect(await pay(unlucky, uuid)).toMatchObject({ ok: true })
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', goods })
  return uuid
}

function unluckyKind() {
  const kind = services.kinds.voucher
  if (!kind) throw new Error('no vouchers')
  const fulfil = async () => ({ ok: false as const, error: 'gone' as const })
  return { ...kind, fulfilment: { when: 'with-payment' as const, fulfil } }
}

const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' '))

test('a failed purchase is told on its own page: why, where the money goes, and what there is instead', async () => {
  await giveBalance(services, 'MO-KO', 1000, { kind: 'gift-card' })
  const uuid = await failed('MO-KO')
  expect(await open(confirmation, `/voucher/${uuid}/confirmation/`)).toMatchObject({ to: `/voucher/${uuid}/ko/` })
  const { view } = plain(await open(ko, `/voucher/${uuid}/ko/`))
  const { spa } = soldServices(services)
  expect(view).toMatchObject({ reason: 'gone', email: 'marta@correo.example' })
  expect(view.parts).toEqual([
    expect.stringMatching(
      /^\d+,\d\d € por donde pagaste \(Visa terminada en 0003\), en un plazo de 48 a 72 horas hábiles\.$/,
    ),
    '10,00 € a tu tarjeta regalo, ya disponibles.',
  ])
  expect(view.alternatives.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringContaining(spa.name),
    expect.stringContaining(spa.name),
    expect.any(String),
  ])
})

test('its total is all that was paid, in both languages', async () => {
  await giveBalance(services, 'MO-PT', 1000, { kind: 'gift-card' })
  const uuid = await failed('MO-PT')
  const { bill } = await look(services, uuid)
  const total = `${((bill.total + 1000) / 100).toFixed(2).replace('.', ',')} €`
  for (const prefix of ['', '/pt'])
    expect(plain(await open(ko, `${prefix}/voucher/${uuid}/ko/`))).toMatchObject({ view: { total } })
})

test('paid out of a balance alone, it goes back there; and where nothing was charged the page says so', async () => {
  await giveBalance(services, 'MO-ALL', 100_000)
  const { view } = plain(await open(ko, `/voucher/${await failed('MO-ALL')}/ko/`))
  expect(view.parts).toEqual([expect.stringContaining('a tu saldo')])
  const { uuid } = await readyPurchase(services)
  await putPurchase(services, uuid, { state: 'failed' })
  expect(await open(ko, `/voucher/${uuid}/ko/`)).toMatchObject({ view: { reason: 'late', total: null, parts: [] } })
})

test('goods that the catalogue has forgotten are told too', async () => {
  const uuid = await failed()
  await putPurchase(services, uuid, { goods: forgotten })
  expect(await open(ko, `/voucher/${uuid}/ko/`)).toMatchObject({ status: 200, view: { alternatives: [] } })
})

test('every other purchase is shown its own step', async () => {
  const { uuid } = await readyPurchase(services)
  expect(await open(ko, `/pt/voucher/${uuid}/ko/`)).toMatchObject({ to: `/pt/voucher/${uuid}/checkout/payment/` })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await open(ko, `/voucher/${uuid}/ko/`)).toMatchObject({ to: `/voucher/${uuid}/confirmation/` })
})

test('whoever pays again, or comes back from the bank, is led there', async () => {
  const uuid = await failed()
  expect(await open(payment, `/voucher/${uuid}/checkout/payment/`)).toMatchObject({ to: `/voucher/${uuid}/ko/` })
  expect(nextPage(services, await look(services, uuid), null)).toBe(`/voucher/${uuid}/ko/`)
})

test('the e-mail about it opens the page in any browser, and a stranger does not find it', async () => {
  const uuid = await failed()
  await purchaseFailed.job.run(services, { purchase: uuid })
  const href = /https?:\S+\/ko\/\?key=[^\s)]+/.exec(emails[0]?.text ?? '')?.[0] ?? ''
  const path = href.slice(services.config.publicUrl.length)
  expect(await open(ko, path, '')).toMatchObject({ status: 200, view: { reason: 'gone' } })
  expect(await open(confirmation, path.replace('/ko/', '/confirmation/'), '')).toMatchObject({
    to: `/voucher/${uuid}/ko/`,
    cookie: expect.stringContaining('='),
  })
  expect(await open(ko, `/voucher/${uuid}/ko/`, '')).toEqual({ view: null, status: 404 })
  expect(await open(ko, `/purchase/${uuid}/ko/`)).toEqual({ view: null, status: 404 })
})
