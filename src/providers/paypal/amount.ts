import { z } from 'zod'
import type { Money } from '#platform/rules/money.ts'

/** PayPal writes money as a decimal in text; here it is taken apart and put together by its digits, never as a float. */
export const amountSchema = z
  .object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,10}\.\d{2}$/) })
  .transform(({ currency_code, value }): Money => ({ amount: Number(value.replace('.', '')), currency: currency_code }))

export function toAmount({ amount, currency }: Money) {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error('PayPal takes whole cents, and at least one')
  const digits = String(amount).padStart(3, '0')
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

export const isSame = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency
