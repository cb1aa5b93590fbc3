import type { DaySpaLeaf, ReviewLeaf } from 'schema-dts'
import { latestReviews } from '#features/catalogue/rules/reviews/latest-reviews.ts'
import { averageScore, type Review, scoreOf } from '#features/catalogue/rules/reviews/review.ts'
import { comingExceptions } from '#features/catalogue/rules/spas/opening.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { type StructuredData, wholePicture } from '#platform/server/structured-data/web-site.ts'
import { openingHours, specialOpeningHours } from './opening-hours.ts'

const reviewsTold = 3
const picturesTold = 3
const bestScore = 5

/** A spa as the local business it is, or null where it has no page. */
export function spaData(reader: Reader, uuid: string, publicUrl: string): StructuredData | null {
  const { snapshot, language } = reader
  const spa = snapshot.spas.get(uuid)
  const landing = snapshot.landings.of('spa', uuid)
  if (!spa || !landing) return null
  const url = publicUrl + landing.uris[language]
  // Only of those who were there for certain, and in the order in which the page shows them.
  const verified = (snapshot.reviewsOfSpa.get(uuid) ?? []).filter(({ isVerified }) => isVerified)
  const score = averageScore(verified)
  const reviews = latestReviews(verified, language).slice(0, reviewsTold)
  return {
    '@type': 'DaySpa',
    '@id': `${url}#spa`,
    name: spa.name,
    url,
    image: spa.images.slice(0, picturesTold).map(({ file }) => wholePicture(publicUrl, file)),
    address: addressOf(reader, spa),
    geo: { '@type': 'GeoCoordinates', latitude: spa.location.latitude, longitude: spa.location.longitude },
    // Who is closed, for good or for a season, has no hours to tell.
    ...(spa.status === 'online' && hoursOf(spa, reader.day)),
    ...(score !== null && { aggregateRating: ratingOf(score, verified.length) }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
  } satisfies DaySpaLeaf
}

/** What is different within a year, besides the week. */
function hoursOf({ schedule, exceptions }: Spa, today: string) {
  const special = specialOpeningHours(comingExceptions(exceptions, today, 365))
  return {
    openingHoursSpecification: openingHours(schedule),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

function addressOf({ snapshot, language }: Reader, spa: Spa) {
  const region = snapshot.locations.get(spa.regionUuid)?.translations[language].name
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: spa.location.address,
    addressLocality: spa.location.city,
    ...(region && { addressRegion: region }),
    addressCountry: spa.location.country,
  }
}

const ratingOf = (value: number, count: number) => ({
  '@type': 'AggregateRating' as const,
  ratingValue: oneDecimal(value),
  bestRating: bestScore,
  reviewCount: count,
})

const reviewData = (review: Review) =>
  ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.author },
    datePublished: review.writtenOn,
    inLanguage: review.language,
    reviewBody: review.comment,
    reviewRating: { '@type': 'Rating', ratingValue: oneDecimal(scoreOf(review)), bestRating: bestScore },
  }) satisfies ReviewLeaf

const oneDecimal = (score: number) => Math.round(score * 10) / 10
