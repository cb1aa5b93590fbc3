import type { FailureCode } from '#features/checkout/rules/payments/failure-code.ts'
import type {
  AttemptFacts,
  BuyerAction,
  Memo,
  PaymentInput,
  PaymentOutcome,
  PaymentProvider,
  ProviderMessage,
  RefundOutcome,
  RequiredAction,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { euros, type Money } from '#platform/rules/money.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import type { NetworkConditions } from './contract-lines.ts'
import type { Moved } from './moved.ts'

export type Will = 'pay' | 'refuse'

/** One way through the provider's pages, such as a card whose bank asks for a code. */
export type Way = {
  name: string
  method: PaymentMethod
  /** How it ends when the buyer refuses or the bank does; left out where neither can. */
  refusal?: FailureCode
  /** The bank authorises, and will not let it be captured. */
  refusesCapture?: true
  /** What the buyer gives with the click on 'pay'. */
  give: (attempt: AttemptFacts, will: Will) => Promise<PaymentInput> | PaymentInput
  /** What the buyer does in the stand-in's pages when asked. Null if nobody comes back from there: then we ask. */
  act: (attempt: AttemptFacts, wanted: RequiredAction, will: Will) => Promise<BuyerAction | null>
}

/** An adapter and a world of its own with nothing in it yet. */
export type Scenario = {
  provider: PaymentProvider
  ways: readonly Way[]
  /** In cents, by the stand-in's own ledger. */
  moved: (what: Moved, order: string) => number
  /** What the stand-in has sent to the shop so far. Waits for what is under way. */
  sent: () => Promise<readonly ProviderMessage[]>
  /** Messages that look like this one and are not theirs: another key, another version, too old. */
  forge: (genuine: ProviderMessage) => Promise<ProviderMessage[]> | ProviderMessage[]
  /** Messages that are truly theirs, and about other things than payments of ours. */
  others: (genuine: ProviderMessage) => ProviderMessage[]
}

export function enterScenario(
  makeScenario: (line: NetworkConditions) => Scenario,
  wayName: string,
  line: NetworkConditions,
) {
  const scenario = makeScenario(line)
  const way = scenario.ways.find(({ name }) => name === wayName)
  if (!way) throw new Error(`No way '${wayName}'`)
  return { scenario, way, attempt: attemptBy(way.method) }
}

const attemptBy = (method: PaymentMethod): AttemptFacts => ({
  order: '1115CALM0001',
  method,
  amount: euros(4999),
  charge: 'now',
  language: 'es',
  description: 'SP123456ABC',
  buyer: { name: 'Ana Prueba', email: 'ana@example.com' },
  urls: {
    back: 'https://shop.example/voucher/1/back/',
    notification: 'https://shop.example/api/payments/notification/',
    deviceDone: 'https://shop.example/voucher/1/device/',
    challengeDone: 'https://shop.example/voucher/1/challenge/',
  },
  memo: {},
})

/** From the click to the end, as a browser and the shop would go. What was known when it broke comes with the error. */
export async function carryOut(scenario: Scenario, way: Way, attempt: AttemptFacts, will: Will) {
  let known = attempt
  try {
    let outcome = await scenario.provider.begin(known, await way.give(known, will))
    for (let turn = 0; outcome.state === 'waiting' && turn < 5; turn++) {
      known = { ...known, memo: outcome.memo ?? known.memo }
      const act = await way.act(known, outcome.for, will)
      const next: PaymentOutcome | { state: 'none' } = act
        ? await scenario.provider.resume(known, act)
        : await scenario.provider.ask(known)
      if (next.state === 'none') throw new Error('Lost on the way')
      outcome = next
    }
    return { outcome, attempt: { ...known, memo: outcome.memo ?? known.memo } }
  } catch (error) {
    throw new Broken(error, { attempt: known })
  }
}

type Entered = { scenario: Scenario; way: Way; attempt: AttemptFacts }

export async function pay({ scenario, way, attempt }: Entered) {
  const { attempt: paid } = await carryOut(scenario, way, attempt, 'pay')
  return { scenario, paid }
}

export async function payBack(
  { provider }: Scenario,
  paid: AttemptFacts,
  wish: { key: string; amount: Money },
  memo: Memo = {},
): Promise<{ outcome: RefundOutcome; memo: Memo }> {
  let known = memo
  try {
    for (let turn = 0; turn < 4; turn++) {
      const outcome = await provider.refund(paid, { ...wish, memo: known })
      if (outcome.state !== 'refused' && outcome.memo) known = outcome.memo
      if (outcome.state !== 'pending') return { outcome, memo: known }
    }
  } catch (error) {
    throw new Broken(error, { memo: known })
  }
  throw new Error('The refund stays pending')
}

class Broken extends Error {
  known: { attempt?: AttemptFacts; memo?: Memo }
  constructor(cause: unknown, known: { attempt?: AttemptFacts; memo?: Memo }) {
    super('Broken off', { cause })
    this.known = known
  }
}

export const attemptOf = (error: unknown) => (error instanceof Broken ? error.known.attempt : undefined)
export const memoOf = (error: unknown) => (error instanceof Broken ? error.known.memo : undefined)
