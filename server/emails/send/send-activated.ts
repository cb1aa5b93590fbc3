import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { buyersLanguage, emailParts, firstName, holderOf, loadEmailContext, otherBuyer, type Person } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** The holder can go and book; who gave it learns that it has arrived. */
export async function sendActivated(services: Services, { voucher: uuid }: { voucher: string }) {
  const told = await loadEmailContext(services, uuid)
  if (!told || told.voucher.state === 'cancelled') return
  const beneficiary = told.voucher.beneficiaryName
  const toHolder = () =>
    sendOnce(services, `voucher-activated.${uuid}.holder`, async () => {
      const to = holderOf(told)
      const { language, head, view: voucher, photo, manageUrl, attach } = emailParts(services, told)
      const view = { name: firstName(to.name), reader: 'holder', beneficiary, voucher, manageUrl, photo } as const
      return renderEmail('voucher-activated', view, { about: uuid, to, language, head, attachments: await attach() })
    })
  const buyer = otherBuyer(told)
  const toBuyer = (to: Person) =>
    sendOnce(services, `voucher-activated.${uuid}.buyer`, async () => {
      const { language, head, view: voucher, photo } = emailParts(services, told, buyersLanguage(told))
      const view = { name: firstName(to.name), reader: 'buyer', beneficiary, voucher, manageUrl: null, photo } as const
      return renderEmail('voucher-activated', view, { about: `${uuid}.buyer`, to, language, head })
    })
  await sendToEach([toHolder, ...(buyer ? [() => toBuyer(buyer)] : [])], (send) => send())
}
