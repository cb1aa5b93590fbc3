import { type ReviewMark, reviewMarks, scoreOf } from '#domain/catalogue/review.ts'
import { isEnabled } from '#domain/catalogue/service.ts'
import type { Schedule, SpaStatus } from '#domain/catalogue/spa.ts'
import { hotelName } from '#domain/catalogue/titles.ts'
import { dayFormats, formatDuration, formatScore } from '#i18n/format.ts'
import { type Crumb, spaCrumbs } from './breadcrumbs.ts'
import {
  type CardView,
  photoViews,
  placeOfSpa,
  priceView,
  type Reader,
  ratingView,
  serviceCard,
  spaCard,
} from './cards.ts'

const reviewsShown = 6
const neighboursShown = 4

export type SpaServiceView = CardView & { duration: string; persons: number; description: string; isEnabled: boolean }

export type SpaView = NonNullable<ReturnType<typeof describeSpa>>

export function describeSpa(reader: Reader, uuid: string) {
  const { snapshot, language } = reader
  const spa = snapshot.spas.get(uuid)
  if (!spa) return null
  const reviews = snapshot.reviewsOfSpa.get(uuid) ?? []
  return {
    uuid,
    name: spa.name,
    place: placeOfSpa(snapshot, spa, language),
    address: spa.location.address,
    crumbs: spaCrumbs(snapshot, spa, language) as Crumb[],
    hotel: spa.hotel && { name: hotelName(spa.hotel.name), stars: spa.hotel.stars },
    status: spa.status as SpaStatus,
    reopensOn: spa.reopensOn && dayFormats.long(spa.reopensOn, language),
    description: spa.translations[language].longDescription,
    photos: photoViews(spa.images, language),
    facilities: spa.facilities.map(({ title }) => title[language]),
    schedule: spa.schedule as Schedule,
    contact: spa.contact,
    rating: ratingView(spa.rating),
    marks: reviews.length > 0 ? averageMarks(reviews) : null,
    reviews: reviews.slice(0, reviewsShown).map((review) => ({
      uuid: review.uuid,
      author: review.author,
      language: review.language,
      score: formatScore(scoreOf(review)),
      comment: review.comment,
      isVerified: review.isVerified,
      writtenOn: dayFormats.named(review.writtenOn, language),
    })),
    services: servicesOf(reader, uuid),
    neighbours: neighboursOf(reader, uuid),
  }
}

function servicesOf(reader: Reader, spaUuid: string): SpaServiceView[] {
  const { snapshot, language } = reader
  return (snapshot.servicesOfSpa.get(spaUuid) ?? []).flatMap((service) =>
    serviceCard(reader, service).map((card) => ({
      ...card,
      price: priceView(snapshot, service, reader.day),
      duration: formatDuration(service.clientTimeDuration),
      persons: service.capacity.minimum,
      description: service.translations[language].description,
      isEnabled: isEnabled(service),
    })),
  )
}

function averageMarks(reviews: { marks: Record<ReviewMark, number> }[]) {
  return reviewMarks.map((mark) => {
    const average = reviews.reduce((sum, { marks }) => sum + marks[mark], 0) / reviews.length
    return { mark, value: Math.round(average * 10) / 10, label: formatScore(average) }
  })
}

/** Other spas of the same region. */
function neighboursOf(reader: Reader, spaUuid: string): CardView[] {
  const { snapshot } = reader
  const region = snapshot.spas.get(spaUuid)?.regionUuid
  const others = (region && snapshot.spasOfPlace.get(region)) || []
  return others
    .filter((spa) => spa.uuid !== spaUuid && spa.status === 'online')
    .slice(0, neighboursShown)
    .flatMap((spa) => spaCard(reader, spa))
}
