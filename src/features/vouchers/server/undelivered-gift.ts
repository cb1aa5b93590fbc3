import { belongsToBeneficiary } from '#features/checkout/rules/purchases/gift.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { isPlayMoney } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Voucher } from './voucher-row.ts'

/** Under which it is noted that the e-mail with a present has left. */
export const giftKey = ({ uuid }: Pick<Voucher, 'uuid'>) => `gift.${uuid}`

/**
 * A present that we are to deliver and have not delivered. Its recipient knows nothing of it: until then only its buyer
 * is written to, and decides alone.
 */
export async function isUndelivered(
  db: Database | Transaction,
  voucher: Pick<Voucher, 'uuid' | 'beneficiaryEmail'>,
  { gift }: Pick<Purchase, 'gift'>,
): Promise<boolean> {
  if (!gift?.deliverOn || !belongsToBeneficiary(gift, voucher.beneficiaryEmail)) return false
  return !(await hasBeenSent(db, giftKey(voucher)))
}

/**
 * Whether whoever has it open has paid for it: it is in their own name, or a present that nobody else knows of yet. How
 * and how much was paid is between us and them: nobody who was given it is told of the price, of a card, or of the
 * buyer's address.
 */
export async function isOpenToPayer(
  db: Database | Transaction,
  voucher: Pick<Voucher, 'uuid' | 'beneficiaryEmail'>,
  purchase: Pick<Purchase, 'buyer' | 'gift'>,
): Promise<boolean> {
  return isInBuyersName(voucher, purchase) || isUndelivered(db, voucher, purchase)
}

export const isInBuyersName = (
  { beneficiaryEmail }: Pick<Voucher, 'beneficiaryEmail'>,
  { buyer }: Pick<Purchase, 'buyer'>,
) => beneficiaryEmail.toLowerCase() === buyer?.email.toLowerCase()

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
