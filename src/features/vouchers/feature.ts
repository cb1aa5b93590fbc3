import { and, isNull, lt, sql } from 'drizzle-orm'
import { termStart } from '#platform/rules/personal-data.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
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
import { vouchersData } from './rules/personal-data.ts'
import { forgetSessions } from './server/access/voucher-session.ts'
import { expireVouchers, redeemBookedVouchers } from './server/expire-vouchers.ts'
import { voucherPaysHours } from './server/hours/voucher-pays-hours.ts'
import { beneficiaryChanges } from './server/schema/voucher-changes.ts'
import { vouchers as voucherRows } from './server/schema/vouchers.ts'

const limits = {
  voucher: { ...usualLimit, most: 60 },
  login: { ...usualLimit, most: 30 },
  'login-reference': usualLimit,
  resend: usualLimit,
  /** Who shall have a voucher from now on, before they have agreed. */
  'beneficiary-recipient': { most: 5, seconds: 3600 },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * A service at a spa without a date, for oneself or as a present. `server/purchase/` is the kind of goods; with its reference
 * and address its holder opens it without an account (`server/access/`) and does what the table of actions allows
 * (`server/actions/`): activate, redeem, change, cancel, exchange, extend.
 */
export const vouchers = defineFeature({
  name: 'vouchers',
  limits,
  personalData: vouchersData,
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
  emailSubjects: sql`select ${voucherRows.uuid} as part, ${voucherRows.purchaseUuid} as whole from ${voucherRows}`,
  kinds: [voucherKind],
  hourPayers: [voucherPaysHours],
  sheets: { voucher: async () => (await import('./pdf/voucher-words.ts')).voucherSheet },
  unsubscribePages: ['voucherReminders'],
  // Changes that were not confirmed.
  forget: ({ db, clock }, size) => {
    const { madeAt, until } = beneficiaryChanges
    const before = termStart(clock.now(), vouchersData.kept.recipientChanges.terms.kept)
    return forgetRows(db, size, beneficiaryChanges, and(isNull(madeAt), lt(until, before)))
  },
})
