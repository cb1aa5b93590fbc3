import type { Language } from '#domain/site/languages.ts'
import type { World } from '../world.ts'
import type { RedsysAccount } from './account.ts'

export type Books = ReturnType<typeof openBooks>

/** What one of the stand-in's desks works with. */
export type BankContext = { world: World; account: RedsysAccount; books: Books; url: string }

/** A card that was typed in, by its name in the table of test cards; null for one that is not in it. */
export type Token = { order: string; card: string | null; isCodeRight: boolean; isExpiryRight: boolean; until: string }

/** `S` waits for the buyer, `F` is over. */
export type Payment = {
  order: string
  amount: number
  method: 'card' | 'bizum'
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
  refunds: Refund[]
  page?: { description: string; ok: string; ko: string }
}

export type Refund = { key: string; amount: number; at: string; authorisation: string }

export function openBooks(world: World) {
  return {
    tokens: world.store<Token>('redsys-tokens'),
    payments: world.store<Payment>('redsys-payments'),
    /** The order of a transaction of 3-D Secure, and of a page of Bizum's. */
    orders: world.store<string>('redsys-orders'),
  }
}

export function paymentOf({ orders, payments }: Books, name: string): Payment | undefined {
  const order = orders.get(name)
  return order === undefined ? undefined : payments.get(order)
}
