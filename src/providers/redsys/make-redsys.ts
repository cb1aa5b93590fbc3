import type {
  AttemptFacts,
  CardForm,
  PaymentOutcome,
  PaymentProvider,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { languageRows } from '#platform/i18n/languages.ts'
import { day } from '#platform/time/durations.ts'
import { askFor } from './ask.ts'
import { capture, release } from './authorizations.ts'
import { requestOf } from './call.ts'
import { makeCardPayments } from './card.ts'
import { seal } from './envelope.ts'
import { readNotification } from './notification.ts'
import { refund } from './refund.ts'
import { type Connection, type RedsysSettings, transactionTypes } from './settings.ts'

/** Cards in the page, by Redsys' own form and 3-D Secure 2; Bizum on Redsys' page. */
export function makeRedsys(settings: RedsysSettings, connection: Connection): PaymentProvider & { cardForm: CardForm } {
  const { url, scriptPath, merchant, terminal } = settings
  const cards = makeCardPayments(settings, connection)
  const provider: PaymentProvider = {
    name: 'redsys',
    methods: ['card', 'bizum'],
    // Seven days are Redsys' own limit (SIS0132). A merchant's bank may allow up to 30.
    capabilities: { ownPages: ['bizum'], chargedOnReturn: [], authorizes: { card: 7 * day } },
    transactionIdOf: ({ transaction }) => transaction,
    begin: async (attempt, given, isBlocked) => {
      if (attempt.amount.currency !== 'EUR') throw new Error('Redsys: only euros')
      if (given.method === 'card') return cards.begin(attempt, given, isBlocked)
      if (attempt.charge === 'later') throw new Error('Redsys authorises cards only')
      if (given.method === 'bizum') return redirectForm(settings, attempt)
      throw new Error(`Redsys does not take ${given.method}`)
    },
    resume: async (attempt, done) => {
      if (attempt.method === 'card') return cards.resume(attempt, done)
      const known = await provider.ask(attempt)
      return known.state === 'none' ? redirectForm(settings, attempt) : known
    },
    ask: (attempt) => askFor(settings, connection, attempt),
    abandon: async (attempt) => {
      const known = await provider.ask(attempt)
      if (known.state === 'released') return { state: 'none' }
      // A card is charged by a call of ours only, and Redsys can't be told to close a page of its own.
      if (known.state !== 'authorized') return known
      const { state } = await release(settings, connection, attempt)
      return state === 'released' ? { state: 'none' } : { state: 'paid' }
    },
    authorizations: {
      capture: (attempt) => capture(settings, connection, attempt),
      release: (attempt) => release(settings, connection, attempt),
    },
    refund: (attempt, request) => refund(settings, connection, attempt, request),
    readNotification: async (message) => readNotification(settings, message),
  }
  return {
    ...provider,
    cardForm: { script: `${url}${scriptPath}`, origin: new URL(url).origin, merchant, terminal },
  }
}

/** Bizum is paid on Redsys' own page, which the buyer reaches with this form. Its result comes by notification. */
function redirectForm(settings: RedsysSettings, attempt: AttemptFacts): PaymentOutcome {
  const { order, amount, language, description, buyer, urls } = attempt
  const fields = seal(settings, order, {
    ...requestOf(settings, order, { type: transactionTypes.payment, amount: amount.amount }),
    DS_MERCHANT_PAYMETHODS: 'z',
    DS_MERCHANT_CONSUMERLANGUAGE: languageRows[language].redsys,
    DS_MERCHANT_PRODUCTDESCRIPTION: description.slice(0, 125),
    DS_MERCHANT_TITULAR: buyer.name.slice(0, 60),
    DS_MERCHANT_MERCHANTURL: urls.notification,
    DS_MERCHANT_URLOK: urls.back,
    DS_MERCHANT_URLKO: urls.back,
  })
  return { state: 'waiting', for: { kind: 'form', url: `${settings.url}/sis/realizarPago`, fields } }
}
