import { describe, expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { makeScene, pay } from '#tests/providers/paypal-scene.ts'
import { moved } from '#tests/providers/sandbox-world.ts'

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
    scene.world.store<string>('paypal-requests').put('refund-1', 'NOBODY')
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
