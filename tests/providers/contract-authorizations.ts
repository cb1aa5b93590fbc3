import { describe, expect, test } from 'vitest'
import { type Authorize, callsOf, enterLater, expectTold, nothing, sumsOf } from './authorized-scenario.ts'
import { testCaptures, testRefusedCapture } from './contract-captures.ts'
import { forEachLostAnswer, type NetworkConditions, soundLine } from './contract-lines.ts'
import { forgedFrom } from './contract-messages.ts'
import { attemptOf, carryOut, type Scenario } from './contract-scenario.ts'

/** What every adapter must do with money that is authorised first and taken later, for methods that can be. */
export function testAuthorizations(name: string, makeScenario: (line: NetworkConditions) => Scenario) {
  const { ways, provider } = makeScenario(soundLine)
  const { authorizes } = provider.capabilities
  const named = (can: boolean) =>
    ways.filter(({ method }) => method in authorizes === can).map((way) => [way.name] as const)

  test(`${name} can capture and release if it can authorise, and authorises what it offers`, () => {
    expect(provider.authorizations !== undefined).toBe(Object.keys(authorizes).length > 0)
    expect(Object.keys(authorizes).filter((method) => !provider.methods.some((offered) => offered === method))).toEqual(
      [],
    )
  })

  describe.each(named(true))(`${name}, authorised: %s`, (wayName) => {
    const enter = (line: NetworkConditions = soundLine) => enterLater(makeScenario, wayName, line)
    const { refusal, refusesCapture } = ways.find((way) => way.name === wayName) ?? {}
    const authorize: Authorize = async (line = soundLine) => {
      const { scenario, way, attempt } = enter(line)
      const { outcome, attempt: authorized } = await carryOut(scenario, way, attempt, 'pay')
      expect(outcome.state).toBe('authorized')
      return { scenario, authorized, ...callsOf(scenario.provider), ...sumsOf(scenario, attempt) }
    }

    test('is authorised and not taken, and says so when asked', async () => {
      const { scenario, authorized, sums, total } = await authorize()
      expect(sums()).toEqual({ charge: 0, refund: 0, held: total })
      expect((await scenario.provider.ask(authorized)).state).toBe('authorized')
      expect(sums()).toEqual({ charge: 0, refund: 0, held: total })
    })

    if (refusal)
      test('says why it was refused, and keeps nothing', async () => {
        const { scenario, way, attempt } = enter()
        const { outcome, attempt: after } = await carryOut(scenario, way, attempt, 'refuse')
        expect(outcome).toMatchObject({ state: 'failed', code: refusal })
        expect(sumsOf(scenario, attempt).sums()).toEqual(nothing)
        expect(['failed', 'none', 'waiting']).toContain((await scenario.provider.ask(after)).state)
      })

    test('whichever answer is lost, asking tells whether it is authorised, and it is so once', async () => {
      await forEachLostAnswer(async (line) => {
        const { scenario, way, attempt } = enter(line)
        const after = await carryOut(scenario, way, attempt, 'pay').then(
          (done) => done.attempt,
          (error) => attemptOf(error) ?? attempt,
        )
        line.hold()
        const known = await scenario.provider.ask(after)
        const { sums, total } = sumsOf(scenario, attempt)
        expect(sums()).toEqual({ ...nothing, held: known.state === 'authorized' ? total : 0 })
      })
    })

    test('is released once, however often and at once it is asked for', async () => {
      const { scenario, authorized, release, sums } = await authorize()
      const both = await Promise.allSettled([release(authorized), release(authorized)])
      expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect((await release(authorized)).state).toBe('released')
      expect(sums()).toEqual(nothing)
      expect((await scenario.provider.ask(authorized)).state).toBe('released')
    })

    test('whichever answer is lost, a release that is asked for again is made once', async () => {
      await forEachLostAnswer(async (line) => {
        line.hold()
        const { authorized, release, sums } = await authorize(line)
        line.release()
        await release(authorized).catch(() => {})
        line.hold()
        expect((await release(authorized)).state).toBe('released')
        expect(sums()).toEqual(nothing)
      })
    })

    test('what was released can not be captured', async () => {
      const { authorized, capture, release, sums } = await authorize()
      await release(authorized)
      expect((await capture(authorized)).state).toBe('refused')
      expect(sums()).toEqual(nothing)
    })

    test('who abandons it releases it', async () => {
      const { scenario, authorized, sums } = await authorize()
      expect(await scenario.provider.abandon(authorized)).toEqual({ state: 'none' })
      expect(await scenario.provider.abandon(authorized)).toEqual({ state: 'none' })
      expect(sums()).toEqual(nothing)
    })

    test('where nothing was authorised, there is nothing to capture and nothing to release', async () => {
      const { scenario, attempt } = enter()
      const { capture, release } = callsOf(scenario.provider)
      expect((await capture(attempt)).state).toBe('refused')
      expect((await release(attempt)).state).toBe('released')
      expect(sumsOf(scenario, attempt).sums()).toEqual(nothing)
    })

    test('reads what the provider tells of it and of its release', async () => {
      const { scenario, authorized, release } = await authorize()
      await release(authorized)
      await expectTold(scenario, authorized, ['authorized', 'released'])
    })

    test('reads none of them that is not the provider’s own', async () => {
      const { scenario, authorized, release } = await authorize()
      await release(authorized)
      const genuine = await scenario.sent()
      expect(genuine.length).toBeGreaterThan(1)
      for (const message of genuine) {
        const forged = await forgedFrom(scenario, message)
        const read = await Promise.all(forged.map((one) => scenario.provider.readNotification(one)))
        expect(read).toEqual(forged.map(() => null))
      }
    })

    if (refusesCapture) testRefusedCapture(authorize)
    else testCaptures(authorize)
  })

  describe.each(named(false))(`${name}, not authorised: %s`, (wayName) => {
    test('is taken at once or not at all', async () => {
      const { scenario, way, attempt } = enterLater(makeScenario, wayName, soundLine)
      await expect(carryOut(scenario, way, attempt, 'pay')).rejects.toThrow()
      expect(sumsOf(scenario, attempt).sums()).toEqual(nothing)
    })
  })
}
