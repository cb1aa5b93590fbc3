import { describe, expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { readAll } from '#tests/providers/sandbox-world.ts'
import { makeScene, pay, sign } from '#tests/providers/stripe-scene.ts'

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
      outcome: { state: 'waiting', for: { kind: 'confirmation' } },
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
    expect((await readAll(scene)).at(-1)).toMatchObject({ about: 'refund', key: 'refund-1', outcome: failed })
    expect(await scene.provider.refund(paid, { ...wish, memo })).toEqual(failed)
  })
})
