import { describe, expect, test } from 'vitest'
import { anAttempt, begin, input, makeScene } from '#tests/providers/paypal-scene.ts'

describe('the token', () => {
  test('is fetched once for all who ask at the same time', async () => {
    const { provider, fetched } = makeScene()
    const orders = ['1115CALM0001', '1115CALM0002', '1115CALM0003']
    await Promise.all(orders.map((order) => provider.begin(anAttempt({ order }), input)))
    expect(fetched.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1)
  })

  test('is fetched anew shortly before its end', async () => {
    const scene = makeScene()
    await scene.provider.begin(anAttempt(), input)
    scene.pass(32_400 - 61)
    await scene.provider.begin(anAttempt(), input)
    expect(scene.fetched.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1)
    scene.pass(2)
    await scene.provider.begin(anAttempt(), input)
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
    const error = await provider.begin(anAttempt(), input).catch((reason) => String(reason))
    expect(error).toContain('401')
    expect(error).not.toContain('not-the-secret')
  })
})
