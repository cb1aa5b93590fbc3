import { eq } from 'drizzle-orm'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import { formatMoney, formatRound } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { bare } from '#platform/server/pdf/pages/page-words.ts'
import type { Services } from '#platform/server/services.ts'
import type { WorkOptions } from '#platform/server/work-queue.ts'
import { cardsOf, type GiftCard } from './card-row.ts'
import { getLogo } from './logos/card-logos.ts'

/** The sheet of a card as it is now: until when it is valid may have changed since it was sent. */
export async function cardPdf(services: Services, card: GiftCard, options?: WorkOptions): Promise<Buffer> {
  const [coupon] = await services.db.select({ endsOn: coupons.endsOn }).from(coupons).where(eq(coupons.code, card.code))
  const logo = card.logo ? await getLogo(services.db, card.logo) : null
  return services.renderPdf('card', viewOf(services, card, coupon?.endsOn ?? '', logo), card.language, options)
}

export async function attachCard(services: Services, card: GiftCard): Promise<Attachment> {
  return { name: cardFileName(card.language), type: 'application/pdf', content: await cardPdf(services, card) }
}

/** What the file is called in a mailbox or among downloads. */
export const cardFileName = (language: Language) => `${i18nFor(language).t('cardPdf.file')}.pdf`

export type CardPdfView = ReturnType<typeof viewOf>

/** By the card's place, counted from one: never by its code, which would stand in logs and histories. */
export const cardFileAt = (position: number) => `card-${position + 1}.pdf`

/** The sheet of a card for who bought it, to be printed and handed over. */
export const cardFiles: GoodsKind['file'] = async (services, { purchase, name, signal }) => {
  const cards = await cardsOf(services.db, purchase.uuid)
  const card = cards.find(({ position }) => cardFileAt(position) === name)
  if (!card || card.state === 'cancelled' || purchase.disputedAt) return null
  return { type: 'application/pdf', content: await cardPdf(services, card, { signal }) }
}

function viewOf({ config }: Services, card: GiftCard, validUntil: string, logo: Uint8Array | null) {
  const { language, theme, name, from, message, code, value, currency, issuedAt } = card
  const { site, publicUrl } = config
  const page = (key: Parameters<typeof pathOf>[0]) => `${publicUrl}${pathOf(key, language)}`
  const money = { amount: value, currency }
  return {
    brand: site.brand,
    theme,
    name,
    from,
    message,
    logo,
    code,
    amount: formatRound(money),
    exactAmount: formatMoney(money),
    validUntil,
    giftSpas: site.figures.giftSpas,
    issuedAt,
    // Without the code: who photographs the sheet from afar should not have it.
    qr: page('giftCardBalance'),
    addresses: { home: bare(publicUrl), conditions: bare(page('purchaseConditions')) },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
