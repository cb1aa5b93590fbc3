import { isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Voucher } from './voucher-row.ts'

/** Whom it was issued for: their address opens it. */
export const issuedFor = ({ buyer, gift }: Pick<Purchase, 'buyer' | 'gift'>) =>
  (gift?.email || buyer?.email || '').toLowerCase()

/**
 * Whether whoever bought it may print it. What is cancelled, on hold or of play money is worth nothing, and a sheet that
 * says otherwise would be believed; what was passed on is its new holder's alone.
 */
export const buyerMayPrint = (
  desk: { config: Pick<Config, 'paymentMode'> },
  { state, beneficiaryEmail }: Voucher,
  purchase: Pick<Purchase, 'buyer' | 'gift' | 'disputedAt' | 'paymentMode'>,
) =>
  state !== 'cancelled' &&
  purchase.disputedAt === null &&
  !isPlayMoney(desk, purchase) &&
  beneficiaryEmail === issuedFor(purchase)
