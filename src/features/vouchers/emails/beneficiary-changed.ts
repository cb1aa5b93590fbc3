import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { briefCard, type VoucherView, voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type {
  EmailBlock,
  EmailContent,
  EmailContext,
  EmailHeader,
} from '#platform/server/emails/render/email-content.ts'
import { howToBook, manageButton, writeToUs } from './voucher-blocks.ts'
import { emailParts, holderAndBuyer, loadVoucherContext } from './voucher-context.ts'

const payload = z.object({ change: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-beneficiary-changed': z.infer<typeof payload>
  }
}

/** The new voucher to its holder; a word to the holder of before, and to the buyer. */
export const beneficiaryChanged = defineEmail({
  name: 'beneficiary-changed',
  payload,
  content,
  load: async (services, { change: uuid }) => {
    const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, uuid))
    const context = change && (await loadVoucherContext(services, change.voucherUuid))
    if (!context || context.voucher.state === 'cancelled') return []
    const beneficiary = context.voucher.beneficiaryName
    // Where nobody had to agree, the address of before never knew of the present.
    const hasMoved = change.oldEmail !== change.email && change.newAgreedAt !== null
    const former = { name: change.oldName, email: change.oldEmail }
    const [holder, ...buyers] = holderAndBuyer(context)
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
})

type BeneficiaryChangedView = {
  /** First name of who reads it. */
  name: string
  /** `former` is the address that the voucher has left. */
  reader: 'holder' | 'buyer' | 'former'
  /** The new one. Who had the voucher before is not told who has it now. */
  beneficiary: string
  voucher: VoucherView
  manageUrl: string | null
}

function content(view: BeneficiaryChangedView, { t, language, head }: EmailContext): EmailContent {
  const { name, reader, beneficiary, voucher } = view
  const { service, reference } = voucher
  const day = dayFormats.long(voucher.validUntil, language)
  return {
    subject: t(`mailVouchers.beneficiary.${reader}.subject`, { service, beneficiary }),
    preheader: t(`mailVouchers.beneficiary.${reader}.preheader`, { reference, day, beneficiary }),
    title: t(`mailVouchers.beneficiary.${reader}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mailVouchers.beneficiary.${reader}.lead`, { name, beneficiary })] },
      ...rest(view, language, head, t),
    ],
    why: t(reasons[reader], { brand: head.brand }),
  }
}

const reasons = {
  holder: 'mailVouchers.whyAsked',
  buyer: 'mail.foot.whyBought',
  former: 'mailVouchers.whyBefore',
} as const

function rest(view: BeneficiaryChangedView, language: Language, head: EmailHeader, t: Translate): EmailBlock[] {
  const { reader, beneficiary, voucher } = view
  if (reader === 'former') return [briefCard(voucher, language), writeToUs('notYou', head, t)]
  return [
    ...manageButton(view.manageUrl, t),
    voucherCard(voucher, language, { for: beneficiary }),
    ...(reader === 'holder' ? howToBook(voucher, view.manageUrl, t) : [writeToUs('unexpected', head, t)]),
  ]
}
