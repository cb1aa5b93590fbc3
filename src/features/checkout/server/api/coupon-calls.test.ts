import { beforeEach, expect, test } from 'vitest'
import { couponErrors } from '#features/checkout/rules/coupons/coupon.ts'
import { purchaseCallsScene } from '#tests/api/purchase-calls.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { refuseCoupon } from './coupon.ts'

const { services, begin, started, ready } = await purchaseCallsScene()

beforeEach(begin)

test('a code is applied and taken off', async () => {
  await giveCoupon(services, { code: 'TEN', label: 'Ten off', percent: 10 })
  const { ask, uuid, purchase } = await ready()
  const { amount } = purchase.pricing.base
  const applied = await ask('PUT', `/${uuid}/coupon`, { code: ' ten ' })
  expect(applied.purchase.pricing).toMatchObject({
    final: { amount: amount * 0.9 },
    coupons: [{ alias: 'Ten off', code: 'TEN', amount: amount * 0.1 }],
  })
  const removed = await ask('DELETE', `/${uuid}/coupon/ten`)
  expect(removed.purchase.pricing).toEqual(purchase.pricing)
  expect((await ask('DELETE', `/${uuid}/coupon/other%00%F0`)).status).toBe(200)
})

test.each(['not-found', 'not-active', 'min-price', 'end-date', 'empty-wallet', 'invalid-for-spa'])(
  'a code may be refused: %s',
  async (why) => {
    const code = why.toUpperCase()
    if (why === 'not-active') await giveCoupon(services, { code, isActive: false })
    if (why === 'min-price') await giveCoupon(services, { code, minimum: 10_000_000 })
    if (why === 'end-date') await giveCoupon(services, { code, endsOn: '2020-01-01' })
    if (why === 'empty-wallet') await giveBalance(services, code, 0)
    if (why === 'invalid-for-spa')
      await giveCoupon(services, { code, spaUuids: ['00000000-0000-4000-8000-000000000000'] })
    const { ask, uuid } = await ready()
    const { status, problem } = await ask('PUT', `/${uuid}/coupon`, { code })
    expect([status, problem.code]).toEqual([400, why])
    expect(problem.detail).toContain(`«${code}»`)
    if (why === 'min-price') expect(problem.detail).toContain('100.000,00\u00a0€')
    expect(problem.errors).toEqual([{ field: 'code', message: problem.detail }])
  },
)

test('every reason to refuse a code is told with its name and its sentence', async () => {
  const { uuid } = await ready('pt')
  const purchase = await look(services, uuid)
  for (const error of couponErrors) {
    const response = await refuseCoupon(services, purchase, { error, coupon: 'CALMA10' })
    expect(response.status, error).toBe(error === 'unknown' || error === 'confirmed-purchase' ? 409 : 400)
    expect(await response.json()).toMatchObject({ code: error, detail: expect.stringContaining('CALMA10') })
  }
})

test('before the buyer is known there is no time for codes', async () => {
  const { ask, uuid } = await started()
  const { status, problem, purchase } = await ask('PUT', `/${uuid}/coupon`, { code: 'TEN' })
  expect([status, problem.code, purchase.next.kind]).toEqual([409, 'buyer-missing', 'buyer'])
})

test('who tries too many codes waits', async () => {
  const { ask, uuid } = await ready()
  for (let tries = 0; tries < 40; tries++) await ask('PUT', `/${uuid}/coupon`, { code: 'NO' })
  const { status, headers } = await ask('PUT', `/${uuid}/coupon`, { code: 'NO' })
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask('GET', `/${uuid}`)).status).toBe(200)
})
