import type { Day } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Contact } from './inline.ts'
import type { LetterBlock, Link } from './letter-script.ts'

export type VoucherView = {
  service: string
  spa: string
  place: string
  reference: string
  validUntil: Day
  contact: Contact
}

type Extras = { for?: string; link?: Link }

export function voucherCard(voucher: VoucherView, language: Language, extras: Extras = {}): LetterBlock {
  const { t } = i18nFor(language)
  return {
    kind: 'card',
    title: voucher.service,
    lines: [`${voucher.spa}, ${voucher.place}`, ...(extras.for ? [t('mail.forName', { name: extras.for })] : [])],
    facts: [
      { label: t('mail.reference'), value: voucher.reference, isCode: true },
      { label: t('mail.validUntil'), value: shortDay(voucher.validUntil, language) },
    ],
    ...(extras.link && { link: extras.link }),
  }
}

/** 14 Nov 2027 */
const shortDay = (day: Day, language: Language) => `${dayFormats.short(day, language)} ${day.slice(0, 4)}`
