import { expect, test } from 'vitest'
import { failureCodes } from '#features/checkout/rules/payments/failure-code.ts'
import { redsysAccount, sandboxRedsys } from '#sandbox/redsys/account.ts'
import { makeRedsysStandIn } from '#sandbox/redsys/stand-in.ts'
import { cardNamed, testCards } from '#sandbox/redsys/test-cards.ts'
import { testPaymentProvider } from '#tests/providers/contract.ts'
import { attempt, makeBuyer, makeScenario, origin } from '#tests/providers/redsys-scenario.ts'
import { longEnough } from '#tests/wait-until.ts'
import { seal } from './envelope.ts'
import { makeRedsys } from './make-redsys.ts'
import type { RedsysSettings } from './settings.ts'

testPaymentProvider('Redsys', makeScenario)

test('every failure code of the shop has a card, and the card gives it', async () => {
  const refused = testCards.filter(({ code }) => code)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(failureCodes))
  for (const card of refused) {
    const { provider, buyer } = makeScenario()
    const outcome = await provider.begin(attempt(), await buyer.typeCard(card.name))
    expect(outcome).toMatchObject({ state: 'failed', code: card.code })
    expect(await provider.ask(attempt())).toMatchObject({ state: 'failed', code: card.code })
  }
})

test('a card is told again by its key, and never by its number', async () => {
  const keys = await Promise.all(
    ['frictionless', 'frictionless', 'refused-0174'].map(async (name) => {
      const { provider, buyer } = makeScenario()
      const outcome = await provider.begin(attempt(), await buyer.typeCard(name))
      const card = outcome.state === 'waiting' ? undefined : outcome.card
      expect(card).toMatchObject({ brand: 'Visa', lastDigits: cardNamed(name)?.number.slice(-4) })
      expect(JSON.stringify(outcome)).not.toMatch(/\d{6}/)
      return card?.key
    }),
  )
  expect(keys[0]).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
})

test('a card that is blocked is not charged, whatever its bank would say', async () => {
  const { provider, buyer, moved } = makeScenario()
  const asked: string[] = []
  const isBlocked = async (key: string) => asked.push(key) > 0
  const outcome = await provider.begin(attempt(), await buyer.typeCard('frictionless'), isBlocked)
  expect(outcome).toEqual({ state: 'failed', code: '0174' })
  expect(asked).toHaveLength(1)
  expect(moved('charge', attempt().order)).toBe(0)
  expect((await provider.begin(attempt(), await buyer.typeCard('frictionless'), async () => false)).state).toBe('paid')
})

test('a browser that was not looked at in time is said so, and the card still pays', async () => {
  const { provider, buyer } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('device'))
  if (begun.state !== 'waiting' || begun.for.kind !== 'device') throw new Error('expected the device step')
  const data = JSON.parse(Buffer.from(begun.for.fields.threeDSMethodData ?? '', 'base64url').toString())
  expect(data).toMatchObject({ threeDSMethodNotificationURL: attempt().urls.deviceDone })
  const known = { ...attempt(), memo: begun.memo ?? {} }
  expect((await provider.resume(known, { kind: 'device', isCompleted: false })).state).toBe('paid')
})

test('the answer to another question is not passed on', async () => {
  const { provider, buyer, moved } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('challenge'))
  const known = { ...attempt(), memo: begun.state === 'waiting' ? (begun.memo ?? {}) : {} }
  const response = Buffer.from(JSON.stringify({ threeDSServerTransID: 'other', transStatus: 'Y' })).toString(
    'base64url',
  )
  await expect(provider.resume(known, { kind: 'challenge', response })).rejects.toThrow('another question')
  await expect(provider.resume(known, { kind: 'device', isCompleted: true })).rejects.toThrow()
  expect(moved('charge', known.order)).toBe(0)
})

test('a buyer who says yes to the bank in our name, without having answered it, pays nothing', async () => {
  const { provider, buyer, moved } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('challenge'))
  const memo = begun.state === 'waiting' ? (begun.memo ?? {}) : {}
  const forged = { threeDSServerTransID: memo.transaction, transStatus: 'Y' }
  const response = Buffer.from(JSON.stringify(forged)).toString('base64url')
  const outcome = await provider.resume({ ...attempt(), memo }, { kind: 'challenge', response })
  expect(outcome).toMatchObject({ state: 'failed', code: '0184' })
  expect(moved('charge', attempt().order)).toBe(0)
})

test('an order number that was used before leaves it open, and is no failure', async () => {
  const { provider, buyer } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  expect((await provider.begin(attempt(), card)).state).toBe('paid')
  await expect(provider.begin(attempt(), card)).rejects.toThrow('leaves it open')
  expect(await buyer.exchange('frictionless')).toEqual({ idOper: '-1' })
})

test('a token lives for thirty minutes', async () => {
  const { provider, buyer, clock } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  clock.add(30 * 60_000)
  expect(await provider.begin(attempt(), card)).toMatchObject({ state: 'failed', code: 'generic-1' })
})

test('an answer with a wrong signature leaves it open', async () => {
  const { provider, buyer, faults } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  faults.set('bad-signature', 1)
  await expect(provider.begin(attempt(), card)).rejects.toThrow('wrong signature')
  faults.set('bad-signature', 1)
  await expect(provider.ask(attempt())).rejects.toThrow('wrong signature')
})

test('an answer about another amount leaves it open', async () => {
  const { buyer, settings } = makeScenario()
  const facts = { Ds_Order: attempt().order, Ds_MerchantCode: '999008881', Ds_Terminal: '1', Ds_TransactionType: '0' }
  const money = { Ds_Amount: '1', Ds_Currency: '978', Ds_Response: '0000' }
  const secure = { Ds_EMV3DS: { threeDSInfo: 'CardConfiguration', protocolVersion: 'NO_3DS_v2' } }
  const fetch = async (url: string | URL | Request) =>
    Response.json(seal(settings, attempt().order, { ...facts, ...(String(url).includes('inicia') ? secure : money) }))
  const provider = makeRedsys(settings, { fetch, timeout: longEnough })
  await expect(provider.begin(attempt(), await buyer.typeCard('plain'))).rejects.toThrow('something else')
})

test('Bizum that was left unpaid can be gone back to', async () => {
  const { provider } = makeScenario()
  const bizum = { ...attempt(), method: 'bizum' as const }
  const begun = await provider.begin(bizum, { method: 'bizum' })
  expect(await provider.resume(bizum, { kind: 'return' })).toEqual(begun)
})

test('a merchant of the older signature pays as well', async () => {
  const older = { ...redsysAccount, signatureVersion: 'HMAC_SHA256_V1' } as const
  const settings: RedsysSettings = { ...sandboxRedsys(origin), ...older, url: origin }
  const standIn = makeRedsysStandIn(makeScenario().world, older)
  const fetch: typeof globalThis.fetch = async (url, init) => standIn.request(String(url), init)
  const provider = makeRedsys(settings, { fetch, timeout: longEnough })
  expect((await provider.begin(attempt(), await makeBuyer(fetch, settings).typeCard('plain'))).state).toBe('paid')
  expect((await provider.ask(attempt())).state).toBe('paid')
})

test('a card that can only be charged at once asks for another one where it shall be authorised', async () => {
  const { provider, buyer, moved } = makeScenario()
  const later = { ...attempt(), charge: 'later' as const }
  const outcome = await provider.begin(later, await buyer.typeCard('unauthorizable'))
  expect(outcome).toMatchObject({ state: 'failed', code: 'generic-2' })
  expect(moved('held', later.order)).toBe(0)
})

test('a card’s facts come with its authorisation, and its key is the one it pays with', async () => {
  const [now, later] = await Promise.all(
    (['now', 'later'] as const).map(async (charge) => {
      const { provider, buyer } = makeScenario()
      return provider.begin({ ...attempt(), charge }, await buyer.typeCard('frictionless'))
    }),
  )
  expect([now?.state, later?.state]).toEqual(['paid', 'authorized'])
  expect(later).toMatchObject({ card: now && 'card' in now ? now.card : null })
})

/** Authorised, and a line that can be spoilt. */
async function authorized() {
  const scenario = makeScenario()
  const later = { ...attempt(), charge: 'later' as const }
  await scenario.provider.begin(later, await scenario.buyer.typeCard('frictionless'))
  const { authorizations } = scenario.provider
  if (!authorizations) throw new Error('Redsys authorises cards')
  return { ...scenario, later, ...authorizations }
}

test('what was authorised more than seven days ago can not be captured any more', async () => {
  const { later, capture, clock, moved } = await authorized()
  clock.add(7 * 24 * 60 * 60_000 + 1)
  expect(await capture(later)).toEqual({ state: 'refused', reason: 'SIS0132' })
  expect(moved('charge', later.order)).toBe(0)
})

test.each(['capture', 'release'] as const)('a %s with a wrong signature leaves it open, and is found', async (deed) => {
  const { later, faults, moved, ...calls } = await authorized()
  for (const spoilt of [1, 2]) {
    faults.set('bad-signature', spoilt)
    // The answer to the question before it is spoilt first, and then the notification beside its own answer.
    await expect(calls[deed](later)).rejects.toThrow('wrong signature')
  }
  faults.set('bad-signature', 0)
  expect((await calls[deed](later)).state).toBe(deed === 'capture' ? 'paid' : 'released')
  expect([moved('charge', later.order), moved('held', later.order)]).toEqual([deed === 'capture' ? 4999 : 0, 0])
})

test('the page loads the script from where the form comes from', () => {
  const { cardForm } = makeScenario().provider
  expect(cardForm).toEqual({
    script: `${origin}/sandbox/redsys/sis/NC/sandbox/redsysV3.js`,
    origin,
    merchant: '999008881',
    terminal: '1',
  })
})
