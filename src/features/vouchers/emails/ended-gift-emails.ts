import { and, eq, inArray } from 'drizzle-orm'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { GiftEmail } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { voucherEvents } from '#features/vouchers/server/schema/vouchers.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { voucherCancelled } from './voucher-cancelled.ts'
import { emailParts, holderOf, loadVoucherContext, otherBuyer } from './voucher-context.ts'

/** To each holder beside the buyer who knows of a voucher that is off, under the key of any other end of it. */
export async function endedVoucherGiftEmails(services: Services, { uuid }: Purchase): Promise<GiftEmail[]> {
  const uuids = (await vouchersOf(services.db, uuid)).map((voucher) => voucher.uuid)
  const ended = await services.db
    .select({ voucher: voucherEvents.voucherUuid })
    .from(voucherEvents)
    .where(and(inArray(voucherEvents.voucherUuid, uuids), eq(voucherEvents.cause, 'withdrawn')))
  const emails: GiftEmail[] = []
  for (const { voucher } of ended) {
    const context = await loadVoucherContext(services, voucher)
    if (!context || !otherBuyer(context)) continue
    const { language, brief } = emailParts(services, context)
    const to = holderOf(context)
    const view = { name: firstName(to.name), ...brief, refund: null, isDisputed: true } as const
    emails.push(voucherCancelled.prepare(services, { about: `${voucher}.holder`, to, language, view }))
  }
  return emails
}
