import { isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { VoucherFacts } from '#features/vouchers/rules/voucher-actions.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import type { Voucher } from './voucher-row.ts'

/** Dates count from the day of the payment, as they did when it was issued. */
export const boughtOn = (voucher: Voucher, { paidAt }: Pick<Purchase, 'paidAt'>): Day =>
  madridDay(paidAt ?? voucher.issuedAt)

/** At the operator's desk there is no catalogue, and nothing is extended. */
export type OperatorServices = Pick<Services, 'db' | 'clock'> & {
  config: Pick<Config, 'paymentMode'>
  catalogue?: Services['catalogue']
}

/** What the rules ask about a voucher. A spa that has left us extends nothing. */
export function voucherFactsOf(
  desk: Pick<OperatorServices, 'catalogue' | 'config'>,
  voucher: Voucher,
  purchase: Purchase,
  isBooked = false,
): VoucherFacts {
  const { state, expiresOn, extendedOn, value, spaUuid } = voucher
  return {
    state,
    boughtOn: boughtOn(voucher, purchase),
    expiresOn,
    extendedOn,
    value,
    isExtensible: desk.catalogue?.current().spas.get(spaUuid)?.salesConfiguration.allowsExtension ?? false,
    isPlayMoney: isPlayMoney(desk, purchase),
    isOnHold: purchase.disputedAt !== null,
    isBooked,
  }
}
