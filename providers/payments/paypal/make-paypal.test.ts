import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import type { AttemptFacts, PaymentProvider, ProviderMessage } from '#domain/payments/payment-provider.ts'
import { makeFaults } from '#sandbox/faults.ts'
import { openLedger } from '#sandbox/ledger.ts'
import { getIdentity, makeIdentity } from '#sandbox/paypal/identity.ts'
import { makePaypalStandIn } from '#sandbox/paypal/stand-in.ts'
import { openShelf } from '#sandbox/store.ts'
import type { World } from '#sandbox/world.ts'
import { type NetworkConditions, testPaymentProvider } from '../contract.ts'
import type { PaypalSettings } from './api.ts'
import { makePaypal } from './make-paypal.ts'

const sandbox = 'https://sandbox.example'
const webhookId = 'WEBHOOK-1'

testPaymentProvider('PayPal', (line) => {
  const { provider, world, sent, choose } = makeScene({ line })
  const act = (refusal: string) => async (attempt: AttemptFacts, _: unknown, will: 'pay' | 'refuse') => {
    await choose(attempt, will === 'pay' ? 'approve' : refusal)
    return { kind: 'return' } as const
  }
  const give = () => ({ method: 'paypal' }) as const
  return {
    provider,
    ways: [
      { name: 'a buyer who cancels', method: 'paypal', refusal: 'generic-1', give, act: act('cancel') },
      { name: 'a card that is declined', method: 'paypal', refusal: 'generic-2', give, act: act('decline') },
    ],
    moved: (kind, order) => moved(world, kind, order),
    sent: async () => sent,
    forge: (genuine) => [
      sign(genuine.body, { webhookId: 'WH-OF-ANOTHER' }),
      sign(genuine.body, { certificate: 'https://certs.evil.example/paypal/v1/notifications/certs/x' }),
      sign(genuine.body, { certificate: `${sandbox}/paypal/v1/notifications/certs/CERT-unknown` }),
      sign(genuine.body, { algorithm: 'NONE' }),
    ],
    others: ({ body }) => [sign(body.replace('PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.PAYOUTS-ITEM.FAILED'), {})],
  }
})

const begun = { method: 'paypal' } as const

test('leads the buyer to PayPal, in their language, and back to us either way', async () => {
  const { provider, fetched } = makeScene()
  const step = await provider.begin(anAttempt({ language: 'pt' }), begun)
  expect(step).toMatchObject({
    state: 'waiting',
    for: {
      kind: 'redirect',
      url: expect.stringMatching(/^https:\/\/sandbox\.example\/paypal\/checkoutnow\?token=\w+$/),
    },
    memo: { order: expect.any(String) },
  })
  const { purchase_units, payment_source } = JSON.parse(String(fetched.at(-1)?.body))
  expect(purchase_units).toEqual([
    {
      reference_id: '1115CALM0001',
      custom_id: '1115CALM0001',
      invoice_id: '1115CALM0001',
      description: 'SP123456ABC',
      amount: { currency_code: 'EUR', value: '49.99' },
    },
  ])
  expect(payment_source.paypal.experience_context).toMatchObject({
    return_url: 'https://shop.example/back/',
    cancel_url: 'https://shop.example/back/',
    locale: 'pt-PT',
    shipping_preference: 'NO_SHIPPING',
  })
})

test.each([1, 7, 1990, 4999, 5749, 999_999])('takes and gives back %i cents to the cent', async (cents) => {
  const scene = makeScene()
  const paid = await pay(scene, anAttempt({ amount: euros(cents) }))
  await scene.provider.refund(paid, { key: 'all', amount: euros(cents), memo: {} })
  expect([moved(scene.world, 'charge', paid.order), moved(scene.world, 'refund', paid.order)]).toEqual([cents, cents])
  const notices = await readAll(scene)
  expect(notices[0]).toMatchObject({ about: 'payment', amount: euros(cents), step: { state: 'paid', memo: paid.memo } })
  expect(notices[1]).toMatchObject({ about: 'refund', key: 'all', order: paid.order, step: { state: 'refunded' } })
})

describe('a buyer who approved and never came back', () => {
  test('is found by asking, which points to our own address, and resumed', async () => {
    const { provider, choose, world } = makeScene()
    const attempt = await begin(provider)
    expect(await provider.ask(attempt)).toMatchObject({ for: { url: expect.stringContaining('/checkoutnow') } })
    await choose(attempt, 'approve')
    expect(await provider.ask(attempt)).toMatchObject({
      state: 'waiting',
      for: { kind: 'redirect', url: attempt.urls.back },
    })
    expect(moved(world, 'charge', attempt.order)).toBe(0)
    expect(await provider.resume(attempt, { kind: 'return' })).toMatchObject({ state: 'paid' })
  })

  test('has paid nothing, so that the attempt can be left', async () => {
    const { provider, choose } = makeScene()
    const attempt = await begin(provider)
    await choose(attempt, 'approve')
    expect(await provider.abandon(attempt)).toEqual({ state: 'none' })
  })
})

test('coming back twice takes the money once', async () => {
  const { provider, choose, world } = makeScene()
  const attempt = await begin(provider)
  await choose(attempt, 'approve')
  const first = await provider.resume(attempt, { kind: 'return' })
  expect(await provider.resume(attempt, { kind: 'return' })).toEqual(first)
  expect(await makeScene({ world }).provider.resume(attempt, { kind: 'return' })).toEqual(first)
  expect(moved(world, 'charge', attempt.order)).toBe(attempt.amount.amount)
})

test('begun twice it is the same order', async () => {
  const { provider } = makeScene()
  const first = await provider.begin(anAttempt(), begun)
  expect(await provider.begin(anAttempt(), begun)).toEqual(first)
})

describe('an order whose creation was lost', () => {
  test.each(['return', 'again'] as const)('is begun again by %s, and is the same', async (kind) => {
    const { provider } = makeScene()
    const lost = await provider.begin(anAttempt(), begun)
    expect(await provider.resume(anAttempt(), { kind })).toEqual(lost)
  })
})

describe('who goes on from our own page', () => {
  const again = { kind: 'again' } as const

  test('is led to PayPal as long as they have not said yes there, and nothing is tried', async () => {
    const { provider, choose, fetched } = makeScene()
    const attempt = await begin(provider)
    const atPaypal = { state: 'waiting', for: { kind: 'redirect', url: expect.stringContaining('/checkoutnow') } }
    expect(await provider.resume(attempt, again)).toMatchObject(atPaypal)
    expect(fetched.some(({ url }) => url.endsWith('/capture'))).toBe(false)
    await choose(attempt, 'approve')
    expect(await provider.resume(attempt, again)).toMatchObject({ state: 'paid' })
    expect(await provider.resume(attempt, again)).toMatchObject({ state: 'paid' })
  })

  test('may try again where PayPal has forgotten the order', async () => {
    const { provider } = makeScene()
    const attempt = anAttempt({ memo: { order: 'FORGOTTEN' } })
    expect(await provider.resume(attempt, again)).toMatchObject({ state: 'failed', code: 'generic-1' })
  })
})

describe('what PayPal answers 422', () => {
  const answering = (issue: string) => {
    const { provider } = makeScene({
      line: {
        timeout: 10_000,
        through: (fetch) => async (input, init) =>
          String(input).includes('/checkout/orders')
            ? Response.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, { status: 422 })
            : fetch(input, init),
      },
    })
    return provider
  }

  test.each([
    ['PAYEE_ACCOUNT_RESTRICTED', 'generic-1'],
    ['PAYER_CANNOT_PAY', 'generic-2'],
  ])('to a creation is its end: %s', async (issue, code) => {
    expect(await answering(issue).begin(anAttempt(), begun)).toMatchObject({ state: 'failed', code })
  })

  test('leaves it open where the same is being done already', async () => {
    const provider = answering('PREVIOUS_REQUEST_IN_PROGRESS')
    await expect(provider.begin(anAttempt(), begun)).rejects.toThrow('leaves it open')
    const attempt = anAttempt({ memo: { order: 'SOME' } })
    await expect(provider.resume(attempt, { kind: 'return' })).rejects.toThrow('leaves it open')
  })
})

describe('a payment that PayPal looks at', () => {
  test.each([
    ['release', 'paid', 4999],
    ['deny', 'failed', 0],
  ])('waits until they %s it', async (verdict, state, cents) => {
    const scene = makeScene()
    const { provider, choose, post, world } = scene
    const attempt = await begin(provider)
    await choose(attempt, 'review')
    const waiting = { state: 'waiting', for: { kind: 'confirmation' } }
    expect(await provider.resume(attempt, { kind: 'return' })).toMatchObject(waiting)
    expect(await provider.ask(attempt)).toMatchObject(waiting)
    expect(await provider.abandon(attempt)).toMatchObject(waiting)
    await post('/paypal/reviews', { token: attempt.memo.order ?? '', verdict, lang: 'es' })
    expect(await provider.ask(attempt)).toMatchObject({ state })
    expect(
      (await readAll(scene)).map((notification) => notification.about === 'payment' && notification.step.state),
    ).toEqual(['waiting', state])
    expect(moved(world, 'charge', attempt.order)).toBe(cents)
  })
})

test('an answer about another order is no answer', async () => {
  const { provider, choose } = makeScene()
  const attempt = await begin(provider)
  await choose(attempt, 'approve')
  const resumeAs = (wrong: Partial<AttemptFacts>) => provider.resume({ ...attempt, ...wrong }, { kind: 'return' })
  await expect(resumeAs({ order: '1115CALM0002' })).rejects.toThrow('not about order')
  await expect(resumeAs({ amount: euros(4998) })).rejects.toThrow('not about order')
  await expect(resumeAs({ amount: { amount: 4999, currency: 'USD' } })).rejects.toThrow('not about order')
})

describe('the token', () => {
  test('is fetched once for all who ask at the same time', async () => {
    const { provider, fetched } = makeScene()
    const orders = ['1115CALM0001', '1115CALM0002', '1115CALM0003']
    await Promise.all(orders.map((order) => provider.begin(anAttempt({ order }), begun)))
    expect(fetched.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1)
  })

  test('is fetched anew shortly before its end', async () => {
    const scene = makeScene()
    await scene.provider.begin(anAttempt(), begun)
    scene.pass(32_400 - 61)
    await scene.provider.begin(anAttempt(), begun)
    expect(scene.fetched.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1)
    scene.pass(2)
    await scene.provider.begin(anAttempt(), begun)
    expect(scene.fetched.filter(({ url }) => url.endsWith('/token'))).toHaveLength(2)
  })

  test('that is withdrawn is fetched anew, and nothing is lost', async () => {
    const scene = makeScene()
    const attempt = await begin(scene.provider)
    scene.restart()
    expect(await scene.provider.ask(attempt)).toMatchObject({ state: 'waiting' })
  })

  test('is not given for a wrong secret, and the error does not tell it', async () => {
    const { provider } = makeScene({ settings: { secret: 'not-the-secret' } })
    const error = await provider.begin(anAttempt(), begun).catch((reason) => String(reason))
    expect(error).toContain('401')
    expect(error).not.toContain('not-the-secret')
  })
})

describe('a certificate', () => {
  test('is fetched once', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    await scene.provider.refund(paid, { key: 'all', amount: paid.amount, memo: {} })
    await readAll(scene)
    await readAll(scene)
    expect(scene.fetched.filter(({ url }) => url.includes('/certs/'))).toHaveLength(1)
  })

  test.each([
    ['another host', ['certs.example'], 0],
    ['a host by its name', ['sandbox.example'], 1],
    ['an origin as it is', ['https://sandbox.example'], 1],
    ['the same host without https', ['http://sandbox.example'], 0],
    ['nobody', [], 0],
  ])('allowed from %s', async (_, certificateHosts, read) => {
    const scene = makeScene({ settings: { certificateHosts } })
    await pay(scene)
    expect(await readAll(scene)).toHaveLength(read)
    expect(scene.fetched.filter(({ url }) => url.includes('/certs/'))).toHaveLength(read)
  })

  test('from an allowed host is not fetched without https', async () => {
    const { provider, fetched } = makeScene()
    const message = sign('{}', { certificate: 'http://sandbox.example/paypal/v1/notifications/certs/x' })
    expect(await provider.readNotification(message)).toBeNull()
    expect(fetched).toEqual([])
  })

  test('of another key proves nothing', async () => {
    const { provider, sent, ...scene } = makeScene()
    await pay({ provider, sent, ...scene })
    const stranger = makeIdentity()
    expect(await provider.readNotification(sign(sent[0]?.body ?? '', { by: stranger }))).toBeNull()
  })
})

test('a message that we can’t check now is not thrown away', async () => {
  const scene = makeScene()
  await pay(scene)
  scene.cut()
  const [message] = scene.sent
  await expect(scene.provider.readNotification(message ?? { headers: {}, body: '' })).rejects.toThrow()
})

test.each([
  ['an event of another kind', { id: 'WH-1', event_type: 'BILLING.PLAN.CREATED', resource: {} }],
  ['a capture that is not ours', { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } }],
  ['a dispute about nothing', { id: 'WH-1', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: {} }],
  ['nothing that can be read', 'hello'],
])('%s is theirs, and no news for us', async (_, said) => {
  const { provider } = makeScene()
  const body = typeof said === 'string' ? said : JSON.stringify(said)
  expect(await provider.readNotification(sign(body, {}))).toBe('other')
})

describe('after a payment was taken', () => {
  test.each([
    ['dispute', { kind: 'dispute', state: 'open' }],
    ['win', { kind: 'dispute', state: 'released' }],
    ['lose', { kind: 'dispute', state: 'lost' }],
    ['reverse', { kind: 'reversal', state: 'open' }],
  ])('we are told of it: %s', async (deed, dispute) => {
    const scene = makeScene()
    const paid = await pay(scene)
    await scene.post('/paypal/disputes', { token: paid.memo.order ?? '', deed })
    const { order, memo } = paid
    expect((await readAll(scene)).at(-1)).toMatchObject({
      about: 'dispute',
      order,
      transactionId: memo.capture,
      dispute,
    })
  })

  test('a refund that is sent back is told, and found so by asking', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    const wish = { key: 'refund-1', amount: euros(1500), memo: {} }
    const done = await scene.provider.refund(paid, wish)
    const memo = done.state === 'refused' ? {} : (done.memo ?? {})
    await scene.post('/paypal/disputes', { token: paid.memo.order ?? '', deed: 'fail-refunds' })
    const failed = { state: 'refused', reason: 'FAILED' }
    expect((await readAll(scene)).at(-1)).toMatchObject({ about: 'refund', key: 'refund-1', step: failed })
    expect(await scene.provider.refund(paid, { ...wish, memo })).toEqual(failed)
    expect(moved(scene.world, 'refund', paid.order)).toBe(0)
  })
})

describe('a refund that PayPal does not know by its name', () => {
  const wish = { key: 'refund-1', amount: euros(4999), memo: { refund: 'FORGOTTEN' } }

  test('is found among those of its order, and not paid again', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    await scene.provider.refund(paid, { ...wish, memo: {} })
    expect(await scene.provider.refund(paid, wish)).toMatchObject({ state: 'refunded' })
    expect(moved(scene.world, 'refund', paid.order)).toBe(4999)
  })

  test('and that it refuses because it has paid it is found too', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    await scene.provider.refund(paid, { ...wish, memo: {} })
    scene.world.shelf<string>('paypal-requests').put('refund-1', 'NOBODY')
    expect(await scene.provider.refund(paid, { ...wish, memo: {} })).toMatchObject({ state: 'refunded' })
    expect(moved(scene.world, 'refund', paid.order)).toBe(4999)
  })

  test('and that was never made is asked for', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    expect(await scene.provider.refund(paid, wish)).toMatchObject({ state: 'refunded' })
    expect(moved(scene.world, 'refund', paid.order)).toBe(4999)
  })

  test('is refused where somebody else has given everything back', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    await scene.provider.refund(paid, { ...wish, key: 'another', memo: {} })
    expect(await scene.provider.refund(paid, wish)).toEqual({ state: 'refused', reason: 'CAPTURE_FULLY_REFUNDED' })
  })
})

function makeScene(given: { line?: NetworkConditions; world?: World; settings?: Partial<PaypalSettings> } = {}) {
  const sent: ProviderMessage[] = []
  let now = new Date('2026-11-15T10:00:00Z').getTime()
  const world = given.world ?? makeWorld(sent, () => new Date(now))
  const account = {
    clientId: 'shop',
    secret: 'shop-secret',
    webhookId,
    webhookUrl: 'https://shop.example/paypal/',
    merchant: 'Calmaria',
  }
  const stand = () => new Hono().route('/paypal', makePaypalStandIn(world, account))
  let app = stand()
  let isCut = false
  const fetched: { url: string; body?: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    fetched.push({ url: String(input), body: init?.body })
    if (isCut) throw new TypeError('fetch failed')
    return app.request(String(input), init)
  }
  const provider = makePaypal(
    { url: `${sandbox}/paypal`, ...account, certificateHosts: ['sandbox.example'], ...given.settings },
    { fetch: given.line?.through(fetch) ?? fetch, now: () => new Date(now), timeout: given.line?.timeout ?? 10_000 },
  )
  const post = async (path: string, form: Record<string, string>) =>
    app.request(`${sandbox}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return {
    provider,
    world,
    sent,
    fetched,
    post,
    choose: (attempt: AttemptFacts, choice: string) =>
      post('/paypal/checkoutnow', { token: attempt.memo.order ?? '', choice }),
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    cut: () => {
      isCut = true
    },
    restart: () => {
      app = stand()
    },
  }
}

function makeWorld(sent: ProviderMessage[], now: () => Date): World {
  let drawn = 0
  const shelves = new Map<string, ReturnType<typeof openShelf>>()
  const shelf = (name: string) => {
    const kept = shelves.get(name) ?? openShelf()
    shelves.set(name, kept)
    return kept
  }
  return {
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
}

const anAttempt = (facts: Partial<AttemptFacts> = {}): AttemptFacts => ({
  order: '1115CALM0001',
  method: 'paypal',
  amount: euros(4999),
  language: 'es',
  description: 'SP123456ABC',
  buyer: { name: 'Ana Prueba', email: 'ana@example.com' },
  urls: {
    back: 'https://shop.example/back/',
    notification: 'https://shop.example/paypal/',
    deviceDone: 'https://shop.example/device/',
    challengeDone: 'https://shop.example/challenge/',
  },
  memo: {},
  ...facts,
})

async function begin(provider: PaymentProvider, attempt = anAttempt()): Promise<AttemptFacts> {
  const step = await provider.begin(attempt, begun)
  return { ...attempt, memo: step.memo ?? {} }
}

async function pay({ provider, choose }: ReturnType<typeof makeScene>, attempt = anAttempt()): Promise<AttemptFacts> {
  const waiting = await begin(provider, attempt)
  await choose(waiting, 'approve')
  const step = await provider.resume(waiting, { kind: 'return' })
  expect(step.state).toBe('paid')
  return { ...waiting, memo: step.memo ?? {} }
}

async function readAll({ provider, sent }: ReturnType<typeof makeScene>) {
  const read = await Promise.all(sent.map((message) => provider.readNotification(message)))
  return read.filter((notification) => notification !== null && notification !== 'other')
}

function moved(world: World, kind: 'charge' | 'refund', order: string) {
  const movements = world.ledger.movements().filter((movement) => movement.kind === kind && movement.order === order)
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

/** Signed with the stand-in's own key unless said otherwise: what is wrong with it is only what is given. */
function sign(
  body: string,
  given: { webhookId?: string; certificate?: string; algorithm?: string; by?: ReturnType<typeof makeIdentity> },
): ProviderMessage {
  const id = randomBytes(8).toString('hex')
  const time = '2026-11-15T10:00:00Z'
  const signature = (given.by ?? getIdentity()).sign(`${id}|${time}|${given.webhookId ?? webhookId}|${crc32(body)}`)
  return {
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': given.certificate ?? `${sandbox}/paypal/v1/notifications/certs/${getIdentity().name}`,
      'paypal-auth-algo': given.algorithm ?? 'SHA256withRSA',
    },
    body,
  }
}
