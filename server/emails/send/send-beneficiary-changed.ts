import { eq } from 'drizzle-orm'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { buyersLanguage, emailParts, firstName, holderOf, loadEmailContext, otherBuyer } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** The new voucher for whoever holds it now; a word to whoever held it, and to who paid for it. */
export async function sendBeneficiaryChanged(services: Services, { change: uuid }: { change: string }) {
  const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, uuid))
  const told = change && (await loadEmailContext(services, change.voucherUuid))
  if (!told || told.voucher.state === 'cancelled') return
  const beneficiary = told.voucher.beneficiaryName
  const buyer = otherBuyer(told)
  // Where nobody had to agree, the address of before never knew of the present.
  const hasMoved = change.oldEmail !== change.email && change.newAgreedAt !== null
  const isFormerBuyer = buyer?.email.toLowerCase() === change.oldEmail
  const former = hasMoved ? { name: change.oldName, email: change.oldEmail } : null
  const readers = [
    { reader: 'holder' as const, to: holderOf(told), in: told.voucher.language },
    { reader: 'former' as const, to: former, in: told.voucher.language },
    { reader: 'buyer' as const, to: isFormerBuyer ? null : buyer, in: buyersLanguage(told) },
  ]
  await sendToEach(readers, async ({ reader, to, in: language }) => {
    if (!to) return
    await sendOnce(services, `beneficiary-changed.${uuid}.${reader}`, async () => {
      const { head, view: voucher, manageUrl, attach } = emailParts(services, told, language)
      const isHolder = reader === 'holder'
      const view = { name: firstName(to.name), reader, beneficiary, voucher, manageUrl: isHolder ? manageUrl : null }
      const attachments = isHolder ? await attach() : []
      return renderEmail('beneficiary-changed', view, { about: `${uuid}.${reader}`, to, language, head, attachments })
    })
  })
}
