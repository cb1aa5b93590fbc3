import { describe, expect, test } from 'vitest'
import { moved, sandbox } from '#tests/providers/sandbox-world.ts'
import { anAttempt, begin, makeScene, multibanco } from '#tests/providers/stripe-scene.ts'

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
    const outcome = await scene.provider.ask(attempt)
    expect(await scene.provider.abandon(anAttempt())).toEqual({ state: 'none' })
    if (outcome.state === 'waiting') await scene.answer(attempt, outcome.for, true)
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
  const outcome = await scene.provider.ask(attempt)
  scene.before('/cancel', async () => {
    if (outcome.state === 'waiting') await scene.answer(attempt, outcome.for, true)
  })
  expect(await scene.provider.abandon(attempt)).toMatchObject({ state: 'paid' })
})
