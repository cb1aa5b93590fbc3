import { describe, expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { makeIdentity } from '#sandbox/paypal/identity.ts'
import { makeScene, pay, sign } from '#tests/providers/paypal-scene.ts'
import { moved, readAll } from '#tests/providers/sandbox-world.ts'

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

  test.each([
    [['dispute', 'lose'], 1],
    [['reverse', 'dispute', 'lose'], 1],
    [['dispute', 'win'], 0],
    [['reverse', 'lose', 'win', 'win'], 0],
  ])('what is taken from the shop and given again is in the ledger, and once: %j', async (deeds, times) => {
    const scene = makeScene()
    const paid = await pay(scene)
    for (const deed of deeds) await scene.post('/paypal/disputes', { token: paid.memo.order ?? '', deed })
    expect(moved(scene.world, 'takenBack', paid.order)).toBe(times * paid.amount.amount)
    const refund = await scene.provider.refund(paid, { key: 'refund-1', amount: euros(1500), memo: {} })
    expect(refund.state === 'refused').toBe(times === 1)
  })

  test('a refund that is sent back is told, and found so by asking', async () => {
    const scene = makeScene()
    const paid = await pay(scene)
    const wish = { key: 'refund-1', amount: euros(1500), memo: {} }
    const done = await scene.provider.refund(paid, wish)
    const memo = done.state === 'refused' ? {} : (done.memo ?? {})
    await scene.post('/paypal/disputes', { token: paid.memo.order ?? '', deed: 'fail-refunds' })
    const failed = { state: 'refused', reason: 'FAILED' }
    expect((await readAll(scene)).at(-1)).toMatchObject({ about: 'refund', key: 'refund-1', outcome: failed })
    expect(await scene.provider.refund(paid, { ...wish, memo })).toEqual(failed)
    expect(moved(scene.world, 'refund', paid.order)).toBe(0)
  })
})
