import { expect, test } from 'vitest'
import type { AttemptFacts, Authorizations } from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { type Authorize, expectTold } from './authorized-scenario.ts'
import { forEachLostAnswer } from './contract-lines.ts'
import { memoOf, payBack } from './contract-scenario.ts'

/** How authorised money is taken, and given back once it was. */
export function testCaptures(authorize: Authorize) {
  test('is captured once, however often and at once it is asked for', async () => {
    const { scenario, authorized, capture, sums, total } = await authorize()
    const both = await Promise.allSettled([capture(authorized), capture(authorized)])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    const paid = await captured(capture, authorized)
    expect(sums()).toEqual({ charge: total, refund: 0, held: 0 })
    expect((await scenario.provider.ask(paid)).state).toBe('paid')
    expect((await scenario.provider.abandon(paid)).state).toBe('paid')
    expect(sums()).toEqual({ charge: total, refund: 0, held: 0 })
  })

  test('whichever answer is lost, a capture that is asked for again is made once', async () => {
    await forEachLostAnswer(async (line) => {
      line.hold()
      const { authorized, capture, sums, total } = await authorize(line)
      line.release()
      await capture(authorized).catch(() => {})
      line.hold()
      expect((await capture(authorized)).state).toBe('paid')
      expect(sums()).toEqual({ charge: total, refund: 0, held: 0 })
    })
  })

  test('who would release it after it was captured is told so', async () => {
    const { authorized, capture, release, sums, total } = await authorize()
    const paid = await captured(capture, authorized)
    expect((await release(paid)).state).toBe('paid')
    expect((await release(authorized)).state).toBe('paid')
    expect(sums()).toEqual({ charge: total, refund: 0, held: 0 })
  })

  test('captured and released at once, it is one of the two, and asking tells which', async () => {
    const { scenario, authorized, capture, release, sums, total } = await authorize()
    await Promise.allSettled([capture(authorized), release(authorized)])
    const { state } = await scenario.provider.ask(authorized)
    expect(['paid', 'released']).toContain(state)
    expect(sums()).toEqual({ charge: state === 'paid' ? total : 0, refund: 0, held: 0 })
  })

  test('reads what the provider tells of it and of its capture', async () => {
    const { scenario, authorized, capture } = await authorize()
    await capture(authorized)
    await expectTold(scenario, authorized, ['authorized', 'paid'])
  })

  test('is paid back once it was captured, in parts and never more, and not before', async () => {
    const { scenario, authorized, capture, sums, total } = await authorize()
    const early = await payBack(scenario, authorized, { key: 'early', amount: euros(1500) })
    expect(early.outcome.state).toBe('refused')
    const paid = await captured(capture, authorized)
    const wish = { key: 'part-1', amount: euros(1500) }
    const first = await payBack(scenario, paid, wish)
    expect(first.outcome.state).toBe('refunded')
    expect((await payBack(scenario, paid, wish, first.memo)).outcome.state).toBe('refunded')
    expect((await payBack(scenario, paid, { key: 'all', amount: paid.amount })).outcome.state).toBe('refused')
    expect((await payBack(scenario, paid, { key: 'rest', amount: euros(total - 1500) })).outcome.state).toBe('refunded')
    expect(sums()).toEqual({ charge: total, refund: total, held: 0 })
    expect((await scenario.provider.ask(paid)).state).toBe('paid')
  })

  test('whichever answer is lost, a refund of what was captured is paid once', async () => {
    await forEachLostAnswer(async (line) => {
      line.hold()
      const { scenario, authorized, capture, sums } = await authorize(line)
      const paid = await captured(capture, authorized)
      const wish = { key: 'refund-1', amount: euros(1500) }
      line.release()
      const tried = await payBack(scenario, paid, wish).catch((error) => ({ memo: memoOf(error) }))
      line.hold()
      expect((await payBack(scenario, paid, wish, tried.memo)).outcome.state).toBe('refunded')
      expect(sums().refund).toBe(1500)
    })
  })
}

export function testRefusedCapture(authorize: Authorize) {
  test('a capture that is refused takes nothing, is refused again, and can be released', async () => {
    const { scenario, authorized, capture, release, sums, total } = await authorize()
    expect((await capture(authorized)).state).toBe('refused')
    expect((await capture(authorized)).state).toBe('refused')
    expect(sums()).toEqual({ charge: 0, refund: 0, held: total })
    expect((await scenario.provider.ask(authorized)).state).toBe('authorized')
    expect((await release(authorized)).state).toBe('released')
    expect(sums()).toEqual({ charge: 0, refund: 0, held: 0 })
    await expectTold(scenario, authorized, ['authorized', 'released'])
  })
}

async function captured(capture: Authorizations['capture'], attempt: AttemptFacts): Promise<AttemptFacts> {
  const outcome = await capture(attempt)
  if (outcome.state !== 'paid') throw new Error(`Not captured: ${outcome.state}`)
  return { ...attempt, memo: outcome.memo ?? attempt.memo }
}
