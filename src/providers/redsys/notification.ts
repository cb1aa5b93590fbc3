import { z } from 'zod'
import type {
  CardSeen,
  PaymentOutcome,
  ProviderMessage,
  ProviderNotification,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { cardSeen, centsOf, isOurs, type Operation, operation } from './answer.ts'
import { envelope, open, peek } from './envelope.ts'
import { isCaptured, isRefunded, isReleased, leavesItOpen, outcomeOf } from './response-code.ts'
import type { RedsysSettings } from './settings.ts'
import { transactionTypes } from './transaction-type.ts'

/** What is signed with our key and about another merchant, or says nothing yet, is `other`. */
export function readNotification(
  settings: RedsysSettings,
  { body }: ProviderMessage,
): ProviderNotification | 'other' | null {
  const sealed = envelope.safeParse(fieldsOf(body))
  if (!sealed.success) return null
  const claimed = claim.safeParse(peek(sealed.data))
  const opened = claimed.success && open(settings, sealed.data, claimed.data.Ds_Order)
  if (!opened) return null
  const { data: said } = operation.safeParse(opened)
  const isAboutUs = said && isOurs(said, settings) && said.Ds_Currency
  return (isAboutUs && noticeOf(said, settings.key)) || 'other'
}

/** The key of a signature is made from the order that the message claims to be about. */
const claim = z.object({ Ds_Order: z.string().min(1) })

/** A plus in base64 that was not escaped arrives as a space. */
const fieldsOf = (body: string) =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll(' ', '+')]))

function noticeOf(said: Operation, key: string): ProviderNotification | null {
  const { Ds_Order: order, Ds_Response: response, Ds_TransactionType: type, Ds_MerchantData: refundKey } = said
  const amount = centsOf(said.Ds_Amount ?? '')
  if (response === undefined || amount === null || leavesItOpen(response)) return null
  const event = eventOf(said)
  if (type === transactionTypes.refund && refundKey) {
    const outcome = isRefunded(response)
      ? ({ state: 'refunded' } as const)
      : ({ state: 'refused', reason: response } as const)
    return { event, order, about: 'refund', key: refundKey, outcome }
  }
  const outcome = paymentOutcome(type, response, cardSeen(said, key))
  return outcome ? { event, order, about: 'payment', outcome, amount: euros(amount) } : null
}

/** A capture or a release that was refused is no news: whoever asked for it has been answered. */
function paymentOutcome(type: string, response: string, card: CardSeen | undefined): PaymentOutcome | undefined {
  if (type === transactionTypes.payment) return outcomeOf('now', response, card)
  if (type === transactionTypes.authorization) return outcomeOf('later', response, card)
  if (type === transactionTypes.capture && isCaptured(response)) return { state: 'paid' }
  return type === transactionTypes.release && isReleased(response) ? { state: 'released' } : undefined
}

/** Redsys does not number its messages. Two refunds of an order in one minute differ by their keys. */
const eventOf = (said: Operation) =>
  [
    said.Ds_Order,
    said.Ds_TransactionType,
    said.Ds_Response,
    said.Ds_Date,
    said.Ds_Hour,
    said.Ds_AuthorisationCode?.trim(),
    said.Ds_TransactionType === transactionTypes.refund ? said.Ds_MerchantData : '',
  ].join('/')
