import { beforeEach, expect, test } from 'vitest'
import { abandonPayment } from '#server/payments/attempts/abandon-payment.ts'
import { paymentScene, said } from '#tests/a-payment.ts'
import { look, owner, pay, readyPurchase } from '#tests/a-purchase.ts'
import { tellStages } from './tell-stages.ts'

const { services, bank, begin } = await paymentScene()

beforeEach(async () => {
  await begin()
  await told()
})

const told = async () =>
  (await tellStages(services, { owner, allowedSince: new Date(0) })).map((event) =>
    event.type === 'stage' ? event.name : event.type,
  )

const upToPayment = ['Add To Cart', 'Add Shipping Info', 'Add Payment Info']

test('a payment that is refused is a failure, told once, and paid in the end it is a purchase', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: '0190' }, { state: 'failed', code: '0190' }, { state: 'paid' })
  await pay(services, uuid)
  expect(await told()).toEqual([...upToPayment, 'Purchase Failure'])
  await pay(services, uuid)
  expect(await told()).toEqual([])
  await pay(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  expect(await told()).toEqual(['Purchase'])
})

test('another way of paying, chosen by the buyer, is no failure', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(said.challenge, said.nothing)
  await pay(services, uuid)
  expect(await abandonPayment(services, uuid)).toBe('left')
  expect(await told()).toEqual(upToPayment)
})
