import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#server/http/context.ts'
import { purchaseKey } from '#server/purchases/open-purchase.ts'
import { cancelVoucher } from '#server/vouchers/cancel-voucher.ts'
import { aVoucher } from '#tests/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { loader as confirmation } from './confirmation.tsx'
import { loader as file } from './file.ts'

const { services, bank } = await testServices()

function asked(path: string, params: Record<string, string>, cookie = '') {
  const url = new URL(`https://calmaria.example${path}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  return { request: new Request(url, { headers: { Cookie: cookie } }), url, params, context } as never
}

/** What a letter leads to, in a browser that did not buy. */
async function fromLetter(uuid: string, key: string) {
  const { data, init } = await confirmation(asked(`/voucher/${uuid}/confirmation/?key=${key}`, { uuid }))
  const cookie = new Headers(init?.headers).get('Set-Cookie')
  return { view: data.view, cookie: cookie?.split(';')[0] ?? '' }
}

const filesOf = (view: Awaited<ReturnType<typeof fromLetter>>['view']) =>
  view?.kind === 'done' ? view.vouchers.map(({ fileHref }) => fileHref) : null

/** A redirect is thrown, a file is returned. */
const fetched = (path: string, uuid: string, name: string, cookie: string) =>
  file(asked(path, { uuid, file: name }, cookie)).catch((thrown: Response) => thrown)

test('who comes by a letter can download what the page offers', async () => {
  const { purchaseUuid: uuid, reference } = await aVoucher(services, bank)
  const { view, cookie } = await fromLetter(uuid, purchaseKey(services, { uuid }))
  const path = `/voucher/${uuid}/${reference}.pdf`
  expect(filesOf(view)).toEqual([path])
  expect((await fetched(path, uuid, `${reference}.pdf`, cookie)).headers.get('Content-Type')).toBe('application/pdf')
  const stranger = await fetched(path, uuid, `${reference}.pdf`, '')
  expect(stranger.headers.get('Location')).toBe(`/voucher/${uuid}/confirmation/?file=missing`)
})

test('another purchase is not opened by it, nor is anything written into a cookie that is no key', async () => {
  const [mine, other] = [await aVoucher(services, bank), await aVoucher(services, bank)]
  const { cookie } = await fromLetter(mine.purchaseUuid, purchaseKey(services, { uuid: mine.purchaseUuid }))
  const path = `/voucher/${other.purchaseUuid}/${other.reference}.pdf`
  expect((await fetched(path, other.purchaseUuid, `${other.reference}.pdf`, cookie)).status).toBe(302)
  expect((await fromLetter(mine.purchaseUuid, 'a%3B%20b')).cookie).toBe('')
})

test('what is cancelled is not printed any more', async () => {
  const voucher = await aVoucher(services, bank)
  const { purchaseUuid: uuid, reference } = voucher
  await cancelVoucher(services, voucher, { reason: '8', website: '', text: '', day: '' })
  const { view, cookie } = await fromLetter(uuid, purchaseKey(services, { uuid }))
  expect(filesOf(view)).toEqual([null])
  expect((await fetched(`/voucher/${uuid}/${reference}.pdf`, uuid, `${reference}.pdf`, cookie)).status).toBe(302)
})
