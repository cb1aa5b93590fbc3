import { balancePrefix } from '#features/checkout/rules/coupons/coupon.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import { cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { cardYears } from '#features/gift-cards/rules/gift-card.ts'
import { issueCards } from '#features/gift-cards/server/issue-cards.ts'
import {
  type ConversionDraft,
  type ConversionProblems,
  conversionForm,
  type ExchangeKind,
  toConversion,
} from '#features/vouchers/rules/conversion.ts'
import { voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Money } from '#platform/rules/money.ts'
import { makeBalanceCode } from '#platform/rules/reference.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { addYears, businessTimeZone } from '#platform/time/dates.ts'
import { isUndelivered } from '../undelivered-gift.ts'
import { transitionVoucher, type Voucher } from '../voucher-row.ts'
import { hasProblems, invalid, type LockedVoucher, performVoucherAction } from './perform-voucher-action.ts'

type Exchange = { action: 'convert' | 'exchange'; kind: ExchangeKind; draft: ConversionDraft }

/** Spec 4: a voucher becomes a code of equal worth. One that is still valid becomes balance for another service. */
export async function exchangeVoucher(services: Services, shownVoucher: Voucher, { action, kind, draft }: Exchange) {
  const problems = conversionForm.problems(draft)
  if (hasProblems(problems)) return invalid(problems)
  const { email } = toConversion(draft)
  if (await isUnawareOf(services, shownVoucher, email))
    return invalid<ConversionProblems>({ email: 'emailOfRecipient' })
  const given = action === 'convert' ? 'wallet' : kind
  return performVoucherAction(services, shownVoucher, action, async (tx, held) => {
    const { voucher, now } = held
    const amount: Money = { amount: voucher.value, currency: voucher.currency }
    const code = await issueCode(services, tx, held, given, email)
    await transitionVoucher(tx, voucher, { to: 'cancelled', what: 'exchanged', at: now })
    await tx
      .insert(voucherExchanges)
      .values({ voucherUuid: shownVoucher.uuid, kind: given, code, ...amount, email, at: now })
    await services.queue.add(tx, 'send-voucher-exchanged', { voucher: shownVoucher.uuid })
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

const issueCode = (services: Services, tx: Transaction, held: LockedVoucher, kind: ExchangeKind, email: string) =>
  kind === 'gift-card' ? issueCard(services, tx, held, email) : issueBalance(services, tx, held)

/** Balance is used until it is used up (spec 9). */
async function issueBalance({ draw }: Services, tx: Transaction, { voucher, purchase, now }: LockedVoucher) {
  const code = makeBalanceCode(balancePrefix, draw)
  const { currency, value: amount } = voucher
  const { paymentMode, uuid: purchaseUuid } = purchase
  const terms = { currency, paymentMode, purchaseUuid, createdAt: now }
  await tx.insert(coupons).values({ code, label: code, kind: 'wallet', ...terms })
  await tx.insert(balanceEntries).values({ code, amount, reason: 'exchange', at: now })
  return code
}

/** A gift card like any other, but that nobody has to send it: the e-mail about the exchange brings its code. */
async function issueCard(
  { draw, config }: Services,
  tx: Transaction,
  { voucher, purchase, today, now }: LockedVoucher,
  email: string,
) {
  const { beneficiaryName: name, language, currency, value } = voucher
  const card = {
    ...{ name, email, language, currency, value },
    state: 'opened' as const,
    theme: cardThemes[0],
    from: config.site.brand,
    message: '',
    issuedAt: now,
    deliverAt: now,
    sentAt: now,
    openedAt: now,
    timeZone: businessTimeZone,
  }
  const issue = {
    endsOn: addYears(today, cardYears),
    paymentMode: purchase.paymentMode,
    purchaseUuid: purchase.uuid,
    reason: 'exchange',
    now,
  } as const
  const [issued] = await issueCards(tx, draw, [card], issue)
  if (!issued) throw new Error('No card was issued')
  return issued.code
}
