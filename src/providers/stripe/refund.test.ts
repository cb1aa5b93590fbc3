import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { moved, readAll } from '#tests/providers/sandbox-world.ts'
import { anAttempt, begin, makeScene, pay } from '#tests/providers/stripe-scene.ts'

test.each([1, 7, 1990, 4999, 5749, 999_999])('takes and gives back %i cents to the cent', async (cents) => {
  const scene = makeScene()
  const paid = await pay(scene, anAttempt({ amount: euros(cents) }))
  const first = await scene.provider.refund(paid, { key: 'all', amount: euros(cents), memo: {} })
  expect(first).toMatchObject({ state: 'pending', memo: { refund: expect.stringMatching(/^re_/) } })
  expect([moved(scene.world, 'charge', paid.order), moved(scene.world, 'refund', paid.order)]).toEqual([cents, cents])
  expect(await readAll(scene)).toMatchObject([
    { about: 'payment', order: paid.order, amount: euros(cents), outcome: { state: 'paid', memo: paid.memo } },
    { about: 'refund', order: paid.order, key: 'all', outcome: { state: 'pending' } },
    { about: 'refund', order: paid.order, key: 'all', outcome: { state: 'refunded' } },
  ])
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
