import { eq } from 'drizzle-orm'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { briefCard, voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock } from '#platform/server/emails/render/text-blocks.ts'
import {
  aboutChange,
  emailParts,
  holderAndBuyer,
  howToBook,
  loadVoucherContext,
  manageButton,
  writeToUs,
} from './voucher-context.ts'

/** The new voucher to its holder; a word to the holder of before, and to the buyer. */
export const beneficiaryChanged = defineEmail({
  name: 'beneficiary-changed',
  payload: aboutChange,
  load: async (services, { change: uuid }) => {
    const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, uuid))
    const context = change && (await loadVoucherContext(services, change.voucherUuid))
    if (!context || context.voucher.state === 'cancelled') return []
    const beneficiary = context.voucher.beneficiaryName
    // Where nobody had to agree, the address of before never knew of the present.
    const hasMoved = change.oldEmail !== change.email && change.newAgreedAt !== null
    const former = { name: change.oldName, email: change.oldEmail }
    const [holder, ...buyers] = holderAndBuyer(context)
    // `former` reads at the address that the voucher has left, and is not told who has it now.
    const readers = [
      holder,
      ...(hasMoved ? [{ reader: 'former' as const, to: former, language: holder.language }] : []),
      ...buyers.filter(({ to }) => to.email.toLowerCase() !== change.oldEmail),
    ]
    return readers.map(({ reader, to, language }) => {
      const { view: voucher, manageUrl, attach } = emailParts(services, context, language)
      const isHolder = reader === 'holder'
      const view = { name: firstName(to.name), reader, beneficiary, voucher, manageUrl: isHolder ? manageUrl : null }
      return { about: `${uuid}.${reader}`, to, language, view, ...(isHolder && { attach }) }
    })
  },
  content: (view, { t, language, head }) => {
    const { name, reader, beneficiary, voucher, manageUrl } = view
    const { service, reference } = voucher
    const day = dayFormats.long(voucher.validUntil, language)
    const card =
      reader === 'former'
        ? [briefCard(voucher, language), writeToUs('notYou', head, t)]
        : [
            ...manageButton(manageUrl, t),
            voucherCard(voucher, language, { for: beneficiary }),
            ...(reader === 'holder' ? howToBook(voucher, manageUrl, t) : [writeToUs('unexpected', head, t)]),
          ]
    return {
      subject: t(`mailVouchers.beneficiary.${reader}.subject`, { service, beneficiary }),
      preheader: t(`mailVouchers.beneficiary.${reader}.preheader`, { reference, day, beneficiary }),
      title: t(`mailVouchers.beneficiary.${reader}.title`, { name }),
      blocks: [leadBlock(t(`mailVouchers.beneficiary.${reader}.lead`, { name, beneficiary })), ...card],
      why: t(reasons[reader], { brand: head.brand }),
    }
  },
})

const reasons = {
  holder: 'mailVouchers.whyAsked',
  buyer: 'mailPurchases.whyBought',
  former: 'mailVouchers.whyBefore',
} as const
