import { writeLetter } from '#server/mail/write-letter.ts'
import { sendOnce } from '#server/purchases/send-once.ts'
import type { Services } from '#server/services.ts'
import { buyerOf, buyersLanguage, firstName, holderOf, letterParts, otherBuyer, toldAbout } from './holder.ts'
import { refundView } from './refund-view.ts'

/** Decided: buyer and beneficiary are both told; who paid is told of the money. */
export async function sendCancelled(services: Services, { voucher: uuid }: { voucher: string }) {
  const told = await toldAbout(services, uuid)
  if (!told) return
  const buyer = buyerOf(told)
  await sendOnce(services, `voucher-cancelled.${uuid}.buyer`, async () => {
    const { language, head, brief } = letterParts(services, told, buyersLanguage(told))
    const view = { name: firstName(buyer.name), ...brief, refund: await refundView(services, told) }
    return writeLetter('voucher-cancelled', view, { about: `${uuid}.buyer`, to: buyer, language, head })
  })
  if (!otherBuyer(told)) return
  const holder = holderOf(told)
  await sendOnce(services, `voucher-cancelled.${uuid}.holder`, async () => {
    const { language, head, brief } = letterParts(services, told)
    const view = { name: firstName(holder.name), ...brief, refund: null }
    return writeLetter('voucher-cancelled', view, { about: `${uuid}.holder`, to: holder, language, head })
  })
}
