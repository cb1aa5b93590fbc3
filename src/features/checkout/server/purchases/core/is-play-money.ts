import { gte, isNull, or } from 'drizzle-orm'
import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Purchase } from './purchase-row.ts'

/** Whether a purchase was paid in the sandbox or with a test account, and the shop takes real money now. */
export const isPlayMoney = (
  { config }: { config: Pick<Config, 'paymentMode'> },
  { paymentMode }: Pick<Purchase, 'paymentMode'>,
) => !isSpendableIn(config.paymentMode, paymentMode)

/** The opposite as a condition in SQL. The modes are ordered in the database as in `paymentModes`. */
export const isOfThisMoney = ({ paymentMode }: Pick<Config, 'paymentMode'>) =>
  or(isNull(purchases.paymentMode), gte(purchases.paymentMode, paymentMode))
