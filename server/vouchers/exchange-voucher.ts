import { addYears } from '#domain/dates.ts'
import type { Money } from '#domain/money.ts'
import { makeBalanceCode } from '#domain/reference.ts'
import {
  type ConversionDraft,
  conversionProblems,
  type ExchangeKind,
  toConversion,
} from '#domain/vouchers/conversion.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { voucherExchanges } from '#server/db/schema/voucher-changes.ts'
import type { Services } from '#server/services.ts'
import { actOnVoucher, type Held, hasProblems, invalid } from './act-on-voucher.ts'
import { moveVoucher, type Voucher } from './voucher-row.ts'

type Exchange = { action: 'convert' | 'exchange'; kind: ExchangeKind; draft: ConversionDraft }

/** Spec 4: a voucher becomes a code of equal worth. One that is still valid becomes balance for another service. */
export async function exchangeVoucher(services: Services, seen: Voucher, { action, kind, draft }: Exchange) {
  const problems = conversionProblems(draft)
  if (hasProblems(problems)) return invalid(problems)
  const { email } = toConversion(draft)
  const given = action === 'convert' ? 'wallet' : kind
  return actOnVoucher(services, seen, action, async (tx, held) => {
    const { voucher, now } = held
    const amount: Money = { amount: voucher.value, currency: voucher.currency }
    const code = await issueCode(services, tx, held, given)
    await moveVoucher(tx, voucher, { to: 'cancelled', what: 'exchanged', at: now })
    await tx.insert(voucherExchanges).values({ voucherUuid: seen.uuid, kind: given, code, ...amount, email, at: now })
    await services.queue.add(tx, 'send-exchanged', { voucher: seen.uuid })
    return { code, amount }
  })
}

const prefixes: Record<ExchangeKind, string> = { wallet: 'MO', 'gift-card': 'TR' }

/** Decided: a gift card is valid for three years. Balance is used until it is used up (spec 9). */
const giftCardYears = 3

async function issueCode(
  { draw }: Services,
  tx: Transaction,
  { voucher, purchase, today, now }: Held,
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
