import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import {
  allYearRound,
  isOutOfSeason,
  type PromotionCategory,
  promotionCategories,
  promotionCategory,
  promotionName,
} from '#features/catalogue/rules/services/promotion-category.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import type { Rules } from '#features/search/server/understand.ts'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import { nextCampaignStart } from '#features/shop-window/rules/theme.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { describePromotion } from './list-services.ts'

const cardsShown = 8

export type OffSeasonView = NonNullable<ReturnType<typeof describeOffSeason>>

/** A festive category while its campaign is off: when it comes back, and what suits the occasion until then. */
export function describeOffSeason(reader: SearchReader, uuid: string, rules: Rules, brand: string) {
  const { language, day, snapshot } = reader
  const category = promotionCategories.find((candidate) => candidate.uuid === uuid)
  if (!category?.campaign || !isOutOfSeason(category, activeCampaigns(day), rules.internalPromotion)) return null
  const opening = nextCampaignStart(category.campaign, day)
  if (!opening) return null
  const { t } = i18nFor(language)
  const title = promotionName(category.key, language).title
  const about = snapshot.tags.get(uuid)?.translations[language].description ?? ''
  const returns = dayFormats.long(opening, language)
  return {
    title,
    about,
    eyebrow: t('promotions.offSeason.eyebrow'),
    back: t('promotions.offSeason.back', { day: returns }),
    description: t('promotions.offSeason.description', { title, brand, day: returns, about }),
    photo: libraryPhoto(categoryPhotos[category.key], language),
    giftCards: { label: t('promotions.offSeason.giftCards'), href: pathOf('giftCards', language) },
    meanwhile: meanwhile(reader, category, rules),
    others: { label: t('promotions.offSeason.now') },
  }
}

/** The first of a list that is open all year, and the way to the whole of it. */
function meanwhile(reader: SearchReader, { key }: PromotionCategory, rules: Rules) {
  const { t } = i18nFor(reader.language)
  const suited = promotionCategory(allYearRound[key] ?? 'discounts')
  const list = describePromotion(reader, suited.uuid, rules.internalPromotion)
  const href = list && reader.snapshot.landings.of('promotion', suited.uuid)?.uris[reader.language]
  const about = list?.about ?? { isDiscounted: true }
  const { results } = findListing(reader, { pathname: '/', searchParams: new URLSearchParams() }, rules, {
    ...about,
    kind: 'services',
    sort: 'promotion-first',
  })
  const name = list?.title ?? t('promotions.offers.name')
  return {
    title: list ? t('promotions.offSeason.gifts') : t('promotions.offSeason.offers'),
    more: { label: t('promotions.offSeason.see', { list: name }), href: href ?? offersPath(reader.language) },
    cards: results.items.slice(0, cardsShown),
  }
}
