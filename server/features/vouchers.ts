import { redeemBookedVouchers } from '#server/bookings/without-paying/redeem-booked.ts'
import { defineFeature } from '#server/define-feature.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { giftEmail } from '#server/purchases/kinds/voucher/gift-emails.ts'
import { orderConfirmation } from '#server/purchases/kinds/voucher/order-confirmation.ts'
import { voucherKind } from '#server/purchases/kinds/voucher/voucher-kind.ts'
import { forgetSessions } from '#server/vouchers/access/end-session.ts'
import { beneficiaryChanged } from '#server/vouchers/emails/beneficiary-changed.ts'
import { confirmAddress } from '#server/vouchers/emails/confirm-address.ts'
import { expiryReminder } from '#server/vouchers/emails/expiry-reminder.ts'
import { myVouchers } from '#server/vouchers/emails/my-vouchers.ts'
import { priceMatchReceived, priceMatchRequest } from '#server/vouchers/emails/price-match-request.ts'
import { voucherActivated } from '#server/vouchers/emails/voucher-activated.ts'
import { voucherCancelled } from '#server/vouchers/emails/voucher-cancelled.ts'
import { balanceCode, voucherExchanged } from '#server/vouchers/emails/voucher-exchanged.ts'
import { voucherExtended } from '#server/vouchers/emails/voucher-extended.ts'
import { expireVouchers } from '#server/vouchers/expire-vouchers.ts'
import { remindHolders } from '#server/vouchers/reminders/remind-holders.ts'

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
  sheets: { voucher: async () => (await import('#server/pdf/pages/voucher-words.ts')).voucherSheet },
})
