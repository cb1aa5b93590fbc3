import { describe, expect, test } from 'vitest'
import type { AttemptFacts } from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { testPaymentProvider } from '#tests/providers/contract.ts'
import { anAttempt, begin, input, makeScene, pay, sign } from '#tests/providers/paypal-scene.ts'
import { moved, readAll, sandbox } from '#tests/providers/sandbox-world.ts'
import { longEnough } from '#tests/wait-until.ts'

testPaymentProvider('PayPal', (line) => {
  const { provider, world, sent, choose } = makeScene({ line })
  const act =
    (refusal: string, yes = 'approve') =>
    async (attempt: AttemptFacts, _: unknown, will: 'pay' | 'refuse') => {
      await choose(attempt, will === 'pay' ? yes : refusal)
      return { kind: 'return' } as const
    }
  const give = () => ({ method: 'paypal' }) as const
  return {
    provider,
    ways: [
      { name: 'a buyer who cancels', method: 'paypal', refusal: 'generic-1', give, act: act('cancel') },
      { name: 'a card that is declined', method: 'paypal', refusal: 'generic-2', give, act: act('decline') },
      {
        name: 'money that PayPal will not let go',
        method: 'paypal',
        refusesCapture: true,
        give,
        act: act('cancel', 'refuse-capture'),
      },
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

test('leads the buyer to PayPal, in their language, and back to us either way', async () => {
  const { provider, fetched } = makeScene()
  const outcome = await provider.begin(anAttempt({ language: 'pt' }), input)
  expect(outcome).toMatchObject({
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
  expect(notices[0]).toMatchObject({
    about: 'payment',
    amount: euros(cents),
    outcome: { state: 'paid', memo: paid.memo },
  })
  expect(notices[1]).toMatchObject({ about: 'refund', key: 'all', order: paid.order, outcome: { state: 'refunded' } })
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
  const first = await provider.begin(anAttempt(), input)
  expect(await provider.begin(anAttempt(), input)).toEqual(first)
})

describe('an order whose creation was lost', () => {
  test.each(['return', 'again'] as const)('is begun again by %s, and is the same', async (kind) => {
    const { provider } = makeScene()
    const lost = await provider.begin(anAttempt(), input)
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
        timeout: longEnough,
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
    expect(await answering(issue).begin(anAttempt(), input)).toMatchObject({ state: 'failed', code })
  })

  test('leaves it open where the same is being done already', async () => {
    const provider = answering('PREVIOUS_REQUEST_IN_PROGRESS')
    await expect(provider.begin(anAttempt(), input)).rejects.toThrow('leaves it open')
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
      (await readAll(scene)).map((notification) => notification.about === 'payment' && notification.outcome.state),
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
