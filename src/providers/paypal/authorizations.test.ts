import { expect, test } from 'vitest'
import type { AttemptFacts } from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { anAttempt, begin, makeScene, sign } from '#tests/providers/paypal-scene.ts'
import { moved, readAll } from '#tests/providers/sandbox-world.ts'
import { longEnough } from '#tests/wait-until.ts'

const later = (facts: Partial<AttemptFacts> = {}) => anAttempt({ charge: 'later', ...facts })

/** Authorised. `answer` takes the place of what PayPal says to calls whose address ends so. */
async function authorized(answers: Record<string, (real: () => Promise<Response>) => Promise<Response>> = {}) {
  let isOn = false
  const scene = makeScene({
    line: {
      timeout: longEnough,
      through: (fetch) => async (input, init) => {
        const [, answer] = Object.entries(answers).find(([end]) => isOn && String(input).endsWith(end)) ?? []
        return answer ? answer(() => fetch(input, init)) : fetch(input, init)
      },
    },
  })
  const attempt = await begin(scene.provider, later())
  await scene.choose(attempt, 'approve')
  expect(await scene.provider.resume(attempt, { kind: 'return' })).toMatchObject({ state: 'authorized' })
  const { authorizations } = scene.provider
  if (!authorizations) throw new Error('PayPal authorises')
  isOn = true
  return { ...scene, attempt, ...authorizations }
}

const problem = (issue: string) => async () =>
  Response.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, { status: 422 })

test('an order asks for what is wished, and cannot be completed in the other way', async () => {
  const { provider, fetched, choose, world } = makeScene()
  const attempt = await begin(provider, later())
  expect(JSON.parse(String(fetched.at(-1)?.body))).toMatchObject({ intent: 'AUTHORIZE' })
  await choose(attempt, 'approve')
  const other = await provider.resume({ ...attempt, charge: 'now' }, { kind: 'return' })
  expect(other).toMatchObject({ state: 'failed' })
  expect([moved(world, 'charge', attempt.order), moved(world, 'held', attempt.order)]).toEqual([0, 0])
})

test('who approved and never came back is found by asking, and authorised by whoever resumes it', async () => {
  const { provider, choose, world } = makeScene()
  const attempt = await begin(provider, later())
  await choose(attempt, 'approve')
  const approved = { state: 'waiting', for: { kind: 'redirect', url: attempt.urls.back } }
  expect(await provider.ask(attempt)).toMatchObject(approved)
  expect(moved(world, 'held', attempt.order)).toBe(0)
  const first = await provider.resume(attempt, { kind: 'return' })
  expect(first).toMatchObject({ state: 'authorized' })
  expect(await provider.resume(attempt, { kind: 'return' })).toEqual(first)
  expect(await provider.resume(attempt, { kind: 'again' })).toEqual(first)
  expect(moved(world, 'held', attempt.order)).toBe(4999)
})

test.each([
  ['release', 'authorized', ['authorized'], 4999],
  ['deny', 'failed', [], 0],
])('an authorisation that PayPal looks at waits until they %s it', async (verdict, state, told, held) => {
  const scene = makeScene()
  const { provider, choose, post, world } = scene
  const attempt = await begin(provider, later())
  await choose(attempt, 'review')
  const waiting = { state: 'waiting', for: { kind: 'confirmation' } }
  expect(await provider.resume(attempt, { kind: 'return' })).toMatchObject(waiting)
  expect(await provider.abandon(attempt)).toMatchObject(waiting)
  expect(await provider.authorizations?.capture(attempt)).toEqual({ state: 'pending' })
  await post('/paypal/reviews', { token: attempt.memo.order ?? '', verdict, lang: 'es' })
  expect(await provider.ask(attempt)).toMatchObject({ state })
  const read = (await readAll(scene)).map((one) => one.about === 'payment' && one.outcome.state)
  expect(read).toEqual(told)
  expect([moved(world, 'charge', attempt.order), moved(world, 'held', attempt.order)]).toEqual([0, held])
})

/** The stand-in never looks at a capture: PayPal may. */
const withStatus = (status: string) => async (real: () => Promise<Response>) => {
  const body = await (await real()).text()
  return new Response(body.replaceAll('"COMPLETED"', `"${status}"`), { status: 200 })
}

test.each([
  ['COMPLETED', 'paid', 'paid'],
  ['PENDING', 'pending', 'pending'],
  ['DECLINED', 'refused', null],
])('a capture that is %s is %s, and told so to who would release it', async (status, state, atRelease) => {
  const scene = await authorized({ '/capture': withStatus(status) })
  expect(await scene.capture(scene.attempt)).toMatchObject({ state })
  if (atRelease) {
    const looked = { ...scene.attempt, memo: { order: scene.attempt.memo.order ?? '' } }
    const { provider } = makeScene({ world: scene.world, line: { timeout: longEnough, through: afterCapture(status) } })
    expect(await provider.authorizations?.release(looked)).toMatchObject({ state: atRelease })
    expect(await provider.authorizations?.capture(looked)).toMatchObject({ state })
  }
})

/** Its order shows the capture in that status. */
const afterCapture =
  (status: string) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!/\/checkout\/orders\/\w+$/.test(String(input))) return answer
    const order = await answer.json()
    for (const capture of order.purchase_units[0].payments.captures ?? []) capture.status = status
    return Response.json(order)
  }

test.each([
  ['AUTHORIZATION_VOIDED', 'refused'],
  ['AUTHORIZATION_EXPIRED', 'refused'],
  ['PAYER_CANNOT_PAY', 'refused'],
])('a capture that PayPal answers with %s is %s, for good', async (issue, state) => {
  const { capture, attempt } = await authorized({ '/capture': problem(issue) })
  expect(await capture(attempt)).toEqual({ state, reason: issue })
})

test.each(['PREVIOUS_REQUEST_IN_PROGRESS', 'AUTHORIZATION_ALREADY_CAPTURED'])(
  'a capture that PayPal answers with %s is open',
  async (issue) => {
    const { capture, attempt } = await authorized({ '/capture': problem(issue) })
    await expect(capture(attempt)).rejects.toThrow('leaves it open')
  },
)

test.each([
  ['PREVIOUSLY_CAPTURED', 'not released'],
  ['CANNOT_BE_VOIDED', 'not released'],
])('a release that PayPal answers with %s is open', async (issue, error) => {
  const { release, attempt } = await authorized({ '/void': problem(issue) })
  await expect(release(attempt)).rejects.toThrow(error)
})

test('PayPal may answer a release with nothing at all', async () => {
  const { release, attempt } = await authorized({
    '/void': async (real) => {
      await real()
      return new Response(null, { status: 204 })
    },
  })
  expect(await release(attempt)).toEqual({ state: 'released' })
})

test('what was authorised 29 days ago can not be captured any more', async () => {
  const { capture, attempt, pass, world } = await authorized()
  pass(29 * 24 * 60 * 60 + 1)
  expect(await capture(attempt)).toEqual({ state: 'refused', reason: 'AUTHORIZATION_EXPIRED' })
  expect(moved(world, 'charge', attempt.order)).toBe(0)
})

test('an answer about another order or amount is none', async () => {
  const { capture, release, provider, attempt, world } = await authorized()
  for (const wrong of [{ order: '1115CALM0002' }, { amount: euros(4998) }]) {
    for (const call of [capture, release, provider.ask])
      await expect(call({ ...attempt, ...wrong })).rejects.toThrow('not about order')
  }
  expect(moved(world, 'held', attempt.order)).toBe(4999)
})

test('a dispute names the capture, which the memo knows from then on', async () => {
  const { capture, provider, attempt } = await authorized()
  expect(provider.transactionIdOf(attempt.memo)).toBeUndefined()
  const outcome = await capture(attempt)
  const memo = 'memo' in outcome ? (outcome.memo ?? {}) : {}
  expect(provider.transactionIdOf(memo)).toMatch(/^\w{17}$/)
})

test('an authorisation that was captured by the time it is told of is no news: the capture is', async () => {
  const { provider, sent, attempt } = await authorized()
  const created = sent[0]?.body ?? ''
  expect(created).toContain('PAYMENT.AUTHORIZATION.CREATED')
  const late = sign(created.replace('"CREATED"', '"CAPTURED"'), {})
  expect(await provider.readNotification(late)).toBe('other')
  const other = sign(created.replace(`"custom_id":"${attempt.order}"`, '"custom_id":7'), {})
  expect(await provider.readNotification(other)).toBe('other')
})
