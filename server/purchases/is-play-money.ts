import { isSpendableIn } from '#domain/payments/payment-mode.ts'
import type { Config } from '#server/config.ts'
import type { Purchase } from './purchase-row.ts'

/** Whether it was bought with money that is worth less than what is paid with now: it can't be used, nor written about. */
export const isPlayMoney = (
  { config }: { config: Pick<Config, 'paymentMode'> },
  { paymentMode }: Pick<Purchase, 'paymentMode'>,
) => !isSpendableIn(config.paymentMode, paymentMode)
