import { gte, isNull, or } from 'drizzle-orm'
import { isSpendableIn } from '#domain/payments/payment-mode.ts'
import type { Config } from '#server/config.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Purchase } from './purchase-row.ts'

/** Whether it was bought with money that is worth less than what is paid with now: it can't be used, nor written about. */
export const isPlayMoney = (
  { config }: { config: Pick<Config, 'paymentMode'> },
  { paymentMode }: Pick<Purchase, 'paymentMode'>,
) => !isSpendableIn(config.paymentMode, paymentMode)

/** The same as a question: modes stand in the database in the order of their worth. */
export const isOfThisMoney = ({ paymentMode }: Pick<Config, 'paymentMode'>) =>
  or(isNull(purchases.paymentMode), gte(purchases.paymentMode, paymentMode))
