import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader, Photo } from '#server/emails/render/email-content.ts'
import { fill, slot } from '#server/emails/render/inline.ts'
import { waysToBook } from '#server/emails/render/voucher-blocks.ts'
import { type VoucherView, voucherCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type GiftView = {
  /** First names. */
  to: string
  from: string
  /** As it was typed. */
  message: string | null
  voucher: VoucherView
  downloadUrl: string
  manageUrl: string
  photo: Photo
}

export function gift(view: GiftView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { to, from, voucher } = view
  const { service, spa } = voucher
  const manage = [{ words: t('mail.manage'), href: view.manageUrl }]
  return {
    subject: t('mail.gift.subject', { name: from, service }),
    preheader: t('mail.gift.preheader', { service, spa }),
    photo: view.photo,
    title: t('mail.gift.title', { to, from }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t('mail.gift.lead', { service, spa })] },
      ...(view.message?.trim() ? [{ kind: 'quote' as const, words: view.message.trim(), by: from }] : []),
      { kind: 'button', words: t('mail.download'), href: view.downloadUrl },
      voucherCard(voucher, language),
      { kind: 'heading', words: t('mail.gift.howTo') },
      {
        kind: 'steps',
        steps: [
          fill(t('mail.gift.activate', { manage: slot('manage') }), { manage }),
          waysToBook(voucher, view.manageUrl, t('mail.gift.book', { ways: slot('ways') }), t),
          [t('mail.gift.show')],
        ],
      },
      { kind: 'text', said: [t('mail.gift.otherPlan')] },
    ],
    why: t('mail.foot.whyGiven', { name: from, brand: head.brand }),
  }
}
