import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { buyersLanguage, emailParts, firstName, holderOf, loadEmailContext, otherBuyer } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** With the voucher as it is now: it may be once, so there is one e-mail. */
export async function sendExtended(services: Services, { voucher: uuid, before }: { voucher: string; before: string }) {
  const told = await loadEmailContext(services, uuid)
  if (!told || told.voucher.state === 'cancelled') return
  const readers = [
    { reader: 'holder' as const, to: holderOf(told), in: told.voucher.language },
    { reader: 'buyer' as const, to: otherBuyer(told), in: buyersLanguage(told) },
  ]
  await sendToEach(readers, async ({ reader, to, in: language }) => {
    if (!to) return
    await sendOnce(services, `voucher-extended.${uuid}.${reader}`, async () => {
      const { head, view: voucher, photo, manageUrl, attach } = emailParts(services, told, language)
      const isHolder = reader === 'holder'
      const link = isHolder ? manageUrl : null
      const view = { name: firstName(to.name), reader, voucher, before, manageUrl: link, photo }
      const attachments = isHolder ? await attach() : []
      return renderEmail('voucher-extended', view, { about: `${uuid}.${reader}`, to, language, head, attachments })
    })
  })
}
