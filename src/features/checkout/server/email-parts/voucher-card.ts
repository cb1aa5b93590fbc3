import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { EmailBlock, EmailFact, EmailLink } from '#platform/server/emails/render/email-content.ts'
import type { Contact } from '#platform/server/emails/render/inline.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'

export type VoucherView = {
  service: string
  spa: string
  place: string
  reference: string
  validUntil: Day
  /** Then its link leads to the hours, and the spa is the other way. */
  isBookedOnline: boolean
  contact: Contact
}

/** As much of a voucher as names it. */
export type BriefVoucher = Pick<VoucherView, 'service' | 'spa' | 'reference'>

type Extras = { for?: string; links?: EmailLink[] }

export function voucherCard(voucher: VoucherView, language: Language, extras: Extras = {}): EmailBlock {
  const { t } = i18nFor(language)
  return {
    kind: 'card',
    title: voucher.service,
    lines: [
      `${voucher.spa}, ${voucher.place}`,
      ...(extras.for ? [t('mailPurchases.forName', { name: extras.for })] : []),
    ],
    facts: [
      { label: t('mailPurchases.reference'), value: voucher.reference, isCode: true },
      { label: t('mailPurchases.validUntil'), value: shortDay(voucher.validUntil, language) },
    ],
    ...(extras.links && { links: extras.links }),
  }
}

/** For a voucher that can't be used any more, or that the e-mail is not about. */
export function briefCard({ service, spa, reference }: BriefVoucher, language: Language, more: EmailFact[] = []) {
  const { t } = i18nFor(language)
  const facts = [{ label: t('mailPurchases.reference'), value: reference, isCode: true }, ...more]
  return { kind: 'card', title: service, lines: [spa], facts } satisfies EmailBlock
}

/** 14 Nov 2027 */
export const shortDay = (day: Day, language: Language) => `${dayFormats.short(day, language)} ${day.slice(0, 4)}`
