import type { DaySpaLeaf, OpeningHoursSpecification, ReviewLeaf } from 'schema-dts'
import { latestReviews } from '#features/catalogue/rules/reviews/latest-reviews.ts'
import { averageScore, type Review, scoreOf } from '#features/catalogue/rules/reviews/review.ts'
import { comingExceptions } from '#features/catalogue/rules/spas/opening.ts'
import {
  type Schedule,
  type ScheduleDay,
  type ScheduleException,
  type Spa,
  scheduleDays,
} from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { type StructuredData, wholePicture } from '#platform/server/structured-data/web-site.ts'

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

const dayNames = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
  holiday: 'https://schema.org/PublicHolidays',
} as const satisfies Record<ScheduleDay, string>

/** Days with the same hours stand together; a day that is not named is closed. */
export function openingHours(schedule: Schedule) {
  const open = scheduleDays.flatMap((day) => {
    const hours = schedule[day]
    return hours ? [{ day, ...hours }] : []
  })
  const groups = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`)
  return [...groups.values()].map(
    (days) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(({ day }) => dayNames[day]),
        opens: days[0]?.opens ?? '',
        closes: days[0]?.closes ?? '',
      }) satisfies OpeningHoursSpecification,
  )
}

/** Days with other hours. Search engines read a day that opens and closes at midnight as closed. */
export const specialOpeningHours = (exceptions: readonly ScheduleException[]) =>
  exceptions.map(
    ({ from, to, hours }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: hours?.opens ?? '00:00',
        closes: hours?.closes ?? '00:00',
      }) satisfies OpeningHoursSpecification,
  )
