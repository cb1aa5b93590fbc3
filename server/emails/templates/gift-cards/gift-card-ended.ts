import type { CardEnd } from '#domain/gift-cards/gift-card.ts'
import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

/** `because`: its buyer gave it back, or a bank took its payment back. */
export type GiftCardEndedView = { name: string; from: string; amount: string; because: CardEnd }

/** To the recipient of a card: it is worth nothing any more, so that nobody finds out at a checkout. */
export function giftCardEnded(
  { name, from, amount, because }: GiftCardEndedView,
  language: Language,
  _: EmailHeader,
): EmailContent {
  const { t } = i18nFor(language)
  const words = 'mailCards.ended'
  return {
    subject: t(`${words}.subject`, { from }),
    preheader: t(`${words}.${because}.preheader`),
    title: t(`${words}.title`, { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.${because}.lead`, { from, amount })] },
      { kind: 'text', said: [t(`${words}.${because}.ask`, { from })] },
    ],
    why: t('mailCards.card.why', { from }),
  }
}
