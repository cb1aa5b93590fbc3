import type { ChargeTime } from '#features/checkout/rules/payments/attempt.ts'
import type { SignatureVersion } from './signature.ts'

export type RedsysSettings = {
  /** Without a slash at the end: https://sis.redsys.es, https://sis-t.redsys.es:25443 or a stand-in's. */
  url: string
  /** Below the address: '/sis/NC/redsysV3.js', for tests '/sis/NC/sandbox/redsysV3.js'. */
  scriptPath: string
  merchant: string
  terminal: string
  key: string
  signatureVersion: SignatureVersion
}

/** In milliseconds: how long an answer is waited for. */
export type Connection = { fetch: typeof globalThis.fetch; timeout: number }

/** ISO 4217: Redsys knows currencies by number, and ours are euros. */
export const currencyNumber = '978'

/** Redsys' numbers of what is done with an order. Only the first two have a buyer who answers to a bank. */
export const transactionTypes = { payment: '0', authorization: '1', capture: '2', refund: '3', release: '9' } as const

export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes]

/** By which an attempt is begun. */
export const firstType = (charge: ChargeTime) =>
  charge === 'now' ? transactionTypes.payment : transactionTypes.authorization
