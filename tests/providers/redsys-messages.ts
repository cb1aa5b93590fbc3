import type { ProviderMessage } from '#features/checkout/rules/payments/payment-provider.ts'
import { peek, seal } from '#providers/redsys/envelope.ts'
import type { RedsysSettings } from '#providers/redsys/settings.ts'

/** The same facts under another key, and in the other version. */
export function forgeries(settings: RedsysSettings, genuine: ProviderMessage): ProviderMessage[] {
  const { sealed, facts, order } = factsIn(genuine)
  return messages(genuine, [
    seal({ ...settings, key: 'B'.repeat(32) }, order, facts),
    seal({ ...settings, signatureVersion: 'HMAC_SHA256_V1' }, order, facts),
    { ...sealed, Ds_SignatureVersion: 'HMAC_SHA256_V1' },
    { ...sealed, Ds_Signature: '' },
  ])
}

/** Rightly signed, and of another merchant, terminal, currency or type, or saying nothing. */
export function aboutOthers(settings: RedsysSettings, genuine: ProviderMessage): ProviderMessage[] {
  const { facts, order } = factsIn(genuine)
  const changes = [
    { Ds_MerchantCode: '999008882' },
    { Ds_Terminal: '002' },
    { Ds_Currency: '840' },
    { Ds_TransactionType: '7' },
    { Ds_Response: '0913' },
    { Ds_Response: '' },
    { Ds_Amount: '1e3' },
    { Ds_MerchantCode: undefined },
  ]
  return messages(
    genuine,
    changes.map((change) => seal(settings, order, { ...facts, ...change })),
  )
}

function factsIn({ body }: ProviderMessage) {
  const sealed = Object.fromEntries(new URLSearchParams(body)) as ReturnType<typeof seal>
  const facts = peek(sealed) ?? {}
  return { sealed, facts, order: String(facts.Ds_Order) }
}

const messages = ({ headers }: ProviderMessage, envelopes: ReturnType<typeof seal>[]): ProviderMessage[] =>
  envelopes.map((fields) => ({ headers, body: new URLSearchParams(fields).toString() }))
