import { notedPaymentMode } from '#features/checkout/server/payments/noted-payment-mode.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { madridDay } from '#platform/time/dates.ts'
import { redeemVoucher } from '../server/actions/redeem-voucher.ts'

const reasons: Record<string, string> = {
  'not-activated': 'It is a present that nobody has activated yet. Its holder does that in "Manage your voucher".',
  'on-hold': 'Its payment is disputed. npm run ops -- disputes lists it.',
  expired: 'It has expired. Its holder may extend or exchange it in "Manage your voucher".',
  'play-money': 'It was bought with play money, before real payments were set up. It is worth nothing.',
  cancelled: 'It was cancelled: given back, or exchanged for a code.',
}

export const redeem: RunOnDatabase = async ({ db, config, print }, reference = '') => {
  if (!reference) throw new BadSettings('Say which one: npm run ops -- redeem SP12345ABC')
  const paymentMode = await notedPaymentMode({ db, config })
  const redeemed = await redeemVoucher({ db, clock: systemClock, config: { paymentMode } }, reference)
  if (redeemed.ok) return print(`Redeemed: ${redeemed.service}, ${redeemed.spa}, for ${redeemed.beneficiary}.`)
  if (redeemed.error === 'unknown') throw new BadSettings('There is no voucher with that reference.')
  if (redeemed.error === 'changed') throw new BadSettings('It has changed at this very moment. Try once more.')
  if (redeemed.error === 'reserved') {
    const { day, time, spa } = redeemed.hour
    throw new BadSettings(
      `Not redeemed. It is reserved for ${dayFormats.numeric(day)} at ${time} at ${spa}, and can be redeemed on that day. ` +
        'To use it before, its holder moves or cancels that hour in "Manage your voucher".',
    )
  }
  const { first, refusal } = redeemed
  if (!first) throw new BadSettings(`Not redeemed. ${reasons[refusal.why] ?? refusal.why}`)
  throw new BadSettings(`It was redeemed on ${dayFormats.numeric(madridDay(first.at))} at ${first.spa}.`)
}
