import { and, eq, inArray } from 'drizzle-orm'
import { voucherEvents } from '#server/db/schema/vouchers.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { firstName } from '#server/purchases/emails/purchase-context.ts'
import type { Services } from '#server/services.ts'
import { voucherCancelled } from '#server/vouchers/emails/voucher-cancelled.ts'
import { emailParts, holderOf, loadVoucherContext, otherBuyer } from '#server/vouchers/emails/voucher-context.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'

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
