import { beforeAll, expect, test } from 'vitest'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { onToHours } from '#features/vouchers/server/hours/voucher-hours.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { someGoods } from '#tests/builders/a-purchase.ts'
import { aVoucher, forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { loader } from './open.ts'

const { services, bank } = await testServices()
beforeAll(async () => void (await makeBookable(services, someGoods(services).items[0]?.serviceUuid ?? '')))

/** Where the link of an e-mail leads. */
async function ledTo(voucher: Voucher, language: 'es' | 'pt' = 'es', change = onToHours) {
  const url = new URL(change(voucherLink(services, voucher, language)))
  const context = { get: (of: unknown) => (of === servicesContext ? services : null) }
  const answer = await loader({ url, context } as never).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw answer
  expect(answer.headers.get('Set-Cookie')).toMatch(/voucher=/)
  return answer.headers.get('Location')
}

test.each([
  ['es', '/service-booking/checkout/'],
  ['pt', '/pt/service-booking/checkout/'],
] as const)('the link for its hours opens a voucher and leads there (%s)', async (language, path) => {
  const voucher = await aVoucher(services, bank)
  expect(await ledTo(voucher, language)).toBe(`${path}?service=${voucher.serviceUuid}&with=voucher`)
})

test('without that the link leads to the voucher', async () => {
  expect(await ledTo(await aVoucher(services, bank), 'es', (link) => link)).toBe('/gestionar-bono/')
})

test('a present that is not active, and a voucher that is booked, are seen on their own page', async () => {
  expect(await ledTo(await aVoucher(services, bank, forElena))).toBe('/gestionar-bono/')
  const voucher = await aVoucher(services, bank)
  expect((await bookWithVoucher(services, voucher, { day: '2026-12-03', time: '17:00' })).ok).toBe(true)
  expect(await ledTo(voucher)).toBe('/gestionar-bono/')
})
