import type { ChargeTime } from '#features/checkout/rules/payments/attempt.ts'

/** Redsys' numbers of what is done with an order. Only the first two have a buyer who answers to a bank. */
export const transactionTypes = { payment: '0', authorization: '1', capture: '2', refund: '3', release: '9' } as const

export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes]

/** By which an attempt is begun. */
export const firstType = (charge: ChargeTime) =>
  charge === 'now' ? transactionTypes.payment : transactionTypes.authorization
