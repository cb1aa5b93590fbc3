import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type {
  AttemptFacts,
  PaymentInput,
  ProviderMessage,
  RequiredAction,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { makeStripe } from '#providers/stripe/make-stripe.ts'
import { makeStripeStandIn } from '#sandbox/stripe/stand-in.ts'
import { longEnough } from '#tests/wait-until.ts'
import { attemptFacts } from './attempt-facts.ts'
import type { NetworkConditions } from './contract.ts'
import { makeWorld, sandbox } from './sandbox-world.ts'

const account = {
  secretKey: 'sk_test_shop',
  webhookSecret: 'whsec_shop',
  webhookUrl: 'https://shop.example/stripe/',
}

export const multibanco = { method: 'multibanco' } as const
export const mbway = { method: 'mbway', phone: '+351912345678' } as const

export function makeScene(options: { line?: NetworkConditions; secretKey?: string } = {}) {
  const sent: ProviderMessage[] = []
  const clock = { now: new Date('2026-11-15T10:00:00Z').getTime() }
  const now = () => new Date(clock.now)
  const { world, forget } = makeWorld(sent, now)
  const app = new Hono().route('/stripe', makeStripeStandIn(world, account))
  const fetched: { url: string; body?: unknown }[] = []
  const hooks = new Map<string, () => Promise<void>>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input)
    fetched.push({ url, body: init?.body })
    for (const [end, hook] of hooks) if (url.endsWith(end)) await hook()
    return app.request(url, init)
  }
  const provider = makeStripe(
    { ...account, url: `${sandbox}/stripe`, ...(options.secretKey ? { secretKey: options.secretKey } : {}) },
    { fetch: options.line?.through(fetch) ?? fetch, now, timeout: options.line?.timeout ?? longEnough },
  )
  const post = (path: string, form: Record<string, string>) =>
    app.request(`${sandbox}/stripe${path}`, { method: 'POST', body: new URLSearchParams({ ...form, lang: 'pt' }) })
  return {
    provider,
    world,
    sent,
    fetched,
    now,
    post,
    /** Nobody comes back from a cash machine or a phone. */
    answer: async (attempt: AttemptFacts, wanted: RequiredAction, isYes: boolean) => {
      if (wanted.kind === 'reference')
        await post('/multibanco', { ...wanted, deed: isYes ? 'pay' : 'expire' } as Record<string, string>)
      else await post('/mbway', { id: attempt.memo.intent ?? '', answer: isYes ? 'accept' : 'refuse' })
      return null
    },
    atMachine: ({ entity, reference }: RequiredAction & { kind: 'reference' }, deed: 'pay' | 'hold' | 'expire') =>
      post('/multibanco', { entity, reference, deed }),
    pass: (time: number) => {
      clock.now += time * 1000
    },
    forgetKeys: () => forget('stripe-answers'),
    before: (end: string, hook: () => Promise<void>) => {
      hooks.set(end, hook)
    },
  }
}

export const anAttempt = (facts: Partial<AttemptFacts> = {}) =>
  attemptFacts({ method: 'multibanco', language: 'pt', ...facts })

type Scene = ReturnType<typeof makeScene>

export async function begin(
  { provider }: Scene,
  attempt = anAttempt(),
  given: PaymentInput = multibanco,
): Promise<AttemptFacts> {
  const step = await provider.begin(attempt, given)
  return { ...attempt, memo: step.memo ?? {} }
}

export async function pay(scene: Scene, attempt = anAttempt()): Promise<AttemptFacts> {
  const begun = await begin(scene, attempt)
  const step = await scene.provider.ask(begun)
  if (step.state === 'waiting') await scene.answer(begun, step.for, true)
  expect((await scene.provider.ask(begun)).state).toBe('paid')
  return begun
}

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Signed rightly and just now unless said otherwise: what is wrong with it is only what is given. */
export function sign(
  body: string,
  { secret = account.webhookSecret, at }: { secret?: string; at: Date },
): ProviderMessage {
  const signature = createHmac('sha256', secret)
    .update(`${seconds(at)}.${body}`)
    .digest('hex')
  return { headers: { 'stripe-signature': `t=${seconds(at)},v1=${signature}` }, body }
}
