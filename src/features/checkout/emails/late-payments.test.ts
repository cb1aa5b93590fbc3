import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { said } from '#tests/builders/a-payment.ts'
import { look, owner, pay, readyPurchase, soldServices } from '#tests/builders/a-purchase.ts'
import { failedPurchaseScene } from '#tests/emails/failed-purchase.ts'

const { services, bank, emails, later, begin, attemptOf, failedJobs, deliver, nextStep } = await failedPurchaseScene()
const { form, redirect, nothing } = said
const hour = 60

beforeEach(begin)

/** Its coupon is somebody else's when the money comes. */
async function cameTooLate(code: string) {
  await giveCoupon(services, { code, usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'failed', code: 'generic-1' })
  await pay(services, uuid)
  const first = await attemptOf(uuid)
  later(2 * hour)
  await expirePurchases(services)
  await settleAttempt(services, first.order, { state: 'paid' })
  return { uuid, first }
}

test('money that came too late is written about with what was given back', async () => {
  const { uuid, first } = await cameTooLate('LATE1')
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'came-too-late' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
})

/** Bizum for one thing is given up, another is chosen in the same purchase, and then the money for the first comes. */
async function paidForSomethingElse(meanwhile: (uuid: string) => Promise<unknown>) {
  const { uuid, locator } = await readyPurchase(services)
  bank.willSay(form, nothing)
  await pay(services, uuid, { method: 'bizum' })
  const first = await attemptOf(uuid)
  await abandonPayment(services, uuid)
  const { spa, sold } = soldServices(services)
  const other = sold.find(({ price }) => price.amount !== sold[0]?.price.amount)
  if (!other) throw new Error('the demo catalogue has changed')
  const items = [{ serviceUuid: other.uuid, pax: other.capacity.minimum, units: 1 }]
  const goods = { spaUuid: spa.uuid, items }
  expect(await replaceSelection(services, { kind: 'voucher', goods, language: 'es', owner }, uuid)).toMatchObject({
    ok: true,
  })
  later(1)
  await meanwhile(uuid)
  await settleAttempt(services, first.order, { state: 'paid' })
  const [email, ...more] = (await deliver()).length > 0 ? emails : []
  expect(more).toEqual([])
  return { email, locator, names: [sold[0], other].map((service) => service?.translations.es.name ?? '') }
}

test.each([
  ['started', async () => {}],
  ['ready', nextStep],
  [
    'paying',
    async (uuid: string) => {
      await nextStep(uuid)
      bank.willSay(redirect)
      await pay(services, uuid, { method: 'paypal' })
    },
  ],
] as const)(
  'late money for an earlier choice names no goods, and says that the purchase, %s, goes on',
  async (state, meanwhile) => {
    const { email, locator, names } = await paidForSomethingElse(async (uuid) => {
      await meanwhile(uuid)
      expect(await look(services, uuid)).toMatchObject({ state })
    })
    expect(email?.subject).toBe(`Te devolvemos un pago del pedido ${locator}`)
    expect(email?.text).toContain('La compra sigue adelante')
    expect(email?.text).not.toContain('Volver a comprar')
    for (const name of names) expect(`${email?.subject} ${email?.text}`).not.toContain(name)
  },
)

test('late money for an earlier choice names no goods where the purchase is over either', async () => {
  const { email, names } = await paidForSomethingElse(async () => {
    later(2 * hour)
    await expirePurchases(services)
  })
  expect(email?.text).toContain('No nos hemos quedado con ningún dinero.')
  expect(email?.text).not.toContain('La compra sigue adelante')
  for (const name of names) expect(`${email?.subject} ${email?.text}`).not.toContain(name)
})

test('what is not given back is not said to be', async () => {
  const { first } = await cameTooLate('LATE2')
  await services.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.attemptUuid, first.uuid))
  expect(await deliver()).toEqual([])
})
