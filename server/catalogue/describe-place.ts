import type { Location } from '#domain/catalogue/location.ts'
import { type Crumb, placeCrumbs } from './breadcrumbs.ts'
import { type CardView, type PhotoView, photoView, type Reader, spaCard } from './cards.ts'
import { type Page, pageOf } from './paging.ts'

export type PlaceView = {
  /** Null on the page of all spas. */
  name: string | null
  crumbs: Crumb[]
  cover: PhotoView | null
  places: { name: string; href: string; count: number }[]
  spas: Page<CardView>
}

export function describePlace(reader: Reader, uuid: string, page: string | null): PlaceView | null {
  const { snapshot, language } = reader
  const place = snapshot.locations.get(uuid)
  if (!place) return null
  const isAll = place.type === 'country'
  const spas = isAll ? [...snapshot.spas.values()] : (snapshot.spasOfPlace.get(uuid) ?? [])
  const cards = spas.flatMap((spa) => spaCard(reader, spa))
  const cover = spas[0]?.images[1] ?? spas[0]?.images[0]
  return {
    name: isAll ? null : place.translations[language].name,
    crumbs: placeCrumbs(snapshot, uuid, language),
    cover: cover ? photoView(cover, language) : null,
    places: placesBelow(reader, place),
    spas: pageOf(cards, page),
  }
}

/** The pages one step down: below all spas the communities and regions, below those their regions or towns. */
function placesBelow({ snapshot, language }: Reader, place: Location): PlaceView['places'] {
  return [...snapshot.locations.values()].flatMap((candidate) => {
    const isBelow = place.type === 'country' ? candidate.type === 'region' : candidate.parentUuid === place.uuid
    const href = snapshot.landings.of('location', candidate.uuid)?.uris[language]
    if (!isBelow || !href) return []
    const count = snapshot.spasOfPlace.get(candidate.uuid)?.length ?? 0
    return [{ name: candidate.translations[language].name, href, count }]
  })
}
