import { createHash, createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import type { AttemptFacts, PaymentInput, ProviderMessage, RequiredAction } from '#domain/payments/payment-provider.ts'
import { makeFaults } from '#sandbox/faults.ts'
import { openLedger } from '#sandbox/ledger.ts'
import { openShelf } from '#sandbox/store.ts'
import { makeStripeStandIn } from '#sandbox/stripe/stand-in.ts'
import { phones } from '#sandbox/stripe/test-phones.ts'
import type { World } from '#sandbox/world.ts'
import { type NetworkConditions, testPaymentProvider } from '../contract.ts'
import { makeStripe } from './make-stripe.ts'

const sandbox = 'https://sandbox.example'
const account = {
  secretKey: 'sk_test_shop',
  webhookSecret: 'whsec_shop',
  webhookUrl: 'https://shop.example/stripe/',
}

const multibanco = { method: 'multibanco' } as const
const mbway = { method: 'mbway', phone: '+351912345678' } as const

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
  const step = await provider.begin(anAttempt({ method: 'mbway' }), mbway)
  expect(step).toMatchObject({ for: { kind: 'phone', expiresAt: '2026-11-15T10:05:00.000Z' } })
})

test('a phone without MB WAY is refused at once', async () => {
  const { provider, world } = makeScene()
  const attempt = anAttempt({ method: 'mbway' })
  const step = await provider.begin(attempt, { method: 'mbway', phone: phones.unknown })
  expect(step).toMatchObject({ state: 'failed', code: 'generic-1' })
  expect(await provider.ask({ ...attempt, memo: step.memo ?? {} })).toMatchObject({ state: 'failed' })
  expect(await provider.abandon({ ...attempt, memo: step.memo ?? {} })).toMatchObject({ state: 'failed' })
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
  const step = await scene.provider.ask(attempt)
  if (step.state !== 'waiting' || step.for.kind !== 'reference') throw new Error('expected a reference')
  await scene.atMachine(step.for, 'hold')
  const onItsWay = { state: 'waiting', for: { kind: 'confirmation' }, memo: attempt.memo }
  expect(await scene.provider.ask(attempt)).toEqual(onItsWay)
  expect(await scene.provider.abandon(attempt)).toEqual(onItsWay)
  expect(scene.fetched.some(({ url }) => url.endsWith('/cancel'))).toBe(false)
  scene.pass(20 * 24 * 3600)
  expect(await scene.provider.ask(attempt)).toEqual(onItsWay)
  await scene.atMachine(step.for, 'pay')
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
  expect(await readAll(scene)).toMatchObject([{ about: 'payment', step: { state: 'failed', memo: attempt.memo } }])
})

test.each([1, 7, 1990, 4999, 5749, 999_999])('takes and gives back %i cents to the cent', async (cents) => {
  const scene = makeScene()
  const paid = await pay(scene, anAttempt({ amount: euros(cents) }))
  const first = await scene.provider.refund(paid, { key: 'all', amount: euros(cents), memo: {} })
  expect(first).toMatchObject({ state: 'pending', memo: { refund: expect.stringMatching(/^re_/) } })
  expect([moved(scene.world, 'charge', paid.order), moved(scene.world, 'refund', paid.order)]).toEqual([cents, cents])
  expect(await readAll(scene)).toMatchObject([
    { about: 'payment', order: paid.order, amount: euros(cents), step: { state: 'paid', memo: paid.memo } },
    { about: 'refund', order: paid.order, key: 'all', step: { state: 'pending' } },
    { about: 'refund', order: paid.order, key: 'all', step: { state: 'refunded' } },
  ])
})

describe('when the answer to the creation was lost', () => {
  test.each([
    ['at once, in the list', 0, ['/v1/payment_intents?']],
    ['days later, by search', 2 * 24 * 3600, ['/v1/payment_intents?', '/v1/payment_intents/search?']],
  ])('it is found %s', async (_, later, asked) => {
    const scene = makeScene()
    const attempt = await begin(scene)
    scene.pass(later)
    scene.fetched.length = 0
    expect(await scene.provider.ask(anAttempt())).toMatchObject({ state: 'waiting', memo: attempt.memo })
    expect(scene.fetched.map(({ url }) => url.slice(`${sandbox}/stripe`.length).replace(/\?.*/, '?'))).toEqual(asked)
  })

  test('it is found among many', async () => {
    const scene = makeScene()
    await begin(scene)
    for (let nth = 0; nth < 120; nth++)
      await begin(scene, anAttempt({ order: `1115OTHER${String(nth).padStart(3, '0')}` }))
    expect(await scene.provider.ask(anAttempt())).toMatchObject({ state: 'waiting' })
  })

  test('beginning again is the same payment', async () => {
    const { provider } = makeScene()
    const first = await provider.begin(anAttempt(), multibanco)
    expect(await provider.begin(anAttempt(), multibanco)).toEqual(first)
  })

  test('it can be abandoned, and then not be paid', async () => {
    const scene = makeScene()
    const attempt = await begin(scene)
    const step = await scene.provider.ask(attempt)
    expect(await scene.provider.abandon(anAttempt())).toEqual({ state: 'none' })
    if (step.state === 'waiting') await scene.answer(attempt, step.for, true)
    expect(moved(scene.world, 'charge', attempt.order)).toBe(0)
  })
})

test('a creation that comes after the attempt was abandoned begins nothing', async () => {
  const { provider } = makeScene()
  expect(await provider.abandon(anAttempt())).toEqual({ state: 'none' })
  await expect(provider.begin(anAttempt(), multibanco)).rejects.toThrow('Stripe refused: 400 StripeIdempotencyError')
  expect(await provider.ask(anAttempt())).toMatchObject({ state: 'failed' })
  expect(await provider.abandon(anAttempt())).toEqual({ state: 'none' })
})

test('who pays while we cancel has paid', async () => {
  const scene = makeScene()
  const attempt = await begin(scene)
  const step = await scene.provider.ask(attempt)
  scene.before('/cancel', async () => {
    if (step.state === 'waiting') await scene.answer(attempt, step.for, true)
  })
  expect(await scene.provider.abandon(attempt)).toMatchObject({ state: 'paid' })
})

test('an answer about another order is no answer', async () => {
  const scene = makeScene()
  const attempt = await begin(scene)
  const { provider } = scene
  await expect(provider.ask({ ...attempt, order: '1115CALM0002' })).rejects.toThrow('not about order')
  await expect(provider.ask({ ...attempt, amount: euros(4998) })).rejects.toThrow('not about order')
})

test('a refund that is asked for again a month later is still paid once', async () => {
  const scene = makeScene()
  const paid = await pay(scene)
  const wish = { key: 'refund-1', amount: euros(1500), memo: {} }
  await scene.provider.refund(paid, wish)
  scene.pass(30 * 24 * 3600)
  scene.forgetKeys()
  expect(await scene.provider.refund(paid, wish)).toMatchObject({ state: 'refunded' })
  expect(moved(scene.world, 'refund', paid.order)).toBe(1500)
})

test('what was never paid is not given back', async () => {
  const scene = makeScene()
  const wish = { key: 'refund-1', amount: euros(1500), memo: {} }
  expect(await scene.provider.refund(anAttempt(), wish)).toMatchObject({ state: 'refused' })
  expect(await scene.provider.refund(await begin(scene), wish)).toMatchObject({ state: 'refused' })
})

describe('a message', () => {
  test.each([
    [0, 1],
    [300, 1],
    [301, 0],
  ])('that is %i seconds old', async (age, read) => {
    const scene = makeScene()
    await pay(scene)
    scene.pass(age)
    expect(await readAll(scene)).toHaveLength(read)
  })

  test.each(['charge.refunded', 'payment_intent.created', 'customer.created'])('%s is no news for us', async (type) => {
    const { provider, now } = makeScene()
    const body = JSON.stringify({ id: 'evt_1', type, data: { object: {} } })
    expect(await provider.readNotification(sign(body, { at: now() }))).toBe('other')
  })

  test('about a payment that is not ours is no news for us', async () => {
    const { provider, now } = makeScene()
    const object = { id: 'pi_1', status: 'succeeded', amount: 1, currency: 'eur', created: 1, metadata: {} }
    const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object } })
    expect(await provider.readNotification(sign(body, { at: now() }))).toBe('other')
  })

  test('that the money is on its way leaves it waiting', async () => {
    const { provider, now } = makeScene()
    const object = {
      id: 'pi_1',
      status: 'processing',
      amount: 4999,
      currency: 'eur',
      created: 1,
      metadata: { order: 'x' },
    }
    const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.processing', data: { object } })
    expect(await provider.readNotification(sign(body, { at: now() }))).toMatchObject({
      amount: euros(4999),
      step: { state: 'waiting', for: { kind: 'confirmation' } },
    })
  })
})

describe('after a payment was made', () => {
  test.each([
    ['dispute', 'open'],
    ['win', 'released'],
    ['lose', 'lost'],
  ])('we are told of it: %s', async (deed, state) => {
    const scene = makeScene()
    const { memo } = await pay(scene)
    await scene.post('/disputes', { id: memo.intent ?? '', deed })
    expect((await readAll(scene)).at(-1)).toMatchObject({
      about: 'dispute',
      order: null,
      transactionId: memo.intent,
      dispute: { kind: 'dispute', state },
    })
  })

  test('a refund that is sent back is told, and found so by asking', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    const wish = { key: 'refund-1', amount: euros(1500), memo: {} }
    const asked = await scene.provider.refund(paid, wish)
    const memo = asked.state === 'refused' ? {} : (asked.memo ?? {})
    expect(await scene.provider.refund(paid, { ...wish, memo })).toMatchObject({ state: 'refunded' })
    await scene.post('/disputes', { id: paid.memo.intent ?? '', deed: 'fail-refunds' })
    const failed = { state: 'refused', reason: 'failed' }
    expect((await readAll(scene)).at(-1)).toMatchObject({ about: 'refund', key: 'refund-1', step: failed })
    expect(await scene.provider.refund(paid, { ...wish, memo })).toEqual(failed)
  })
})

test('errors tell neither the key nor the buyer', async () => {
  const { provider } = makeScene({ secretKey: 'sk_test_wrong' })
  const error = await provider.begin(anAttempt(), multibanco).catch((reason) => reason)
  expect(String(error)).toBe('Error: No answer from Stripe: 401')
  expect(JSON.stringify({ ...error, cause: error.cause })).not.toMatch(/sk_test|ana@/)
})

function makeScene(given: { line?: NetworkConditions; secretKey?: string } = {}) {
  const sent: ProviderMessage[] = []
  const clock = { now: new Date('2026-11-15T10:00:00Z').getTime() }
  const now = () => new Date(clock.now)
  const { world, forget } = makeWorld(sent, now)
  const app = new Hono().route('/stripe', makeStripeStandIn(world, account))
  const fetched: { url: string; body?: unknown }[] = []
  const hooks = new Map<string, () => Promise<void>>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    fetched.push({ url, body: init?.body })
    for (const [end, hook] of hooks) if (url.endsWith(end)) await hook()
    return app.request(url, init)
  }
  const provider = makeStripe(
    { ...account, url: `${sandbox}/stripe`, ...(given.secretKey ? { secretKey: given.secretKey } : {}) },
    { fetch: given.line?.through(fetch) ?? fetch, now, timeout: given.line?.timeout ?? 10_000 },
  )
  const post = (path: string, form: Record<string, string>) =>
    app.request(`${sandbox}/stripe${path}`, { method: 'POST', body: new URLSearchParams({ ...form, lang: 'pt' }) })
  return {
    provider,
    world,
    sent,
    fetched,
    now,
    post,
    /** Nobody comes back from a cash machine or a phone. */
    answer: async (attempt: AttemptFacts, wanted: RequiredAction, isYes: boolean) => {
      if (wanted.kind === 'reference')
        await post('/multibanco', { ...wanted, deed: isYes ? 'pay' : 'expire' } as Record<string, string>)
      else await post('/mbway', { id: attempt.memo.intent ?? '', answer: isYes ? 'accept' : 'refuse' })
      return null
    },
    atMachine: ({ entity, reference }: RequiredAction & { kind: 'reference' }, deed: 'pay' | 'hold' | 'expire') =>
      post('/multibanco', { entity, reference, deed }),
    pass: (time: number) => {
      clock.now += time * 1000
    },
    forgetKeys: () => forget('stripe-answers'),
    before: (end: string, hook: () => Promise<void>) => {
      hooks.set(end, hook)
    },
  }
}

function makeWorld(sent: ProviderMessage[], now: () => Date) {
  let drawn = 0
  const forgotten = new Set<string>()
  const shelf = (name: string) => {
    const kept = openShelf()
    return { ...kept, get: (thing: string) => (forgotten.has(name) ? undefined : kept.get(thing)) }
  }
  const world: World = {
    url: sandbox,
    now,
    random: (bytes) =>
      createHash('sha512')
        .update(String(++drawn))
        .digest('hex')
        .slice(0, bytes * 2),
    ledger: openLedger(),
    faults: makeFaults(),
    isShops: () => true,
    shelf: shelf as World['shelf'],
    notify: (_, message) => {
      sent.push(message)
    },
  }
  return { world, forget: (name: string) => forgotten.add(name) }
}

const anAttempt = (facts: Partial<AttemptFacts> = {}): AttemptFacts => ({
  order: '1115CALM0001',
  method: 'multibanco',
  amount: euros(4999),
  language: 'pt',
  description: 'SP123456ABC',
  buyer: { name: 'Ana Prueba', email: 'ana@example.com' },
  urls: {
    back: 'https://shop.example/back/',
    notification: 'https://shop.example/stripe/',
    deviceDone: 'https://shop.example/device/',
    challengeDone: 'https://shop.example/challenge/',
  },
  memo: {},
  ...facts,
})

type Scene = ReturnType<typeof makeScene>

async function begin(
  { provider }: Scene,
  attempt = anAttempt(),
  given: PaymentInput = multibanco,
): Promise<AttemptFacts> {
  const step = await provider.begin(attempt, given)
  return { ...attempt, memo: step.memo ?? {} }
}

async function pay(scene: Scene, attempt = anAttempt()): Promise<AttemptFacts> {
  const begun = await begin(scene, attempt)
  const step = await scene.provider.ask(begun)
  if (step.state === 'waiting') await scene.answer(begun, step.for, true)
  expect((await scene.provider.ask(begun)).state).toBe('paid')
  return begun
}

async function readAll({ provider, sent }: Scene) {
  const read = await Promise.all(sent.map((message) => provider.readNotification(message)))
  return read.filter((notification) => notification !== null && notification !== 'other')
}

function moved(world: World, kind: 'charge' | 'refund', order: string) {
  const movements = world.ledger.movements().filter((movement) => movement.kind === kind && movement.order === order)
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Signed rightly and just now unless said otherwise: what is wrong with it is only what is given. */
function sign(body: string, { secret = account.webhookSecret, at }: { secret?: string; at: Date }): ProviderMessage {
  const signature = createHmac('sha256', secret)
    .update(`${seconds(at)}.${body}`)
    .digest('hex')
  return { headers: { 'stripe-signature': `t=${seconds(at)},v1=${signature}` }, body }
}
