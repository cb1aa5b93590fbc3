import { and, isNull, lt } from 'drizzle-orm'
import { retention, termStart } from '#platform/rules/retention.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { beneficiaryChanged } from './emails/beneficiary-changed.ts'
import { confirmAddress } from './emails/confirm-address.ts'
import { expiryReminder, remindHolders } from './emails/expiry-reminder.ts'
import { giftEmail } from './emails/gift-emails.ts'
import { myVouchers } from './emails/my-vouchers.ts'
import { orderConfirmation } from './emails/order-confirmation.ts'
import { priceMatchReceived, priceMatchRequest } from './emails/price-match-request.ts'
import { voucherActivated, voucherExtended } from './emails/voucher-activated.ts'
import { voucherCancelled } from './emails/voucher-cancelled.ts'
import { balanceCode, voucherExchanged } from './emails/voucher-exchanged.ts'
import { voucherKind } from './kind.ts'
import { forgetSessions } from './server/access/voucher-session.ts'
import { expireVouchers, redeemBookedVouchers } from './server/expire-vouchers.ts'
import { voucherPaysHours } from './server/hours/voucher-pays-hours.ts'
import { beneficiaryChanges } from './server/schema/voucher-changes.ts'

/**
 * A service at a spa without a date, for oneself or as a present. `server/purchase/` is the kind of goods; with its reference
 * and address its holder opens it without an account (`server/access/`) and does what the table of actions allows
 * (`server/actions/`): activate, redeem, change, cancel, exchange, extend.
 */
export const vouchers = defineFeature({
  name: 'vouchers',
  jobs: [
    // What expired with the day that is over; and what ends soon, with the morning's post.
    defineJob({
      name: 'expire-vouchers',
      schedule: '4 0 * * *',
      run: (services) => redeemBookedVouchers(services).then(() => expireVouchers(services)),
    }),
    defineJob({ name: 'remind-holders', schedule: '30 9 * * *', run: remindHolders }),
    defineJob({ name: 'forget-sessions', schedule: '24 4 * * *', run: forgetSessions }),
  ],
  emails: [
    orderConfirmation,
    giftEmail,
    voucherActivated,
    confirmAddress,
    beneficiaryChanged,
    voucherExtended,
    expiryReminder,
    myVouchers,
    voucherCancelled,
    voucherExchanged,
    balanceCode,
    priceMatchRequest,
    priceMatchReceived,
  ],
  kinds: [voucherKind],
  hourPayers: [voucherPaysHours],
  sheets: { voucher: async () => (await import('./pdf/voucher-words.ts')).voucherSheet },
  unsubscribePages: ['voucherReminders'],
  // Changes that were not confirmed.
  forget: ({ db, clock }, size) => {
    const { madeAt, until } = beneficiaryChanges
    const before = termStart(clock.now(), retention.recipientChanges.terms.kept)
    return forgetRows(db, size, beneficiaryChanges, and(isNull(madeAt), lt(until, before)))
  },
})
