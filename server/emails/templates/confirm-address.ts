import type { Language } from '#domain/site/languages.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { type VoucherView, voucherCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type ConfirmAddressView = {
  /** First name of who reads it. */
  name: string
  reader: 'old' | 'new'
  newEmail: string
  voucher: VoucherView
  confirmUrl: string
  /** Time and day as `dayFormats.withTime` says them. */
  until: string
}

export function confirmAddress(view: ConfirmAddressView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, reader, newEmail, voucher, confirmUrl, until } = view
  return {
    subject: t('mailVouchers.confirmAddress.subject', { service: voucher.service }),
    preheader: t('mailVouchers.confirmAddress.preheader'),
    title: t('mailVouchers.confirmAddress.title'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mailVouchers.confirmAddress.${reader}`, { name, newEmail })] },
      { kind: 'text', tone: 'lead', said: [t('mailVouchers.confirmAddress.both')] },
      { kind: 'button', words: t('mailVouchers.confirmAddress.button'), href: confirmUrl },
      { kind: 'text', tone: 'note', said: [t('mailVouchers.confirmAddress.until', { until })] },
      reader === 'old' ? voucherCard(voucher, language) : nameOnly(voucher),
      { kind: 'text', said: [t('mailVouchers.confirmAddress.ignore')] },
    ],
    why: t(reader === 'old' ? 'mail.foot.whyHeld' : 'mailVouchers.whyAsked', { brand: head.brand }),
  }
}

/** The new address may be a slip of the pen: reference and validity, which open a voucher, wait for the confirmation. */
const nameOnly = ({ service, spa, place }: VoucherView): EmailBlock => ({
  kind: 'card',
  title: service,
  lines: [`${spa}, ${place}`],
  facts: [],
})
