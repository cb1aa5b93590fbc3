import type { AttemptFacts, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { languageRows } from '#platform/i18n/languages.ts'
import { requestOf } from './call.ts'
import { seal } from './envelope.ts'
import type { RedsysSettings } from './settings.ts'
import { transactionTypes } from './transaction-type.ts'

/** Bizum is paid on Redsys' own page, which the buyer reaches with this form. Its result comes by notification. */
export function redirectForm(settings: RedsysSettings, attempt: AttemptFacts): PaymentOutcome {
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
