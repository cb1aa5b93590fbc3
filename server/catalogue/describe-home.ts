import { specialMoments } from '#domain/catalogue/promotion-category.ts'
import { averageScore, scoreOf } from '#domain/catalogue/review.ts'
import { isEnabled } from '#domain/catalogue/service.ts'
import { formatScore } from '#i18n/format.ts'
import { type CardView, getawayCard, type Reader, serviceCard } from './cards.ts'
import { listGetaways } from './describe-getaway.ts'
import { listPromotions, listTreatments } from './list-services.ts'

const shown = { treatments: 8, cards: 4, getaways: 4, places: 6, reviews: 3 }

const momentKeys = new Set<string>(specialMoments.map(({ key }) => key))

export type HomeView = ReturnType<typeof describeHome>

export function describeHome(reader: Reader, internalCategory: string) {
  return {
    moments: listPromotions(reader, internalCategory).filter(({ key }) => momentKeys.has(key)),
    treatments: listTreatments(reader)
      .filter(({ count }) => count > 0)
      .slice(0, shown.treatments),
    cards: recommended(reader),
    getaways: [...reader.snapshot.getaways.values()]
      .slice(0, shown.getaways)
      .flatMap((getaway) => getawayCard(reader, getaway)),
    places: favouritePlaces(reader),
    reviews: latestReviews(reader),
  }
}

/** The first service of four different spas in four different places, so that the row shows the breadth. */
function recommended(reader: Reader): CardView[] {
  const cities = new Set<string>()
  const scenes = new Set<string>()
  const cards: CardView[] = []
  for (const service of reader.snapshot.services.values()) {
    const spa = reader.snapshot.spas.get(service.spaUuid)
    const scene = service.images[0]?.file.split('-').slice(0, 2).join('-') ?? ''
    if (spa?.status !== 'online' || !isEnabled(service) || cities.has(spa.regionUuid) || scenes.has(scene)) continue
    cities.add(spa.regionUuid)
    scenes.add(scene)
    cards.push(...serviceCard(reader, service))
    if (cards.length === shown.cards) break
  }
  return cards
}

/** Regions with a page by their number of spas, then places of getaways. */
function favouritePlaces(reader: Reader): { name: string; href: string; spas?: number; getaways?: number }[] {
  const { snapshot, language } = reader
  const regions = [...snapshot.locations.values()].flatMap((place) => {
    const href = place.type === 'region' ? snapshot.landings.of('location', place.uuid)?.uris[language] : undefined
    if (!href) return []
    return [{ name: place.translations[language].name, href, spas: snapshot.spasOfPlace.get(place.uuid)?.length ?? 0 }]
  })
  const stays = listGetaways(reader, null, null)
    .places.toSorted((a, b) => b.count - a.count)
    .map(({ name, href, count }) => ({ name, href, getaways: count }))
    .filter(({ name }) => !regions.some((region) => region.name === name))
  return [...regions.toSorted((a, b) => b.spas - a.spas), ...stays].slice(0, shown.places)
}

function latestReviews({ snapshot, language }: Reader) {
  const verified = [...snapshot.reviewsOfSpa.values()].flat().filter(({ isVerified }) => isVerified)
  const average = averageScore(verified)
  const inLanguage = verified
    .filter((review) => review.language === language && scoreOf(review) >= 4.5)
    .toSorted((a, b) => b.writtenOn.localeCompare(a.writtenOn) || a.uuid.localeCompare(b.uuid))
  const spas = new Set<string>()
  const quotes = inLanguage.filter(({ spaUuid }) => !spas.has(spaUuid) && spas.add(spaUuid)).slice(0, shown.reviews)
  return {
    average: average === null ? null : formatScore(average),
    count: verified.length,
    quotes: quotes.map((review) => {
      const spa = snapshot.spas.get(review.spaUuid)
      return {
        uuid: review.uuid,
        author: review.author,
        score: formatScore(scoreOf(review)),
        comment: review.comment,
        about: spa ? `${spa.name}, ${spa.location.city}` : '',
      }
    }),
  }
}
