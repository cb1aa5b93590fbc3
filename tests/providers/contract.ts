import { describe, expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { testAuthorizations } from './contract-authorizations.ts'
import { deadLine, forEachLostAnswer, type NetworkConditions, soundLine } from './contract-lines.ts'
import { forgedFrom, readNotifications } from './contract-messages.ts'
import { attemptOf, carryOut, enterScenario, memoOf, pay, payBack, type Scenario } from './contract-scenario.ts'

export type { NetworkConditions } from './contract-lines.ts'
export type { Scenario, Way } from './contract-scenario.ts'

/**
 * What every adapter must do, tried against its stand-in. A memo that comes with an outcome replaces the one before it; a
 * refund that is pending is asked for again with the memo it gave.
 */
export function testPaymentProvider(name: string, makeScenario: (line: NetworkConditions) => Scenario) {
  const { ways } = makeScenario(soundLine)

  testAuthorizations(name, makeScenario)

  describe.each(ways.map((way) => [way.name] as const))(`${name}: %s`, (wayName) => {
    const enter = (line: NetworkConditions = soundLine) => enterScenario(makeScenario, wayName, line)
    const refusal = ways.find((way) => way.name === wayName)?.refusal

    test('pays once, and says so when asked', async () => {
      const { scenario, way, attempt } = enter()
      const { outcome, attempt: after } = await carryOut(scenario, way, attempt, 'pay')
      expect(outcome.state).toBe('paid')
      expect(scenario.moved('charge', attempt.order)).toBe(attempt.amount.amount)
      expect((await scenario.provider.ask(after)).state).toBe('paid')
      expect(scenario.moved('charge', attempt.order)).toBe(attempt.amount.amount)
    })

    if (refusal)
      test('says why it was refused, and takes nothing', async () => {
        const { scenario, way, attempt } = enter()
        const { outcome, attempt: after } = await carryOut(scenario, way, attempt, 'refuse')
        expect(outcome).toMatchObject({ state: 'failed', code: refusal })
        expect(scenario.moved('charge', attempt.order)).toBe(0)
        expect((await scenario.provider.ask(after)).state).not.toBe('paid')
      })

    test('whichever answer is lost, asking tells the truth and nothing is taken twice', async () => {
      await forEachLostAnswer(async (line) => {
        const { scenario, way, attempt } = enter(line)
        const after = await carryOut(scenario, way, attempt, 'pay').then(
          (done) => done.attempt,
          (error) => attemptOf(error) ?? attempt,
        )
        line.hold()
        const known = await scenario.provider.ask(after)
        const taken = scenario.moved('charge', attempt.order)
        expect([known.state === 'paid', taken]).toEqual([taken > 0, taken > 0 ? attempt.amount.amount : 0])
      })
    })

    test('what was paid is found paid by whoever would abandon it', async () => {
      const { scenario, way, attempt } = enter()
      const { attempt: after } = await carryOut(scenario, way, attempt, 'pay')
      expect((await scenario.provider.abandon(after)).state).toBe('paid')
    })

    test('what was begun and left can be abandoned, and takes nothing', async () => {
      const { scenario, way, attempt } = enter()
      const begun = await scenario.provider.begin(attempt, await way.give(attempt, 'pay'))
      if (begun.state !== 'waiting') return
      const left = await scenario.provider.abandon({ ...attempt, memo: begun.memo ?? attempt.memo })
      expect(left.state).not.toBe('paid')
      expect(scenario.moved('charge', attempt.order)).toBe(0)
    })

    test('reads what the provider tells us of it', async () => {
      const { scenario, way, attempt } = enter()
      await carryOut(scenario, way, attempt, 'pay')
      const notices = await readNotifications(scenario)
      const paid = notices.filter(
        (notification) => notification.about === 'payment' && notification.outcome.state === 'paid',
      )
      expect(paid.length).toBeGreaterThan(0)
      expect(paid[0]).toMatchObject({ order: attempt.order, amount: attempt.amount })
      expect(await readNotifications(scenario)).toEqual(notices)
      expect(new Set(notices.map(({ event }) => event)).size).toBe(notices.length)
    })

    test('reads nothing that is not the provider’s own', async () => {
      const { scenario, way, attempt } = enter()
      await carryOut(scenario, way, attempt, 'pay')
      const [genuine] = await scenario.sent()
      if (!genuine) throw new Error('The stand-in has told nothing')
      const forged = await forgedFrom(scenario, genuine)
      const read = await Promise.all(forged.map((message) => scenario.provider.readNotification(message)))
      expect(read).toEqual(forged.map(() => null))
    })

    test('knows what is theirs and no news for us from what is forged', async () => {
      const { scenario, way, attempt } = enter()
      await carryOut(scenario, way, attempt, 'pay')
      const [genuine] = await scenario.sent()
      if (!genuine) throw new Error('The stand-in has told nothing')
      const others = scenario.others(genuine)
      expect(others.length).toBeGreaterThan(0)
      const read = await Promise.all(others.map((message) => scenario.provider.readNotification(message)))
      expect(read).toEqual(others.map(() => 'other'))
    })

    test('pays back once for one key, however often it is asked to', async () => {
      const { scenario, paid } = await pay(enter())
      const wish = { key: 'refund-1', amount: paid.amount }
      const first = await payBack(scenario, paid, wish)
      expect(first.outcome.state).toBe('refunded')
      const again = await payBack(scenario, paid, wish, first.memo)
      expect(again.outcome.state).toBe('refunded')
      expect(scenario.moved('refund', paid.order)).toBe(paid.amount.amount)
    })

    test('pays back in parts that add up, and never more than was paid', async () => {
      const { scenario, paid } = await pay(enter())
      const part = euros(1500)
      expect((await payBack(scenario, paid, { key: 'part-1', amount: part })).outcome.state).toBe('refunded')
      expect((await payBack(scenario, paid, { key: 'part-2', amount: part })).outcome.state).toBe('refunded')
      expect(scenario.moved('refund', paid.order)).toBe(3000)
      expect((await payBack(scenario, paid, { key: 'too-much', amount: paid.amount })).outcome.state).toBe('refused')
      expect(scenario.moved('refund', paid.order)).toBe(3000)
    })

    test('whichever answer is lost, a refund that is asked for again is paid once', async () => {
      await forEachLostAnswer(async (line) => {
        line.hold()
        const { scenario, paid } = await pay(enter(line))
        const wish = { key: 'refund-1', amount: euros(1500) }
        line.release()
        const tried = await payBack(scenario, paid, wish).catch((error) => ({ memo: memoOf(error) }))
        line.hold()
        expect((await payBack(scenario, paid, wish, tried.memo)).outcome.state).toBe('refunded')
        expect(scenario.moved('refund', paid.order)).toBe(1500)
      })
    })
  })

  describe(name, () => {
    const anyWay = ways[0]?.name ?? ''
    const enter = (line: NetworkConditions = soundLine) => enterScenario(makeScenario, anyWay, line)

    test('has never heard of an order that was not begun', async () => {
      const { scenario, attempt } = enter()
      expect(await scenario.provider.ask(attempt)).toEqual({ state: 'none' })
      expect((await scenario.provider.abandon(attempt)).state).not.toBe('paid')
    })

    test('waits for an answer no longer than it was told to', async () => {
      const { scenario, way, attempt } = enter(deadLine)
      await expect(carryOut(scenario, way, attempt, 'pay')).rejects.toThrow()
    })

    test('offers only what it has a way for', () => {
      const { scenario } = enter()
      expect(new Set(ways.map(({ method }) => method))).toEqual(new Set(scenario.provider.methods))
    })
  })
}
