import type { Language } from '#platform/i18n/languages.ts'
import type { World } from '../world.ts'
import type { RedsysAccount } from './account.ts'

export type RedsysRecords = ReturnType<typeof openRedsysRecords>

/** What one of the stand-in's desks works with. */
export type Redsys = { world: World; account: RedsysAccount; records: RedsysRecords; url: string }

/** A card that was typed in, by its name in the table of test cards; null for one that is not in it. */
export type Token = { order: string; card: string | null; isCodeRight: boolean; isExpiryRight: boolean; until: string }

/** `S` waits for the buyer, `F` is over. */
export type RedsysPayment = {
  order: string
  amount: number
  method: 'card' | 'bizum'
  /** The money is only kept, and taken by a later operation or not at all. */
  isPreauthorization?: boolean
  state: 'S' | 'F'
  response?: string
  at: string
  authorisation?: string
  notificationUrl?: string
  card?: string | null
  token?: string
  /** 3-D Secure: its name, where the bank's answer goes, and how the buyer did. */
  transaction?: string
  challengeDone?: string
  challenge?: 'asked' | 'passed' | 'failed'
  wrongCodes?: number
  language?: Language
  refunds: RedsysRefund[]
  /** What was done with a pre-authorisation: confirmed (`2`) or cancelled (`9`), or refused so. */
  endings?: Ending[]
  page?: { description: string; ok: string; ko: string }
}

export type Ending = { type: '2' | '9'; response: string; at: string; authorisation: string }

export type RedsysRefund = { key: string; amount: number; at: string; authorisation: string }

export const typeOf = ({ isPreauthorization }: RedsysPayment) => (isPreauthorization ? '1' : '0')

export const isPaymentAccepted = ({ response = '' }: RedsysPayment) => /^00\d\d$/.test(response)

/** Whether the money was taken: at once, or by the confirmation of a pre-authorisation. */
export const isMoneyTaken = (payment: RedsysPayment) =>
  isPaymentAccepted(payment) && (!payment.isPreauthorization || hasEnding(payment, '2', '0900'))

export const hasEnding = ({ endings = [] }: RedsysPayment, type: Ending['type'], response: string) =>
  endings.some((ending) => ending.type === type && ending.response === response)

export function openRedsysRecords(world: World) {
  return {
    tokens: world.store<Token>('redsys-tokens'),
    payments: world.store<RedsysPayment>('redsys-payments'),
    /** The order of a transaction of 3-D Secure, and of a page of Bizum's. */
    orders: world.store<string>('redsys-orders'),
  }
}

export function paymentOf({ orders, payments }: RedsysRecords, name: string): RedsysPayment | undefined {
  const order = orders.get(name)
  return order === undefined ? undefined : payments.get(order)
}
