import type {
  AttemptFacts,
  CaptureOutcome,
  PaymentOutcome,
  PaymentProvider,
  ProviderNotification,
  RefundOutcome,
  ReleaseOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { day } from '#platform/time/durations.ts'

type Answer = PaymentOutcome | { state: 'none' } | Error

/** A provider that says what a test wants it to say, and remembers what it was asked. */
export function scriptedProvider() {
  const answers: Answer[] = []
  const refundAnswers: (RefundOutcome | Error)[] = []
  const calls: { what: string; order: string; amount: number }[] = []
  let notice: ProviderNotification | 'other' | null = null
  const say = (what: string, { order, amount }: AttemptFacts) => {
    calls.push({ what, order, amount: amount.amount })
    const answer = answers.shift()
    if (!answer) throw new Error(`The script has nothing to say to ${what}`)
    if (answer instanceof Error) throw answer
    return answer
  }
  /** To captures and releases, one after the other. Without one they succeed. */
  const deedAnswers: (CaptureOutcome | ReleaseOutcome | Error)[] = []
  const perform = <Outcome>(what: string, { order, amount }: AttemptFacts, usual: Outcome): Outcome => {
    calls.push({ what, order, amount: amount.amount })
    const answer = deedAnswers.shift()
    if (answer instanceof Error) throw answer
    return (answer as Outcome | undefined) ?? usual
  }
  const provider: PaymentProvider = {
    name: 'redsys',
    methods: ['card', 'paypal', 'bizum', 'mbway', 'multibanco'],
    capabilities: {
      ownPages: ['paypal', 'bizum'],
      chargedOnReturn: ['paypal'],
      authorizes: { card: 7 * day, paypal: 3 * day },
    },
    transactionIdOf: ({ transaction }) => transaction,
    begin: async (facts) => say('begin', facts) as PaymentOutcome,
    resume: async (facts) => say('resume', facts) as PaymentOutcome,
    ask: async (facts) => say('ask', facts),
    abandon: async (facts) => say('abandon', facts),
    authorizations: {
      capture: async (facts) => perform<CaptureOutcome>('capture', facts, { state: 'paid' }),
      release: async (facts) => perform<ReleaseOutcome>('release', facts, { state: 'released' }),
    },
    refund: async ({ order }, { amount }) => {
      calls.push({ what: 'refund', order, amount: amount.amount })
      const answer = refundAnswers.shift() ?? { state: 'refunded' as const }
      if (answer instanceof Error) throw answer
      return answer
    },
    readNotification: async () => notice,
  }
  return {
    provider,
    calls,
    willSay: (...next: Answer[]) => void answers.push(...next),
    /** What nobody has asked for. */
    forgetAnswers: () => void answers.splice(0),
    willDo: (...next: (CaptureOutcome | ReleaseOutcome | Error)[]) => void deedAnswers.push(...next),
    willSayOfRefund: (...next: (RefundOutcome | Error)[]) => void refundAnswers.push(...next),
    willNotify: (next: ProviderNotification | 'other' | null) => {
      notice = next
    },
  }
}
