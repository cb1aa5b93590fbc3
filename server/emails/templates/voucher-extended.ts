import type { Day } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { EmailContent, EmailHeader, Photo } from '#server/emails/render/email-content.ts'
import { howToBook, manageButton } from '#server/emails/render/voucher-blocks.ts'
import { type VoucherView, voucherCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type VoucherExtendedView = {
  /** First name of who reads it. */
  name: string
  reader: 'holder' | 'buyer'
  /** With its new validity. */
  voucher: VoucherView
  /** Until when it was valid. */
  before: Day
  manageUrl: string | null
  photo?: Photo
}

export function voucherExtended(view: VoucherExtendedView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, reader, voucher, photo } = view
  const day = dayFormats.long(voucher.validUntil, language)
  const before = dayFormats.long(view.before, language)
  return {
    subject: t(`mailVouchers.extended.${reader}.subject`, { service: voucher.service }),
    preheader: t(`mailVouchers.extended.${reader}.preheader`, { day }),
    ...(photo && { photo }),
    title: t(`mailVouchers.extended.${reader}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mailVouchers.extended.${reader}.lead`, { day, before })] },
      ...manageButton(view.manageUrl, t),
      voucherCard(voucher, language),
      ...(reader === 'holder' ? howToBook(voucher, view.manageUrl, t) : []),
    ],
    why: t(reader === 'holder' ? 'mail.foot.whyHeld' : 'mail.foot.whyBought', { brand: head.brand }),
  }
}
