import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { buyerOf, buyersLanguage, emailParts, firstName, holderOf, loadEmailContext, otherBuyer } from './holder.ts'
import { refundView } from './refund-view.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** Decided: buyer and beneficiary are both told; who paid is told of the money. */
export async function sendCancelled(services: Services, { voucher: uuid }: { voucher: string }) {
  const told = await loadEmailContext(services, uuid)
  if (!told) return
  const readers = [
    { reader: 'buyer' as const, to: buyerOf(told), in: buyersLanguage(told) },
    ...(otherBuyer(told) ? [{ reader: 'holder' as const, to: holderOf(told), in: told.voucher.language }] : []),
  ]
  await sendToEach(readers, ({ reader, to, in: language }) =>
    sendOnce(services, `voucher-cancelled.${uuid}.${reader}`, async () => {
      const { head, brief } = emailParts(services, told, language)
      const refund = reader === 'buyer' ? await refundView(services, told) : null
      const view = { name: firstName(to.name), ...brief, refund }
      return renderEmail('voucher-cancelled', view, { about: `${uuid}.${reader}`, to, language, head })
    }),
  )
}
