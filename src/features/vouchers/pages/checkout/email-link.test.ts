import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as bookingConfirmation } from '#features/bookings/pages/confirmation.tsx'
import { loader as file } from '#features/checkout/pages/file.ts'
import { loader as confirmation } from '#features/checkout/pages/steps/confirmation.tsx'
import { askedPurchaseKey, purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { askedVoucherLink, openLink, voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { addDays } from '#platform/time/dates.ts'
import { aVoucher, endsOn } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, setNow } = await testServices()

function asked(path: string, params: Record<string, string>, cookie = '') {
  const url = new URL(`https://calmaria.example${path}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  return { request: new Request(url, { headers: { Cookie: cookie } }), url, params, context } as never
}

/** What an e-mail leads to, in a browser that did not buy. */
async function fromEmail(uuid: string, key: string) {
  const { data, init } = await confirmation(asked(`/voucher/${uuid}/confirmation/?key=${key}`, { uuid }))
  const cookie = new Headers(init?.headers).get('Set-Cookie')
  return { view: data.view, cookie: cookie?.split(';')[0] ?? '' }
}

const filesOf = (view: Awaited<ReturnType<typeof fromEmail>>['view']) =>
  view?.kind === 'done' ? view.confirmed.actions.flatMap(({ href, isFile }) => (isFile ? [href] : [])) : null

/** A redirect is thrown, a file is returned. */
const fetched = (path: string, uuid: string, name: string, cookie: string) =>
  file(asked(path, { uuid, file: name }, cookie)).catch((thrown: Response) => thrown)

test('who comes by an e-mail can download what the page offers', async () => {
  const { purchaseUuid: uuid, reference } = await aVoucher(services, bank)
  const { view, cookie } = await fromEmail(uuid, purchaseKey(services, { uuid }))
  const path = `/voucher/${uuid}/${reference}.pdf`
  expect(filesOf(view)).toEqual([path])
  expect((await fetched(path, uuid, `${reference}.pdf`, cookie)).headers.get('Content-Type')).toBe('application/pdf')
  const stranger = await fetched(path, uuid, `${reference}.pdf`, '')
  expect(stranger.headers.get('Location')).toBe(`/voucher/${uuid}/confirmation/?file=missing`)
})

test('another purchase is not opened by it, nor is anything written into a cookie that is no key', async () => {
  const [mine, other] = [await aVoucher(services, bank), await aVoucher(services, bank)]
  const { cookie } = await fromEmail(mine.purchaseUuid, purchaseKey(services, { uuid: mine.purchaseUuid }))
  const path = `/voucher/${other.purchaseUuid}/${other.reference}.pdf`
  expect((await fetched(path, other.purchaseUuid, `${other.reference}.pdf`, cookie)).status).toBe(302)
  expect((await fromEmail(mine.purchaseUuid, 'a%3B%20b')).cookie).toBe('')
})

test('what is cancelled is not printed any more', async () => {
  const voucher = await aVoucher(services, bank)
  const { purchaseUuid: uuid, reference } = voucher
  await cancelVoucher(services, voucher, { reason: '8', website: '', text: '', day: '' })
  const { view, cookie } = await fromEmail(uuid, purchaseKey(services, { uuid }))
  expect(filesOf(view)).toEqual([])
  expect((await fetched(`/voucher/${uuid}/${reference}.pdf`, uuid, `${reference}.pdf`, cookie)).status).toBe(302)
})

test('a link of an e-mail ends after 60 days, which its page says, and one that is asked for anew opens again', async () => {
  const { purchaseUuid: uuid } = await aVoucher(services, bank)
  const key = purchaseKey(services, { uuid })
  const at = (days: number) => setNow(new Date(start.getTime() + days * 24 * 60 * 60_000))
  const start = services.clock.now()
  at(60)
  expect((await fromEmail(uuid, key)).view).not.toBeNull()
  at(61)
  const { data, init } = await confirmation(asked(`/voucher/${uuid}/confirmation/?key=${key}`, { uuid }))
  expect({ ...data, status: init?.status }).toMatchObject({ view: null, isOver: true, status: 410 })
  const forged = await confirmation(asked(`/voucher/${uuid}/confirmation/?key=${key}x`, { uuid }))
  expect(forged.data).toMatchObject({ view: null, isOver: false })
  expect((await fromEmail(uuid, askedPurchaseKey(services, { uuid }))).view).not.toBeNull()
  setNow(start)
})

test('a link to a voucher ends with it, is moved by an extension, and can be asked for anew', async () => {
  const voucher = await aVoucher(services, bank)
  const keyOf = (link: string) => new URL(link).searchParams.get('key') ?? ''
  const key = keyOf(voucherLink(services, voucher, 'es'))
  const start = services.clock.now()
  const on = (day: string) => setNow(new Date(`${day}T12:00:00+01:00`))
  on(addDays(voucher.expiresOn, 30))
  expect(await openLink(services, key)).not.toBeNull()
  on(addDays(voucher.expiresOn, 31))
  expect(await openLink(services, key)).toBeNull()
  expect(await openLink(services, keyOf(askedVoucherLink(services, voucher, 'es')))).not.toBeNull()
  await endsOn(services, voucher, addDays(voucher.expiresOn, 90))
  expect(await openLink(services, key)).not.toBeNull()
  setNow(start)
})

test('below the segment of another kind the purchase does not exist', async () => {
  const { purchaseUuid: uuid } = await aVoucher(services, bank)
  const key = purchaseKey(services, { uuid })
  const open = async (segment: string) => {
    const { data, init } = await confirmation(asked(`/${segment}/${uuid}/confirmation/?key=${key}`, { uuid }))
    return [init?.status ?? 200, data.view === null]
  }
  expect(await open('voucher')).toEqual([200, false])
  for (const segment of ['purchase', 'gift-card']) expect(await open(segment)).toEqual([404, true])
  // A booking has its last page elsewhere, and there it is none either.
  const booked = new URLSearchParams({ utb_path: `/service-booking/${uuid}/`, key })
  const { data, init } = await bookingConfirmation(asked(`/confirmacion/reserva/?${booked}`, {}))
  expect([init?.status, data.view]).toEqual([404, null])
})

test('without a booking in its address the last page of one is there, and says that none can be located', async () => {
  for (const path of ['/confirmacion/reserva/', '/pt/confirmacao/reserva/']) {
    const { data, init } = await bookingConfirmation(asked(path, {}))
    expect([init?.status ?? 200, data.view]).toEqual([200, null])
  }
  for (const named of ['', 'x', '/service-booking/', '//evil.example/', '/service-booking/../voucher/']) {
    const query = new URLSearchParams({ utb_path: named })
    const { data, init } = await bookingConfirmation(asked(`/confirmacion/reserva/?${query}`, {}))
    expect([init?.status, data.view], named).toEqual([404, null])
  }
})
