import type {
  AttemptFacts,
  PaymentOutcome,
  PaymentProvider,
  RequiredAction,
} from '#domain/payments/payment-provider.ts'

const paid = { state: 'paid' } as const
const soon = (milliseconds: number, now: Date) => new Date(now.getTime() + milliseconds).toISOString()
const minute = 60_000

/** A provider of every method that keeps books: what was charged and what went back, by the order number. */
export function ledgerBank(now: () => Date) {
  const charges = new Map<string, number>()
  const refunds = new Map<string, { order: string; amount: number }>()
  const charge = ({ order, amount }: AttemptFacts): PaymentOutcome => {
    charges.set(order, amount.amount)
    return paid
  }
  const known = ({ order }: Pick<AttemptFacts, 'order'>) => (charges.has(order) ? paid : ({ state: 'none' } as const))
  const waiting = (action: RequiredAction): PaymentOutcome => ({ state: 'waiting', for: action })
  const provider: PaymentProvider = {
    name: 'redsys',
    methods: ['card', 'paypal', 'bizum', 'mbway', 'multibanco'],
    capabilities: { ownPages: ['paypal', 'bizum'], chargedOnReturn: ['paypal'], authorizes: {} },
    transactionIdOf: () => undefined,
    begin: async (facts, { method }) => {
      const url = 'https://provider.example/'
      if (method === 'card') return charge(facts)
      if (method === 'paypal') return waiting({ kind: 'redirect', url })
      if (method === 'bizum') return waiting({ kind: 'form', url, fields: {} })
      if (method === 'mbway') return waiting({ kind: 'phone', expiresAt: soon(5 * minute, now()) })
      const expiresAt = soon(3 * 24 * 60 * minute, now())
      return waiting({ kind: 'reference', entity: '1', reference: '2', expiresAt })
    },
    resume: async (facts) => charge(facts),
    ask: async (facts) => known(facts),
    abandon: async (facts) => known(facts),
    refund: async ({ order }, { key, amount }) => {
      refunds.set(key, { order, amount: amount.amount })
      return { state: 'refunded' }
    },
    readNotification: async () => null,
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    provider,
    /** The buyer pays at the provider, on its page or at a cash machine. */
    payThere: ({ order, amount }: { order: string; amount: number }) => void charges.set(order, amount),
    /** What is left of what was taken. */
    taken: (orders: string[]) =>
      sum(orders.map((order) => charges.get(order) ?? 0)) -
      sum([...refunds.values()].filter(({ order }) => orders.includes(order)).map(({ amount }) => amount)),
    refunded: (orders: string[]) =>
      sum([...refunds.values()].filter(({ order }) => orders.includes(order)).map(({ amount }) => amount)),
  }
}
