import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { GoodsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { ChosenCard } from '#features/gift-cards/rules/card-draft.ts'
import { cardPictures } from '#features/gift-cards/rules/card-themes.ts'
import { dayFormats, formatRound, hourInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { readCardGoods } from './read-card-goods.ts'

/** More than these are one line: a company's list has hundreds. */
const mostShown = 5

/** What the summary beside each step says of gift cards. */
export function describeCards(reader: Reader, bought: Bought): GoodsView {
  const { language, day } = reader
  const { t } = i18nFor(language)
  const { cards } = readCardGoods(bought.goods)
  const label = t('boughtCards.summary.cards', { count: cards.length })
  const [first] = cards
  const items = cards.length > mostShown && first ? [allOf(cards, first, language, t)] : cards.map(itemOf(language, t))
  return {
    title: label,
    place: '',
    items,
    label,
    delivery: t('boughtCards.summary.byEmail'),
    promises: [
      {
        icon: 'undo',
        text: t('boughtCards.summary.promises.refund', { term: capitalise(refundTerm(day, language, t).time) }),
      },
      { icon: 'ticket-check', text: t('boughtCards.summary.promises.validity') },
      { icon: 'lock', text: t('boughtCards.summary.promises.secure') },
    ],
  }
}

const itemOf = (language: Language, t: Translate) => (card: ChosenCard, index: number) => ({
  uuid: String(index),
  name: t('boughtCards.summary.card', { amount: formatRound({ amount: card.amount, currency: 'EUR' }) }),
  details: deliveryOf(card, language, t),
  units: 1,
  photo: libraryPhoto(cardPictures[card.theme], language),
})

const allOf = (cards: readonly ChosenCard[], first: ChosenCard, language: Language, t: Translate) => ({
  uuid: 'all',
  name: t('boughtCards.summary.cards', { count: cards.length }),
  details: t('boughtCards.summary.people', { count: cards.length }),
  units: cards.length,
  photo: libraryPhoto(cardPictures[first.theme], language),
})

function deliveryOf({ name, deliverOn, hour }: ChosenCard, language: Language, t: Translate): string {
  if (!deliverOn) return t('boughtCards.summary.forNow', { name })
  const day = dayFormats.dayAndMonth(deliverOn, language)
  return t('boughtCards.summary.forLater', { name, day, time: hourInWords(hour, language) })
}
