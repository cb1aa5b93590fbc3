import { pictureUrl } from '#domain/catalogue/pictures/picture-url.ts'
import type { Day } from '#domain/dates.ts'
import { cardCodeInGroups } from '#domain/gift-cards/card-code.ts'
import type { CardTheme } from '#domain/gift-cards/card-themes.ts'
import { logoUrl } from '#domain/gift-cards/list/logo.ts'
import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader, Photo } from '#server/emails/render/email-content.ts'
import { fill, slot } from '#server/emails/render/inline.ts'
import { shortDay } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type GiftCardView = {
  theme: CardTheme
  photo: Photo
  name: string
  from: string
  message: string
  /** The key of its company's logo. */
  logo: string | null
  code: string
  /** '75 €'. */
  amount: string
  validUntil: Day
  giftSpas: number
  chooseUrl: string
  balanceUrl: string
}

/** Dark enough for white words: those of the designs, where they are. */
export const themeColours: Record<CardTheme, string> = {
  water: '#0c4344',
  petals: '#9a4526',
  gift: '#123c2f',
  zen: '#4a4740',
  oils: '#3f5a45',
}

/** The code stands in the e-mail alone, never in what a locked screen shows of it. */
export function giftCard(view: GiftCardView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { theme, name, from, message, logo, amount } = view
  const { brand, publicUrl } = head
  const words = 'mailCards.card'
  return {
    subject: t(`${words}.subject`, { from, brand }),
    preheader: t(`${words}.preheader`),
    title: t(`${words}.title`, { name, from }),
    blocks: [
      {
        kind: 'face',
        picture: { url: `${publicUrl}${pictureUrl(view.photo.file, 1280, 'jpg')}`, alt: view.photo.alt },
        colour: themeColours[theme],
        logo: logo === null ? null : { url: `${publicUrl}${logoUrl(logo)}`, alt: from },
        brand,
        title: t(`giftCards.themes.${theme}.title`),
        lines: [t(`${words}.for`, { name }), t(`${words}.by`, { from })],
        amount,
      },
      ...(message ? [{ kind: 'quote' as const, words: message, by: from }] : []),
      {
        kind: 'card',
        facts: [
          { label: t(`${words}.code`), value: cardCodeInGroups(view.code), isCode: true },
          { label: t('mail.validUntil'), value: shortDay(view.validUntil, language) },
        ],
      },
      { kind: 'button', words: t(`${words}.choose`), href: view.chooseUrl },
      { kind: 'heading', words: t(`${words}.howTo`) },
      {
        kind: 'text',
        said: [t(`${words}.use`, { giftSpas: view.giftSpas, field: t('purchases.coupon.label') })],
      },
      {
        kind: 'text',
        said: fill(t(`${words}.parts`, { see: slot('see') }), {
          see: [{ words: t(`${words}.see`), href: view.balanceUrl }],
        }),
      },
    ],
    why: t(`${words}.why`, { from }),
  }
}
