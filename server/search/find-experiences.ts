import { isEnabled } from '#domain/catalogue/service.ts'
import type { Spa } from '#domain/catalogue/spa.ts'
import { matches } from '#domain/search/text.ts'
import { type CardView, getawayCard, type Reader, serviceCard, spaCard } from '#server/catalogue/cards.ts'
import { type Page, pageOf } from '#server/catalogue/paging.ts'

export type Wish = { where: string; what: string; page: string | null }

export type Found = { places: { name: string; href: string }[]; results: Page<CardView> }

const longestText = 100

/**
 * Places, spas, services and stays whose words hold every word of the wish, accents and case aside. With nothing said
 * about what, spas answer; a treatment is answered with services.
 */
export function findExperiences(reader: Reader, wish: Wish): Found {
  const [where, what] = [wish.where.slice(0, longestText), wish.what.slice(0, longestText)]
  const cards = what.trim() ? servicesFor(reader, where, what) : [...spasIn(reader, where), ...staysIn(reader, where)]
  return { places: where.trim() ? placesNamed(reader, where) : [], results: pageOf(cards, wish.page) }
}

function placesNamed({ snapshot, language }: Reader, where: string): Found['places'] {
  return [...snapshot.locations.values()].flatMap((place) => {
    const { name } = place.translations[language]
    const href =
      snapshot.landings.of('location', place.uuid)?.uris[language] ??
      snapshot.landings.of('getaway-place', place.uuid)?.uris[language]
    return href && matches(name, where) ? [{ name, href }] : []
  })
}

function spasIn(reader: Reader, where: string): CardView[] {
  return [...reader.snapshot.spas.values()]
    .filter((spa) => matches(whereaboutsOf(reader, spa), where))
    .flatMap((spa) => spaCard(reader, spa))
}

function staysIn(reader: Reader, where: string): CardView[] {
  if (!where.trim()) return []
  return [...reader.snapshot.getaways.values()]
    .filter(({ hotel }) => matches(`${hotel.name} ${wordsOf(reader, hotel.locationUuid)}`, where))
    .flatMap((getaway) => getawayCard(reader, getaway))
}

function servicesFor(reader: Reader, where: string, what: string): CardView[] {
  const { snapshot, language } = reader
  return [...snapshot.services.values()]
    .filter((service) => {
      const spa = snapshot.spas.get(service.spaUuid)
      if (!spa || !isEnabled(service)) return false
      const tags = [...service.serviceTags, ...service.promotionTags].map(
        (tag) => snapshot.tags.get(tag)?.translations[language].title ?? '',
      )
      return (
        matches(`${service.translations[language].name} ${tags.join(' ')}`, what) &&
        matches(whereaboutsOf(reader, spa), where)
      )
    })
    .flatMap((service) => serviceCard(reader, service))
}

const whereaboutsOf = (reader: Reader, spa: Spa) =>
  `${spa.name} ${spa.hotel?.name ?? ''} ${wordsOf(reader, spa.location.uuid)}`

/** The names of a place and of all that it lies in. */
function wordsOf({ snapshot, language }: Reader, placeUuid: string): string {
  const names: string[] = []
  for (let place = snapshot.locations.get(placeUuid); place; place = snapshot.locations.get(place.parentUuid ?? '')) {
    names.push(place.translations[language].name)
  }
  return names.join(' ')
}
