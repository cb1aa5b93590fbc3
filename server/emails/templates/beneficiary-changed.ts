import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { howToBook, manageButton, writeToUs } from '#server/emails/render/voucher-blocks.ts'
import { briefCard, type VoucherView, voucherCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type BeneficiaryChangedView = {
  /** First name of who reads it. */
  name: string
  /** `former` is the address that the voucher has left. */
  reader: 'holder' | 'buyer' | 'former'
  /** The new one. Who had the voucher before is not told who has it now. */
  beneficiary: string
  voucher: VoucherView
  manageUrl: string | null
}

export function beneficiaryChanged(view: BeneficiaryChangedView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
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
