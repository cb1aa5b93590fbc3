import type { Language } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import type { EmailContent, EmailHeader, Photo } from '#server/emails/render/email-content.ts'
import { fill, slot } from '#server/emails/render/inline.ts'
import { howToBook, manageButton } from '#server/emails/render/voucher-blocks.ts'
import { type VoucherView, voucherCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type ExpiryReminderView = {
  /** First name of the holder. */
  name: string
  voucher: VoucherView
  /** 0 on the last day. */
  daysLeft: number
  manageUrl: string
  canExtend: boolean
  /** Takes a GET of a reader and the POST of a mail program. */
  unsubscribeUrl: string
  photo?: Photo
}

export function expiryReminder(view: ExpiryReminderView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, voucher, daysLeft: count, photo } = view
  const { service, spa } = voucher
  const day = dayFormats.long(voucher.validUntil, language)
  const isToday = count < 1
  const otherPlan = view.canExtend ? 'mailVouchers.reminder.extend' : 'mailVouchers.reminder.exchange'
  return {
    subject: isToday
      ? t('mailVouchers.reminder.subjectToday', { service })
      : t('mailVouchers.reminder.subject', { count, service }),
    preheader: t('mailVouchers.reminder.preheader'),
    ...(photo && { photo }),
    title: isToday
      ? t('mailVouchers.reminder.titleToday', { name })
      : t('mailVouchers.reminder.title', { count, name }),
    blocks: [
      {
        kind: 'text',
        tone: 'lead',
        said: [
          isToday
            ? t('mailVouchers.reminder.leadToday', { service, spa })
            : t('mailVouchers.reminder.lead', { service, spa, day }),
        ],
      },
      ...manageButton(view.manageUrl, t),
      voucherCard(voucher, language),
      ...howToBook(voucher, view.manageUrl, t),
      { kind: 'heading', words: t('mailVouchers.reminder.otherPlan') },
      {
        kind: 'text',
        said: fill(t(otherPlan, { manage: slot('manage') }), {
          manage: [{ words: t('mail.manage'), href: view.manageUrl }],
        }),
      },
    ],
    why: t('mailVouchers.whyReminded', { brand: head.brand }),
    unsubscribe: { words: t('mailVouchers.reminder.unsubscribe'), href: view.unsubscribeUrl },
  }
}
