import { z } from 'zod'
import type {
  CardSeen,
  PaymentOutcome,
  ProviderMessage,
  ProviderNotification,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { cardSeen, centsOf, isOurs, type Operation, operationSchema } from './answer.ts'
import { envelope, open, peek } from './envelope.ts'
import { isCaptured, isRefunded, isReleased, leavesItOpen, outcomeOf } from './response-code.ts'
import { type RedsysSettings, transactionTypes } from './settings.ts'

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
  const { data: operation } = operationSchema.safeParse(opened)
  const isAboutUs = operation && isOurs(operation, settings) && operation.Ds_Currency
  return (isAboutUs && noticeOf(operation, settings.key)) || 'other'
}

/** The key of a signature is made from the order that the message claims to be about. */
const claim = z.object({ Ds_Order: z.string().min(1) })

/** A plus in base64 that was not escaped arrives as a space. */
const fieldsOf = (body: string) =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll(' ', '+')]))

function noticeOf(operation: Operation, key: string): ProviderNotification | null {
  const { Ds_Order: order, Ds_Response: response, Ds_TransactionType: type, Ds_MerchantData: refundKey } = operation
  const amount = centsOf(operation.Ds_Amount ?? '')
  if (response === undefined || amount === null || leavesItOpen(response)) return null
  const event = eventOf(operation)
  if (type === transactionTypes.refund && refundKey) {
    const outcome = isRefunded(response)
      ? ({ state: 'refunded' } as const)
      : ({ state: 'refused', reason: response } as const)
    return { event, order, about: 'refund', key: refundKey, outcome }
  }
  const outcome = paymentOutcome(type, response, cardSeen(operation, key))
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
const eventOf = (operation: Operation) =>
  [
    operation.Ds_Order,
    operation.Ds_TransactionType,
    operation.Ds_Response,
    operation.Ds_Date,
    operation.Ds_Hour,
    operation.Ds_AuthorisationCode?.trim(),
    operation.Ds_TransactionType === transactionTypes.refund ? operation.Ds_MerchantData : '',
  ].join('/')
