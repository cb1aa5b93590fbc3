import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { averageScore, type Review, scoreOf } from '#features/catalogue/rules/reviews/review.ts'
import { specialMoments } from '#features/catalogue/rules/services/promotion-category.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { promotionsOnShow, treatmentsOnShow } from '#features/catalogue/server/categories-on-show.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Rules } from '#features/search/server/understand.ts'
import { formatCount, formatPercent, formatPercentOff, formatScore } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { describeDestinations } from './destinations/describe-destinations.ts'
import { offersToday } from './lists/list-offers.ts'
import { pickVaried, recommendGetaways, recommendServices } from './recommend.ts'

const shown = { treatments: 8, cards: 4, getaways: 4, cities: 8, reviews: 3 }

const momentKeys = new Set<string>(specialMoments.map(({ key }) => key))

export type HomeView = ReturnType<typeof describeHome>

/** `takenScenes` are those of the page's own pictures: its cards show others if they can. */
export function describeHome(reader: Reader, rules: Rules, takenScenes: readonly string[] = []) {
  const getaways = recommendGetaways(reader, shown.getaways, takenScenes)
  const stayScenes = getaways.map(({ photo }) => sceneOf(photo.file))
  const tallies = tallyByTag(reader)
  const promotions = promotionTiles(reader, rules.internalPromotion, tallies)
  return {
    promotions,
    offers: offersOnHome(reader, rules),
    moments: promotions.filter(({ key }) => momentKeys.has(key)),
    treatments: treatmentTiles(reader, tallies).slice(0, shown.treatments),
    cards: recommendServices(reader, shown.cards, [...takenScenes, ...stayScenes]),
    getaways,
    destinations: describeDestinations(reader),
    cities: favouriteCities(reader, shown.cities),
    reviews: latestReviews(reader),
  }
}

function offersOnHome(reader: Reader, { requestOnlySpa }: Rules) {
  const today = offersToday(reader, requestOnlySpa)
  return today && { href: today.href, words: { count: today.count, percent: formatPercent(today.percent) } }
}

type Tally = { count: number; mostOff: number }

/**
 * How many services stand behind each tag, and how much the most discounted one of today takes off. One walk for all;
 * only what the lists show is counted.
 */
function tallyByTag({ snapshot: { services, spas, landings }, day }: Reader): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const service of services.values()) {
    const spa = spas.get(service.spaUuid)
    if (!spa || !isListed(spa) || !landings.of('service', service.uuid)) continue
    const percent = service.offers.length > 0 ? priceFor(service, service.capacity.minimum, day).percent : 0
    for (const tag of [...service.promotionTags, ...service.serviceTags]) {
      const tally = tallies.get(tag) ?? { count: 0, mostOff: 0 }
      tally.count++
      tally.mostOff = Math.max(tally.mostOff, percent)
      tallies.set(tag, tally)
    }
  }
  return tallies
}

/** Promotion categories on show today, if there is something behind them. */
const promotionTiles = (reader: Reader, internalCategory: string, tallies: Map<string, Tally>) =>
  promotionsOnShow(reader, internalCategory).flatMap(({ key, uuid, title, href }) => {
    const tally = tallies.get(uuid)
    if (!tally) return []
    return [{ key, title, href, count: tally.count, off: tally.mostOff > 0 ? formatPercentOff(tally.mostOff) : null }]
  })

/** A treatment that nobody gives has no tile. */
const treatmentTiles = (reader: Reader, tallies: Map<string, Tally>) =>
  treatmentsOnShow(reader).flatMap(({ uuid, title, href }) => {
    const count = tallies.get(uuid)?.count ?? 0
    return count > 0 ? [{ key: uuid, title, href, count }] : []
  })

function latestReviews({ snapshot, language }: Reader) {
  const verified = [...snapshot.reviewsOfSpa.values()].flat().filter(({ isVerified }) => isVerified)
  const average = averageScore(verified)
  return {
    average: average === null ? null : formatScore(average),
    count: formatCount(verified.length),
    quotes: voicesOf(snapshot, language).map((review) => ({
      uuid: review.uuid,
      author: review.author,
      score: formatScore(scoreOf(review)),
      comment: review.comment,
      about: aboutSpa(snapshot, review.spaUuid),
    })),
  }
}

/** The latest of content visitors, each of another spa and none beginning like another. */
function voicesOf({ reviewsOfSpa }: Snapshot, language: Language): Review[] {
  const isContent = (review: Review) => review.isVerified && review.language === language && scoreOf(review) >= 4.5
  // A spa's reviews stand newest first.
  const latest = [...reviewsOfSpa.values()].flatMap((reviews) => reviews.find(isContent) ?? [])
  const newestFirst = latest.toSorted((a, b) => (a.writtenOn + a.uuid < b.writtenOn + b.uuid ? 1 : -1))
  return pickVaried(newestFirst, shown.reviews, [({ comment }) => comment.slice(0, 20)])
}

function aboutSpa({ spas }: Snapshot, uuid: string): string {
  const spa = spas.get(uuid)
  return spa ? `${spa.name}, ${spa.location.city}` : ''
}

/** The cities with most spas. Valencia is the name of a city and of its region: a list of cities says which it means. */
function favouriteCities({ snapshot, language }: Reader, count: number) {
  const nameOf = (uuid: string | null) => snapshot.locations.get(uuid ?? '')?.translations[language].name
  return [...snapshot.locations.values()]
    .flatMap((place) => {
      const href = place.type === 'city' ? snapshot.landings.of('location', place.uuid)?.uris[language] : undefined
      const spas = snapshot.spasOfPlace.get(place.uuid)?.filter(isListed).length ?? 0
      const { name } = place.translations[language]
      return href && spas > 0 ? [{ name, href, spas, isNamedLikeRegion: name === nameOf(place.parentUuid) }] : []
    })
    .toSorted((a, b) => b.spas - a.spas || a.name.localeCompare(b.name, language))
    .slice(0, count)
}
