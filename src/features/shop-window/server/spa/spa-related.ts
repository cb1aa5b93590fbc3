import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type CardView, type Reader, serviceCard, spaCard } from '#features/catalogue/server/cards.ts'
import { promotionsOnShow, treatmentsOnShow } from '#features/catalogue/server/categories-on-show.ts'
import { varyPhotos } from '#features/catalogue/server/pictures/vary-photos.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

const shown = 4
/** An hour or so by road. */
const nearby = 60
/** How many houses around are looked at for something alike. */
const housesAsked = 16

type Link = { title: string; href: string }

/** Where to go from here: open houses around, what they have of the same kind, and the lists its services stand in. */
export function relatedTo(reader: Reader, spa: Spa, internalCategory: string) {
  const services = reader.snapshot.servicesOfSpa.get(spa.uuid) ?? []
  const around = openSpasNear(reader.snapshot, spa)
  const opener = spa.images[0] ? [sceneOf(spa.images[0].file)] : []
  const cards = around.slice(0, shown).flatMap((other) => spaCard(reader, other))
  const neighbours = varyPhotos(reader, cards, shown, opener)
  const scenes = neighbours.map(({ photo }) => sceneOf(photo.file))
  return {
    neighbours,
    services: varyPhotos(reader, alikeIn(reader, around, services, neighbours), shown, scenes),
    promotions: promotionLinks(reader, services, internalCategory),
    treatments: treatmentLinks(reader, services),
  }
}

/** The nearest first: of the same island or province, or not far beyond it. Nobody crosses a border for a massage. */
function openSpasNear({ spas }: Snapshot, spa: Spa): Spa[] {
  return [...spas.values()]
    .filter((other) => other !== spa && other.status === 'online' && other.location.country === spa.location.country)
    .map((other) => ({ other, distance: distanceBetween(spa.location, other.location) }))
    .filter(({ other, distance }) => other.regionUuid === spa.regionUuid || distance <= nearby)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other)
}

/**
 * One service of each house around, first of those that have no card already: for each kind of treatment this spa gives
 * most, the one its house recommends. No name comes twice.
 */
function alikeIn(reader: Reader, around: Spa[], services: Service[], shownCards: CardView[]): CardView[] {
  const kinds = kindsOf(reader.snapshot, services)
  const cards: CardView[] = []
  const isNew = ({ name }: CardView) => ![...shownCards, ...cards].some((card) => card.name === name)
  for (const spa of [...around.slice(shown, housesAsked), ...around.slice(0, shown)]) {
    const next = cards.length % Math.max(1, kinds.length)
    const best = [...kinds.slice(next), ...kinds.slice(0, next)]
      .flatMap((kind) => forSale(reader.snapshot, spa).filter(({ serviceTags }) => serviceTags.includes(kind)))
      .flatMap((service) => serviceCard(reader, service))
      .find(isNew)
    if (best) cards.push(best)
    if (cards.length === shown) break
  }
  return cards
}

/** Not only for residents or with children: nobody has said who is asking. */
function forSale({ servicesOfSpa }: Snapshot, spa: Spa): Service[] {
  return (servicesOfSpa.get(spa.uuid) ?? []).filter((service) => {
    const { residency, ageBand, party } = service.audience
    return !whyNotForSale(service, spa) && !residency && !ageBand && !party.includes('child')
  })
}

/** The most frequent first. Kinds, not their sorts: massage, not relaxing massage. */
function kindsOf({ tags }: Snapshot, services: Service[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of services.flatMap(({ serviceTags }) => serviceTags)) {
    if (tags.get(tag)?.uuidParents.length === 0) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag)
}

/** Categories its services stand in that are on show today. */
const promotionLinks = (reader: Reader, services: Service[], internalCategory: string): Link[] =>
  promotionsOnShow(reader, internalCategory)
    .filter(({ uuid }) => services.some(({ promotionTags }) => promotionTags.includes(uuid)))
    .map(({ title, href }) => ({ title, href }))

function treatmentLinks(reader: Reader, services: Service[]): Link[] {
  const present = new Set(services.flatMap(({ serviceTags }) => serviceTags))
  return treatmentsOnShow(reader)
    .filter(({ uuid }) => present.has(uuid))
    .map(({ title, href }) => ({ title, href }))
}

type Coordinates = { latitude: number; longitude: number }

const earthRadius = 6371

/** As the crow flies, in kilometres. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const height = halfSine(b.latitude - a.latitude)
  const width = halfSine(b.longitude - a.longitude)
  const arc = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, arc)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
