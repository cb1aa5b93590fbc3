import { type Envelope, type Parameters, seal } from '#providers/redsys/envelope.ts'
import type { TransactionType } from '#providers/redsys/settings.ts'
import { type Ending, type Redsys, type RedsysPayment, type RedsysRefund, typeOf } from './records.ts'
import { cardExpiry, cardNamed } from './test-cards.ts'

/** Signed, unless a fault spoils it. */
export function sealAnswer({ account, world }: Redsys, order: string, parameters: Parameters): Envelope {
  const isSpoilt = world.faults.take('bad-signature')
  return seal(isSpoilt ? { ...account, key: 'A'.repeat(32) } : account, order, parameters)
}

export const commonFacts = ({ account }: Redsys, order: string, type: TransactionType) => ({
  Ds_Order: order,
  Ds_MerchantCode: account.merchant,
  Ds_Terminal: account.terminal.padStart(3, '0'),
  Ds_TransactionType: type,
})

export const moneyFacts = (amount: number) => ({ Ds_Amount: String(amount), Ds_Currency: '978' })

export const paymentFacts = (context: Redsys, payment: RedsysPayment) => ({
  ...commonFacts(context, payment.order, typeOf(payment)),
  ...moneyFacts(payment.amount),
  Ds_Response: payment.response ?? '',
  Ds_AuthorisationCode: payment.authorisation ?? '',
  Ds_SecurePayment: payment.transaction ? '1' : '0',
  Ds_ProcessedPayMethod: payment.method === 'bizum' ? '68' : '1',
  ...cardFacts(payment),
})

export const refundFacts = (context: Redsys, order: string, refund: RedsysRefund) => ({
  ...commonFacts(context, order, '3'),
  ...moneyFacts(refund.amount),
  Ds_Response: '0900',
  Ds_AuthorisationCode: refund.authorisation,
  Ds_MerchantData: refund.key,
})

export const endingFacts = (context: Redsys, { order, amount }: RedsysPayment, ending: Ending) => ({
  ...commonFacts(context, order, ending.type),
  ...moneyFacts(amount),
  Ds_Response: ending.response,
  Ds_AuthorisationCode: ending.authorisation,
})

/** As a form, with the day and the minute in it. */
export function notifyShop(context: Redsys, url: string | undefined, order: string, at: string, facts: Parameters) {
  if (!url) return
  const [year, month, day] = at.slice(0, 10).split('-')
  const when = { Ds_Date: `${day}/${month}/${year}`, Ds_Hour: at.slice(11, 16) }
  context.world.notify(url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sealAnswer(context, order, { ...facts, ...when })).toString(),
  })
}

/** The table knows the number; what leaves it is covered. */
export function cardFacts({ card: name }: Pick<RedsysPayment, 'card'>) {
  const card = name ? cardNamed(name) : undefined
  if (!card) return {}
  return {
    Ds_Card_Brand: '1',
    Ds_Card_Country: '724',
    Ds_Card_Number: `${card.number.slice(0, 6)}******${card.number.slice(-4)}`,
    Ds_ExpiryDate: `${cardExpiry.year}${cardExpiry.month}`,
  }
}
