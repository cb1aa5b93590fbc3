import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { experiencesOf } from '#features/search/server/search-list.ts'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import { formatPercent } from '#platform/i18n/format.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** What is discounted today, and by how much at most. Null where nothing is, or promotions are switched off. */
export function offersToday({ snapshot, language, day }: Reader, requestOnlySpa?: string) {
  if (!snapshot.landings.of('offers', 'all')) return null
  const { entries, prices } = experiencesOf(snapshot, requestOnlySpa)
  const isDiscounted = prices.discounted(day)
  const percents = entries.flatMap(({ service }, row) =>
    service && hasBit(isDiscounted, row) ? [priceFor(service, service.capacity.minimum, day).percent] : [],
  )
  if (percents.length === 0) return null
  return {
    title: i18nFor(language).t('promotions.offers.name'),
    href: offersPath(language),
    count: percents.length,
    percent: Math.max(...percents),
    photo: libraryPhoto(categoryPhotos.discounts, language),
  }
}

/** What stands above the list of them, which is there on days without any, too. */
export function describeOffers(reader: Reader, requestOnlySpa?: string) {
  const { t } = i18nFor(reader.language)
  const today = offersToday(reader, requestOnlySpa)
  const words = today && { count: today.count, off: formatPercent(today.percent) }
  return {
    about: { isDiscounted: true },
    title: t('promotions.offers.name'),
    lead: words ? t('promotions.offers.lead', words) : t('promotions.offers.quiet'),
    description: words ? t('promotions.offers.description', words) : t('promotions.offers.quietDescription'),
  }
}
