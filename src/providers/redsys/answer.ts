import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { CardSeen } from '#features/checkout/rules/payments/payment-provider.ts'
import { currencyNumber, type RedsysSettings } from './settings.ts'

const text = z.union([z.string(), z.number()]).transform(String)

/** What Redsys tells of an operation, in an answer as in a notification. */
export const operationSchema = z.object({
  Ds_Order: text,
  Ds_MerchantCode: text,
  Ds_Terminal: text,
  Ds_TransactionType: text,
  Ds_Amount: z.string().optional(),
  Ds_Currency: text.optional(),
  Ds_Response: z.string().optional(),
  Ds_Date: text.optional(),
  Ds_Hour: text.optional(),
  Ds_AuthorisationCode: text.optional(),
  Ds_MerchantData: text.optional(),
  Ds_Card_Brand: text.optional(),
  Ds_Card_Number: text.optional(),
  Ds_Card_Last4: text.optional(),
  Ds_ExpiryDate: text.optional(),
  Ds_EMV3DS: z
    .object({
      threeDSInfo: z.string(),
      protocolVersion: z.string(),
      threeDSServerTransID: z.string().optional(),
      threeDSMethodURL: z.string().optional(),
      acsURL: z.string().optional(),
      creq: z.string().optional(),
    })
    .optional(),
})

export type Operation = z.infer<typeof operationSchema>

type Ours = Pick<RedsysSettings, 'merchant' | 'terminal'>

/** Redsys writes terminal 1 as 1, 01 or 001. */
export function isOurs(operation: Operation, { merchant, terminal }: Ours): boolean {
  const isCurrency = operation.Ds_Currency === undefined || operation.Ds_Currency === currencyNumber
  const isTerminal = /^\d{1,3}$/.test(operation.Ds_Terminal) && Number(operation.Ds_Terminal) === Number(terminal)
  return operation.Ds_MerchantCode === merchant && isTerminal && isCurrency
}

const brands: Record<string, string> = { '1': 'Visa', '2': 'Mastercard', '6': 'Diners', '8': 'Amex', '9': 'JCB' }

/**
 * Redsys has no name for a card that is the same on its next visit unless it may keep the card. What it shows of the
 * number, with the expiry date, tells one card from almost every other; it is kept as a keyed digest only.
 */
export function cardSeen(operation: Operation, key: string): CardSeen | undefined {
  const shown = operation.Ds_Card_Number ?? ''
  const lastDigits = /\d{4}$/.exec(operation.Ds_Card_Last4 ?? shown)?.[0]
  const brand = brands[operation.Ds_Card_Brand ?? '']
  const isTelling = /^\d{6,8}\D+\d{4}$/.test(shown) && operation.Ds_ExpiryDate
  const digest =
    isTelling && createHmac('sha256', key).update(`card ${shown} ${operation.Ds_ExpiryDate}`).digest('base64url')
  if (!lastDigits && !brand) return undefined
  return { ...(digest && { key: digest }), ...(brand && { brand }), ...(lastDigits && { lastDigits }) }
}

/**
 * Redsys repeats an amount as it was sent to it: in cents, digits only, the first of them no zero. Any other text is no
 * amount, whatever number JavaScript would make of it ('1e3', ' 4999', '04999').
 */
export const centsOf = (digits: string): number | null => (/^[1-9]\d{0,11}$/.test(digits) ? Number(digits) : null)
