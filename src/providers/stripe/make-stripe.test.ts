import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { phones } from '#sandbox/stripe/account.ts'
import { testPaymentProvider } from '#tests/providers/contract.ts'
import { moved, readAll } from '#tests/providers/sandbox-world.ts'
import { anAttempt, begin, makeScene, mbway, multibanco, seconds, sign } from '#tests/providers/stripe-scene.ts'

testPaymentProvider('Stripe', (line) => {
  const { provider, world, sent, answer, now } = makeScene({ line })
  return {
    provider,
    ways: [
      {
        name: 'a reference',
        method: 'multibanco',
        refusal: 'generic-1',
        give: () => multibanco,
        act: async (attempt, wanted, will) => answer(attempt, wanted, will === 'pay'),
      },
      {
        name: 'a phone',
        method: 'mbway',
        refusal: 'generic-1',
        give: () => mbway,
        act: async (attempt, wanted, will) => answer(attempt, wanted, will === 'pay'),
      },
    ],
    moved: (kind, order) => moved(world, kind, order),
    sent: async () => sent,
    others: ({ body }) => [sign(body.replace(/"type":"[^"]+"/, '"type":"customer.created"'), { at: now() })],
    forge: ({ body }) => [
      sign(body, { secret: 'whsec_of_another', at: now() }),
      sign(body, { at: new Date(now().getTime() - 301_000) }),
      { headers: { 'stripe-signature': `t=${seconds(now())}` }, body },
      {
        headers: {
          'stripe-signature': sign(body, { at: now() }).headers['stripe-signature']?.replace('v1', 'v0') ?? '',
        },
        body,
      },
    ],
  }
})

test('Multibanco gives a reference that can be paid for days', async () => {
  const { provider, fetched } = makeScene()
  expect(await provider.begin(anAttempt(), multibanco)).toEqual({
    state: 'waiting',
    for: {
      kind: 'reference',
      entity: '00000',
      reference: expect.stringMatching(/^\d{9}$/),
      expiresAt: '2026-11-22T10:00:00.000Z',
    },
    memo: { intent: expect.stringMatching(/^pi_/) },
  })
  const form = new URLSearchParams(String(fetched.at(-1)?.body))
  expect(Object.fromEntries(form)).toMatchObject({
    amount: '4999',
    currency: 'eur',
    confirm: 'true',
    'allowed_payment_method_types[0]': 'multibanco',
    'payment_method_data[type]': 'multibanco',
    'payment_method_data[billing_details][email]': 'ana@example.com',
    'metadata[order]': '1115CALM0001',
  })
})

test('MB WAY asks on the phone, for five minutes', async () => {
  const { provider } = makeScene()
  const outcome = await provider.begin(anAttempt({ method: 'mbway' }), mbway)
  expect(outcome).toMatchObject({ for: { kind: 'phone', expiresAt: '2026-11-15T10:05:00.000Z' } })
})

test('a phone without MB WAY is refused at once', async () => {
  const { provider, world } = makeScene()
  const attempt = anAttempt({ method: 'mbway' })
  const outcome = await provider.begin(attempt, { method: 'mbway', phone: phones.unknown })
  expect(outcome).toMatchObject({ state: 'failed', code: 'generic-1' })
  expect(await provider.ask({ ...attempt, memo: outcome.memo ?? {} })).toMatchObject({ state: 'failed' })
  expect(await provider.abandon({ ...attempt, memo: outcome.memo ?? {} })).toMatchObject({ state: 'failed' })
  expect(moved(world, 'charge', attempt.order)).toBe(0)
})

test.each([
  ['a phone that is none', { method: 'mbway', phone: 'nine' } as const, 4999],
  ['more than can be paid so', mbway, 100_000_000],
])('%s is refused at once, and nothing comes of it', async (_, given, cents) => {
  const { provider, world } = makeScene()
  const attempt = anAttempt({ method: 'mbway', amount: euros(cents) })
  expect(await provider.begin(attempt, given)).toEqual({ state: 'failed', code: 'generic-1' })
  expect(await provider.ask(attempt)).toEqual({ state: 'none' })
  expect(moved(world, 'charge', attempt.order)).toBe(0)
})

test('a reference that is paid, with its money on the way, is not cancelled', async () => {
  const scene = makeScene()
  const attempt = await begin(scene)
  const outcome = await scene.provider.ask(attempt)
  if (outcome.state !== 'waiting' || outcome.for.kind !== 'reference') throw new Error('expected a reference')
  await scene.atMachine(outcome.for, 'hold')
  const onItsWay = { state: 'waiting', for: { kind: 'confirmation' }, memo: attempt.memo }
  expect(await scene.provider.ask(attempt)).toEqual(onItsWay)
  expect(await scene.provider.abandon(attempt)).toEqual(onItsWay)
  expect(scene.fetched.some(({ url }) => url.endsWith('/cancel'))).toBe(false)
  scene.pass(20 * 24 * 3600)
  expect(await scene.provider.ask(attempt)).toEqual(onItsWay)
  await scene.atMachine(outcome.for, 'pay')
  expect(await scene.provider.ask(attempt)).toMatchObject({ state: 'paid' })
  expect(moved(scene.world, 'charge', attempt.order)).toBe(4999)
})

test.each([
  ['multibanco', multibanco, 7 * 24 * 3600],
  ['mbway', mbway, 5 * 60],
] as const)('%s that nobody answers fails when its time is over', async (method, given, time) => {
  const scene = makeScene()
  const attempt = await begin(scene, anAttempt({ method }), given)
  scene.pass(time - 1)
  expect(await scene.provider.ask(attempt)).toMatchObject({ state: 'waiting' })
  scene.pass(1)
  expect(await scene.provider.ask(attempt)).toMatchObject({ state: 'failed', code: 'generic-1' })
  expect(await readAll(scene)).toMatchObject([{ about: 'payment', outcome: { state: 'failed', memo: attempt.memo } }])
})

test('an answer about another order is no answer', async () => {
  const scene = makeScene()
  const attempt = await begin(scene)
  const { provider } = scene
  await expect(provider.ask({ ...attempt, order: '1115CALM0002' })).rejects.toThrow('not about order')
  await expect(provider.ask({ ...attempt, amount: euros(4998) })).rejects.toThrow('not about order')
})

test('errors tell neither the key nor the buyer', async () => {
  const { provider } = makeScene({ secretKey: 'sk_test_wrong' })
  const error = await provider.begin(anAttempt(), multibanco).catch((reason) => reason)
  expect(String(error)).toBe('Error: No answer from Stripe: 401')
  expect(JSON.stringify({ ...error, cause: error.cause })).not.toMatch(/sk_test|ana@/)
})
