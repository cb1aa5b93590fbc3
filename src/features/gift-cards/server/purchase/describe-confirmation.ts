import { eq } from 'drizzle-orm'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { ConfirmedCard, ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { cardPictures } from '#features/gift-cards/rules/card-themes.ts'
import { sentCardsHref } from '#features/gift-cards/server/card-links.ts'
import { cardsOf, type GiftCard } from '#features/gift-cards/server/card-row.ts'
import { deliveryInWords } from '#features/gift-cards/server/describe-sent.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Database } from '#platform/server/db/client.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { cardFileAt } from '../card-file.ts'

/** A company reads its list on the page where it follows them. */
const mostShown = 20

/** The last page: what goes to whom and when, and where it is followed. */
export async function describeCardsConfirmation(
  services: Services,
  reader: Reader,
  purchase: Purchase,
): Promise<ConfirmedView> {
  const { language } = reader
  const { t } = i18nFor(language)
  const cards = await cardsOf(services.db, purchase.uuid)
  const [first] = cards
  if (!first) throw new Error('A confirmed purchase of gift cards has none')
  const isEnded = cards.every(({ state }) => state === 'cancelled')
  const validUntil = shortDay((await endOf(services.db, first)) ?? '', language)
  const words = 'boughtCards.confirmation'
  return {
    ...wordsOf(purchase, cards, isEnded, t),
    paragraphs: [],
    actions:
      cards.length === 1 && !isEnded
        ? [{ label: t(`${words}.file`), href: fileHref(purchase, first), isFile: true, variant: 'secondary' }]
        : [],
    note: null,
    canSendAgain: !isEnded,
    next: isEnded ? [] : nextSteps(t),
    change: {
      title: t(`${words}.follow`),
      text: t(`${words}.followText`, { during: refundTerm(boughtOn(services, purchase), language, t).during }),
      links: [{ label: t(`${words}.followLink`), href: sentCardsHref(purchase.uuid, language) }],
    },
    cards: cards.slice(0, mostShown).map((card) => cardOf(purchase, card, validUntil, language, t)),
  }
}

const boughtOn = ({ clock }: Services, { paidAt }: Purchase) => madridDay(paidAt ?? clock.now())

async function endOf(db: Database, { code }: GiftCard) {
  const [coupon] = await db.select({ endsOn: coupons.endsOn }).from(coupons).where(eq(coupons.code, code))
  return coupon?.endsOn ?? null
}

const fileHref = (purchase: Purchase, { position }: GiftCard) => purchaseFileHref(purchase, cardFileAt(position))

function wordsOf({ buyer }: Purchase, cards: readonly GiftCard[], isEnded: boolean, t: Translate) {
  const words = 'boughtCards.confirmation'
  const email = buyer?.email ?? ''
  if (isEnded) return { badge: null, title: t(`${words}.endedTitle`), lead: t(`${words}.endedLead`, { email }) }
  return {
    badge: t(`${words}.badge`),
    title: t(cards.length === 1 ? `${words}.titleOne` : `${words}.titleMany`, { name: buyer?.name ?? '' }),
    lead: t(`${words}.lead`, { email }),
  }
}

function cardOf(
  purchase: Purchase,
  card: GiftCard,
  validUntil: string,
  language: Language,
  t: Translate,
): ConfirmedCard {
  const words = 'boughtCards.confirmation'
  const isCancelled = card.state === 'cancelled'
  return {
    key: card.uuid,
    photo: libraryPhoto(cardPictures[card.theme], language),
    above: t(`${words}.above`, { name: card.name }),
    title: t(`giftCards.themes.${card.theme}.title`),
    place: card.email,
    badge: isCancelled ? t('boughtCards.states.cancelled') : null,
    facts: [
      { label: t(`${words}.amount`), value: formatMoney({ amount: card.value, currency: card.currency }) },
      { label: t(`${words}.delivery`), value: deliveryInWords(card, language) },
      { label: t(`${words}.validUntil`), value: validUntil },
    ],
    links: isCancelled
      ? []
      : [
          {
            label: t(`${words}.download`),
            name: t(`${words}.fileOf`, { name: card.name }),
            href: fileHref(purchase, card),
            isFile: true,
          },
        ],
  }
}

const nextSteps = (t: Translate): ConfirmedView['next'] =>
  (['arrive', 'use', 'left'] as const).map((step) => ({
    title: t(`boughtCards.confirmation.next.${step}`),
    text: t(`boughtCards.confirmation.next.${step}Text`),
  }))
