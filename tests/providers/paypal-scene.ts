import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type {
  AttemptFacts,
  PaymentProvider,
  ProviderMessage,
} from '#features/checkout/rules/payments/payment-provider.ts'
import type { PaypalSettings } from '#providers/paypal/api.ts'
import { makePaypal } from '#providers/paypal/make-paypal.ts'
import { getIdentity, type makeIdentity } from '#sandbox/paypal/identity.ts'
import { makePaypalStandIn } from '#sandbox/paypal/stand-in.ts'
import type { World } from '#sandbox/world.ts'
import { longEnough } from '#tests/wait-until.ts'
import { attemptFacts } from './attempt-facts.ts'
import type { NetworkConditions } from './contract.ts'
import { makeWorld, sandbox } from './sandbox-world.ts'

const webhookId = 'WEBHOOK-1'

export const input = { method: 'paypal' } as const

export function makeScene(
  options: { line?: NetworkConditions; world?: World; settings?: Partial<PaypalSettings> } = {},
) {
  const sent: ProviderMessage[] = []
  let now = new Date('2026-11-15T10:00:00Z').getTime()
  const world = options.world ?? makeWorld(sent, () => new Date(now)).world
  const account = {
    clientId: 'shop',
    secret: 'shop-secret',
    webhookId,
    webhookUrl: 'https://shop.example/paypal/',
    merchant: 'Calmaria',
  }
  const stand = () => new Hono().route('/paypal', makePaypalStandIn(world, account))
  let app = stand()
  let isCut = false
  const fetched: { url: string; body?: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    fetched.push({ url: String(input), body: init?.body })
    if (isCut) throw new TypeError('fetch failed')
    return app.request(String(input), init)
  }
  const provider = makePaypal(
    { url: `${sandbox}/paypal`, ...account, certificateHosts: ['sandbox.example'], ...options.settings },
    {
      fetch: options.line?.through(fetch) ?? fetch,
      now: () => new Date(now),
      timeout: options.line?.timeout ?? longEnough,
    },
  )
  const post = async (path: string, form: Record<string, string>) =>
    app.request(`${sandbox}${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return {
    provider,
    world,
    sent,
    fetched,
    post,
    choose: (attempt: AttemptFacts, choice: string) =>
      post('/paypal/checkoutnow', { token: attempt.memo.order ?? '', choice }),
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    cut: () => {
      isCut = true
    },
    restart: () => {
      app = stand()
    },
  }
}

export const anAttempt = (facts: Partial<AttemptFacts> = {}) => attemptFacts({ method: 'paypal', ...facts })

export async function begin(provider: PaymentProvider, attempt = anAttempt()): Promise<AttemptFacts> {
  const step = await provider.begin(attempt, input)
  return { ...attempt, memo: step.memo ?? {} }
}

export async function pay(
  { provider, choose }: ReturnType<typeof makeScene>,
  attempt = anAttempt(),
): Promise<AttemptFacts> {
  const waiting = await begin(provider, attempt)
  await choose(waiting, 'approve')
  const step = await provider.resume(waiting, { kind: 'return' })
  expect(step.state).toBe('paid')
  return { ...waiting, memo: step.memo ?? {} }
}

/** Signed with the stand-in's own key unless said otherwise: what is wrong with it is only what is given. */
export function sign(
  body: string,
  given: { webhookId?: string; certificate?: string; algorithm?: string; by?: ReturnType<typeof makeIdentity> },
): ProviderMessage {
  const id = randomBytes(8).toString('hex')
  const time = '2026-11-15T10:00:00Z'
  const signature = (given.by ?? getIdentity()).sign(`${id}|${time}|${given.webhookId ?? webhookId}|${crc32(body)}`)
  return {
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': given.certificate ?? `${sandbox}/paypal/v1/notifications/certs/${getIdentity().name}`,
      'paypal-auth-algo': given.algorithm ?? 'SHA256withRSA',
    },
    body,
  }
}
