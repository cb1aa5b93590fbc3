import { eq } from 'drizzle-orm'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { buyerOf, buyersLanguage, emailParts, firstName, loadEmailContext } from './holder.ts'
import { refundView } from './refund-view.ts'
import { sendOnce } from './send-once.ts'

/** When the provider has said that the money is on its way. */
export async function sendRefunded(services: Services, { refund: uuid }: { refund: string }) {
  const [row] = await services.db.select().from(voucherCancellations).where(eq(voucherCancellations.refundUuid, uuid))
  const told = row && (await loadEmailContext(services, row.voucherUuid))
  const refund = told && (await refundView(services, told))
  if (!told || !refund) return
  const { language, head, brief } = emailParts(services, told, buyersLanguage(told))
  const to = buyerOf(told)
  await sendOnce(services, `refund-confirmation.${uuid}`, async () =>
    renderEmail(
      'refund-confirmation',
      { name: firstName(to.name), ...brief, refund },
      { about: uuid, to, language, head },
    ),
  )
}
