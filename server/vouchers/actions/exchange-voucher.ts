import { addYears } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import { makeBalanceCode } from '#domain/reference.ts'
import {
  type ConversionDraft,
  type ConversionProblems,
  conversionProblems,
  type ExchangeKind,
  toConversion,
} from '#domain/vouchers/conversion.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { voucherExchanges } from '#server/db/schema/voucher-changes.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { isUndelivered } from '../undelivered-gift.ts'
import { moveVoucher, type Voucher } from '../voucher-row.ts'
import { hasProblems, invalid, type LockedVoucher, performVoucherAction } from './perform-voucher-action.ts'

type Exchange = { action: 'convert' | 'exchange'; kind: ExchangeKind; draft: ConversionDraft }

/** Spec 4: a voucher becomes a code of equal worth. One that is still valid becomes balance for another service. */
export async function exchangeVoucher(services: Services, seen: Voucher, { action, kind, draft }: Exchange) {
  const problems = conversionProblems(draft)
  if (hasProblems(problems)) return invalid(problems)
  const { email } = toConversion(draft)
  if (await isUnawareOf(services, seen, email)) return invalid<ConversionProblems>({ email: 'emailOfRecipient' })
  const given = action === 'convert' ? 'wallet' : kind
  return performVoucherAction(services, seen, action, async (tx, held) => {
    const { voucher, now } = held
    const amount: Money = { amount: voucher.value, currency: voucher.currency }
    const code = await issueCode(services, tx, held, given)
    await moveVoucher(tx, voucher, { to: 'cancelled', what: 'exchanged', at: now })
    await tx.insert(voucherExchanges).values({ voucherUuid: seen.uuid, kind: given, code, ...amount, email, at: now })
    await services.queue.add(tx, 'send-exchanged', { voucher: seen.uuid })
    return { code, amount }
  })
}

/** Whose present it is to be: a code would tell of it, and take it from its buyer. Who gives it to themselves knows. */
async function isUnawareOf({ db }: Services, voucher: Voucher, email: string): Promise<boolean> {
  if (email !== voucher.beneficiaryEmail) return false
  const purchase = await getPurchase(db, voucher.purchaseUuid)
  if (!purchase || purchase.buyer?.email.toLowerCase() === email) return false
  return isUndelivered(db, voucher, purchase)
}

const prefixes: Record<ExchangeKind, string> = { wallet: 'MO', 'gift-card': 'TR' }

/** Decided: a gift card is valid for three years. Balance is used until it is used up (spec 9). */
const giftCardYears = 3

async function issueCode(
  { draw }: Services,
  tx: Transaction,
  { voucher, purchase, today, now }: LockedVoucher,
  kind: ExchangeKind,
) {
  const code = makeBalanceCode(prefixes[kind], draw)
  const endsOn = kind === 'gift-card' ? addYears(today, giftCardYears) : null
  const { currency, value: amount } = voucher
  const { paymentMode } = purchase
  await tx.insert(coupons).values({ code, label: code, kind, currency, endsOn, paymentMode, createdAt: now })
  await tx.insert(balanceEntries).values({ code, amount, reason: 'exchange', at: now })
  return code
}
