import { paymentMethods } from '#platform/rules/payment-method.ts'

/** In which way a buyer would pay instead of the one that is open, as the address of the third step says it. */
export const insteadQuery = (asked: string) =>
  paymentMethods.some((method) => method === asked) ? `?instead=${asked}` : ''
