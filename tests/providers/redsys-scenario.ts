import type {
  BuyerAction,
  PaymentInput,
  ProviderMessage,
  RequiredAction,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { makeRedsys } from '#providers/redsys/make-redsys.ts'
import type { RedsysSettings } from '#providers/redsys/settings.ts'
import { createSandbox } from '#sandbox/create-sandbox.ts'
import { sandboxRedsys } from '#sandbox/redsys/account.ts'
import { cardNamed } from '#sandbox/redsys/test-cards.ts'
import { longEnough } from '#tests/wait-until.ts'
import { attemptFacts } from './attempt-facts.ts'
import type { NetworkConditions, Scenario, Way } from './contract.ts'
import { movedIn } from './moved.ts'
import { aboutOthers, forgeries } from './redsys-messages.ts'

export const origin = 'https://sandbox.example'
const soundLine: NetworkConditions = { through: (fetch) => fetch, timeout: longEnough }

const browser = {
  accept: 'text/html',
  userAgent: 'Test',
  language: 'es-ES',
  colorDepth: '24',
  screenHeight: '900',
  screenWidth: '1440',
  timeZoneOffset: '-60',
  hasJava: false,
  address: '192.0.2.1',
}

export const attempt = () => attemptFacts({})

export function makeScenario(line: NetworkConditions = soundLine) {
  const sent: ProviderMessage[] = []
  let time = Date.parse('2026-11-15T10:00:00Z')
  let drawn = 0
  const { app, world, settle } = createSandbox({
    shop: 'https://shop.example',
    url: origin,
    now: () => new Date(time),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async (_, init) => {
      sent.push({ headers: init?.headers as Record<string, string>, body: String(init?.body) })
      return new Response('OK')
    },
  })
  const settings = sandboxRedsys(origin)
  const toSandbox = async (url: string | URL | Request, init?: RequestInit) => app.request(String(url), init)
  const buyer = makeBuyer(toSandbox, settings)
  const provider = makeRedsys(settings, { fetch: line.through(toSandbox), timeout: line.timeout })
  const scenario: Scenario = {
    provider,
    ways: waysOf(buyer),
    moved: (what, order) => movedIn(world.ledger.movements(), what, order),
    sent: async () => {
      await settle()
      return sent
    },
    forge: (genuine) => forgeries(settings, genuine),
    others: (genuine) => aboutOthers(settings, genuine),
  }
  const clock = { add: (ms: number) => (time += ms) }
  return { ...scenario, provider, buyer, settings, clock, world, faults: world.faults }
}

type Buyer = ReturnType<typeof makeBuyer>

export function makeBuyer(toSandbox: typeof globalThis.fetch, { url, merchant, terminal }: RedsysSettings) {
  const exchange = async (name: string, code = '123') => {
    const body = {
      fuc: merchant,
      terminal,
      order: '1115CALM0001',
      number: cardNamed(name)?.number,
      expiry: '1249',
      code,
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await toSandbox(`${url}/sis/NC/sandbox/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.json() as Promise<{ idOper: string }>
  }
  const send = async (to: string, fields: Record<string, string>) => {
    const response = await toSandbox(to, { method: 'POST', body: new URLSearchParams(fields) })
    return { location: response.headers.get('location'), text: await response.text(), to }
  }
  return {
    exchange,
    typeCard: async (name: string, code?: string): Promise<PaymentInput & { method: 'card' }> => {
      return { method: 'card', token: (await exchange(name, code)).idOper, browser }
    },
    showBrowser: async ({ url: to, fields }: RequiredAction & { kind: 'device' }): Promise<BuyerAction> => {
      const { text } = await send(to, fields)
      return { kind: 'device', isCompleted: fieldIn(text, 'threeDSMethodData') !== '' }
    },
    answerBank: async ({ url: to, fields }: RequiredAction & { kind: 'challenge' }, reply: Record<string, string>) => {
      const asked = await send(to, fields)
      const answered = await send(`${to}/reply`, { transaction: fieldIn(asked.text, 'transaction'), ...reply })
      return { kind: 'challenge', response: fieldIn(answered.text, 'cres') } as const
    },
    decideBizum: async ({ url: to, fields }: RequiredAction & { kind: 'form' }, reply: Record<string, string>) => {
      const asked = await send(to, fields)
      await send(`${url}/bizum/decision`, { page: fieldIn(asked.text, 'page'), ...reply })
      return { kind: 'return' } as const
    },
  }
}

const fieldIn = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

function waysOf(buyer: Buyer): Way[] {
  const act: Way['act'] = async (_, wanted, will) => {
    if (wanted.kind === 'device') return buyer.showBrowser(wanted)
    if (wanted.kind === 'challenge')
      return buyer.answerBank(wanted, will === 'pay' ? { code: '123456' } : { cancel: '1' })
    if (wanted.kind === 'form')
      return buyer.decideBizum(wanted, will === 'pay' ? { phone: '700000000' } : { refuse: '1' })
    throw new Error(`Nobody asks for ${wanted.kind} here`)
  }
  const card = (name: string, refusal: '0129' | '0184'): Way => ({
    name: `card, ${name}`,
    method: 'card',
    refusal,
    give: (_, will) => buyer.typeCard(name, will === 'refuse' && refusal === '0129' ? '999' : '123'),
    act,
  })
  return [
    card('plain', '0129'),
    card('frictionless', '0129'),
    card('device', '0129'),
    card('challenge', '0184'),
    card('device-challenge', '0184'),
    { ...card('uncapturable', '0129'), refusesCapture: true },
    { name: 'bizum', method: 'bizum', refusal: 'generic-1', give: () => ({ method: 'bizum' }), act },
  ]
}
