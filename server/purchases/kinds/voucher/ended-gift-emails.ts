import { and, eq, inArray } from 'drizzle-orm'
import { voucherEvents } from '#server/db/schema/vouchers.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailParts, firstName, holderOf, loadEmailContext, otherBuyer } from '#server/emails/send/holder.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
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
    const context = await loadEmailContext(services, voucher)
    if (!context || !otherBuyer(context)) continue
    const about = `${voucher}.holder`
    const { language, head, brief } = emailParts(services, context)
    const to = holderOf(context)
    const view = { name: firstName(to.name), ...brief, refund: null, isDisputed: true } as const
    const write = () => renderEmail('voucher-cancelled', view, { about, to, language, head })
    emails.push({ key: `voucher-cancelled.${about}`, write })
  }
  return emails
}
