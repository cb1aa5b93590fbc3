import { beforeEach, expect, test } from 'vitest'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { look, owner, pay, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { askToTell, toldNames } from '#tests/tracking/ask-to-tell.ts'
import { keptHours, noteTold, offerSeconds, offerStages } from './offer-stages.ts'

const { services, bank, begin, setNow } = await paymentScene()
const browser = { owner, allowedSince: new Date(0) }
const start = services.clock.now()
let browsers = 0

beforeEach(async () => {
  await begin()
  setNow(start)
  await told()
})

const told = async () => toldNames(await askToTell(services, browser))
const seconds = (count: number) => new Date(start.getTime() + count * 1000)

/** A browser that has begun a purchase, and a page of it that asks what it may tell. */
async function beginning() {
  const own = `a-browser-that-abandons-it-${String(++browsers).padStart(5, '0')}`
  const goods = someGoods(services)
  const started = await startPurchase(services, { kind: 'voucher', goods, language: 'es', owner: own })
  if (!started.ok) throw new Error(started.error)
  const offered = async () => {
    const { events, askAgainIn } = await offerStages(services, { ...browser, owner: own })
    return [toldNames(events), askAgainIn] as const
  }
  return { own, offered, uuid: started.value.uuid }
}

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

test('what was abandoned is told by the next page that asks, however much later', async () => {
  const { offered } = await beginning()
  setNow(seconds(3 * 24 * 3600))
  expect(await offered()).toEqual([['Add To Cart'], null])
})

test('a page that is closed before it has told loses nothing: the next one is given it, for a day', async () => {
  const { offered } = await beginning()
  expect(await offered()).toEqual([['Add To Cart'], null])
  // Another page that is open meanwhile may not tell it too, and asks again.
  setNow(seconds(5))
  expect(await offered()).toEqual([[], (offerSeconds - 5) * 1000])
  setNow(seconds(offerSeconds))
  expect(await offered()).toEqual([['Add To Cart'], null])
  expect(await offered()).toEqual([[], offerSeconds * 1000])
  setNow(seconds(keptHours * 3600 - 1))
  expect(await offered()).toEqual([['Add To Cart'], null])
  setNow(seconds(keptHours * 3600 + offerSeconds))
  expect(await offered()).toEqual([[], null])
})

test('what was told is told to nobody again, and only its own browser says so', async () => {
  const { own, offered, uuid } = await beginning()
  await offered()
  const note = [{ purchase: uuid, stage: 'Add To Cart' as const }]
  await noteTold(services.db, 'a-browser-of-somebody-else-12345', note)
  setNow(seconds(offerSeconds))
  expect(await offered()).toEqual([['Add To Cart'], null])
  await noteTold(services.db, own, note)
  setNow(seconds(3600))
  expect(await offered()).toEqual([[], null])
})

test('of two pages that ask at the same time one is given it', async () => {
  const { offered } = await beginning()
  const answers = await Promise.all([offered(), offered()])
  expect(answers.flatMap(([names]) => names)).toEqual(['Add To Cart'])
  expect(answers.map(([, again]) => again).toSorted()).toEqual([offerSeconds * 1000, null])
})
