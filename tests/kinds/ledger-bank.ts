import type {
  AttemptFacts,
  PaymentOutcome,
  PaymentProvider,
  RequiredAction,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { day, minute } from '#platform/time/durations.ts'

const paid = { state: 'paid' } as const
const soon = (milliseconds: number, now: Date) => new Date(now.getTime() + milliseconds).toISOString()

/** A provider of every method that keeps books: what was charged, authorised and given back, by the order number. */
export function ledgerBank(now: () => Date) {
  const charges = new Map<string, number>()
  const authorizations = new Map<string, { amount: number; state: 'authorized' | 'released' }>()
  let refusesCaptures = false
  let refusesNext = false
  const refunds = new Map<string, { order: string; amount: number }>()
  const take = ({ order, amount, charge }: AttemptFacts): PaymentOutcome => {
    if (refusesNext) {
      refusesNext = false
      return { state: 'failed', code: '0190' }
    }
    if (charge === 'later') {
      authorizations.set(order, { amount: amount.amount, state: 'authorized' })
      return { state: 'authorized' }
    }
    charges.set(order, amount.amount)
    return paid
  }
  const known = ({ order }: Pick<AttemptFacts, 'order'>) => {
    const authorized = authorizations.get(order)
    return charges.has(order) ? paid : ({ state: authorized?.state ?? 'none' } as const)
  }
  const release = ({ order }: Pick<AttemptFacts, 'order'>) => {
    const authorized = authorizations.get(order)
    if (charges.has(order)) return paid
    if (authorized) authorizations.set(order, { ...authorized, state: 'released' })
    return { state: 'released' } as const
  }
  const waiting = (action: RequiredAction): PaymentOutcome => ({ state: 'waiting', for: action })
  const provider: PaymentProvider = {
    name: 'redsys',
    methods: ['card', 'paypal', 'bizum', 'mbway', 'multibanco'],
    capabilities: {
      ownPages: ['paypal', 'bizum'],
      chargedOnReturn: ['paypal'],
      authorizes: { card: 7 * day, paypal: 3 * day },
    },
    transactionIdOf: () => undefined,
    begin: async (facts, { method }) => {
      const url = 'https://provider.example/'
      if (method === 'card') return take(facts)
      if (method === 'paypal') return waiting({ kind: 'redirect', url })
      if (method === 'bizum') return waiting({ kind: 'form', url, fields: {} })
      if (method === 'mbway') return waiting({ kind: 'phone', expiresAt: soon(5 * minute, now()) })
      return waiting({ kind: 'reference', entity: '1', reference: '2', expiresAt: soon(3 * day, now()) })
    },
    resume: async (facts) => take(facts),
    ask: async (facts) => known(facts),
    abandon: async (facts) => (release(facts).state === 'paid' ? paid : { state: 'none' }),
    authorizations: {
      capture: async ({ order }) => {
        const authorized = authorizations.get(order)
        if (charges.has(order)) return paid
        if (refusesCaptures || authorized?.state !== 'authorized')
          return { state: 'refused', reason: authorized?.state ?? 'unknown' }
        charges.set(order, authorized.amount)
        return paid
      },
      release: async (facts) => release(facts),
    },
    refund: async ({ order }, { key, amount }) => {
      refunds.set(key, { order, amount: amount.amount })
      return { state: 'refunded' }
    },
    readNotification: async () => null,
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const refunded = (orders: string[]) =>
    sum([...refunds.values()].filter(({ order }) => orders.includes(order)).map(({ amount }) => amount))
  return {
    provider,
    /** The buyer pays at the provider, on its page or at a cash machine. */
    payThere: ({ order, amount }: { order: string; amount: number }) => void charges.set(order, amount),
    /** The next card is refused. */
    refuseNext: () => {
      refusesNext = true
    },
    /** From now on what is authorised can't be taken. */
    refuseCaptures: (isSo: boolean) => {
      refusesCaptures = isSo
    },
    /** What is left of what was taken. */
    taken: (orders: string[]) => sum(orders.map((order) => charges.get(order) ?? 0)) - refunded(orders),
    /** What is kept and not taken. */
    authorized: (orders: string[]) =>
      sum(
        orders.map((order) => (known({ order }).state === 'authorized' ? (authorizations.get(order)?.amount ?? 0) : 0)),
      ),
    refunded,
  }
}
