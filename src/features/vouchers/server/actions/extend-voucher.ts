import { extendedUntil, stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import type { Services } from '#platform/server/services.ts'
import { transitionVoucher, type Voucher } from '../voucher-row.ts'
import { performVoucherAction } from './perform-voucher-action.ts'

/** Decided: once, free. One that had expired is valid again, and is its holder's, who has just shown it. */
export async function extendVoucher(services: Services, shownVoucher: Voucher) {
  return performVoucherAction(services, shownVoucher, 'extend', async (tx, { voucher, facts, today, now }) => {
    const until = extendedUntil(facts, today)
    const to = stateOn(voucher, today) === 'expired' ? 'activated' : voucher.state
    await transitionVoucher(tx, voucher, {
      to,
      what: 'extended',
      at: now,
      changes: { expiresOn: until, extendedOn: today },
    })
    await services.queue.add(tx, 'send-voucher-extended', { voucher: shownVoucher.uuid, before: voucher.expiresOn })
    return { until }
  })
}
