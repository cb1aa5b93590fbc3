import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type CardView, getawayCard, type Reader, serviceCard } from '#features/catalogue/server/cards.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import { type Image, placeholderImage } from '#platform/pictures/image.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

/**
 * Services worth showing first: of the best rated spas, in different pictures, spas, regions and treatments. One with a
 * discount is among them if there is one, second in the row. `taken` are the scenes that the page shows already.
 */
export function recommendServices(reader: Reader, count: number, taken: readonly string[]): CardView[] {
  const { snapshot, day } = reader
  const all = bestFirst([...snapshot.spas.values()].filter(({ status }) => status === 'online')).flatMap((spa) =>
    (snapshot.servicesOfSpa.get(spa.uuid) ?? [])
      .filter((service) => isForAnyone(service) && snapshot.landings.of('service', service.uuid))
      .map((service) => ({ service, spa, scene: sceneIn(service.images, spa.images) })),
  )
  const candidates = freshFirst(all, taken)
  const discounted = candidates.find(({ service }) => isDiscounted(service, day))
  const [first, ...others] = pickVaried(discounted ? [discounted, ...candidates] : candidates, count, [
    ({ scene }) => scene,
    ({ spa }) => spa.uuid,
    ({ spa }) => spa.regionUuid,
    ({ service }) => service.serviceTags[0] ?? '',
  ])
  const row = discounted ? [...others.slice(0, 1), first, ...others.slice(1)] : [first, ...others]
  return row.flatMap((picked) => (picked ? serviceCard(reader, picked.service) : []))
}

/** Stays with the best rated spas, in different pictures, places and countries. */
export function recommendGetaways(reader: Reader, count: number, taken: readonly string[]): CardView[] {
  const { snapshot } = reader
  const staysOfSpa = Map.groupBy(snapshot.getaways.values(), ({ spaUuid }) => spaUuid)
  const spas = [...staysOfSpa.keys()].flatMap((uuid) => snapshot.spas.get(uuid) ?? [])
  const stays = bestFirst(spas)
    .flatMap(({ uuid }) => staysOfSpa.get(uuid) ?? [])
    .filter(({ uuid }) => snapshot.landings.of('getaway', uuid))
    .map((stay) => ({ stay, scene: sceneIn(stay.images, stay.hotel.images) }))
  const picked = pickVaried(freshFirst(stays, taken), count, [
    ({ scene }) => scene,
    ({ stay }) => getawayPlace(stay, snapshot.locations)?.uuid ?? '',
    ({ stay }) => stay.hotel.country,
  ])
  return picked.flatMap(({ stay }) => getawayCard(reader, stay))
}

const bestFirst = (spas: Spa[]) => spas.toSorted((a, b) => meritOf(b) - meritOf(a) || (a.uuid < b.uuid ? -1 : 1))

/** A few reviews prove little, so each spa starts out with five that say 4. */
const meritOf = ({ rating: { value, count } }: Spa) => ((value ?? 0) * count + 4 * 5) / (count + 5)

/** Not those for children, residents or mothers to be: they look for theirs. */
const isForAnyone = (service: Service) =>
  isEnabled(service) &&
  !service.audience.ageBand &&
  !service.audience.residency &&
  !service.audience.isForPregnancy &&
  service.sessions === 1

const isDiscounted = (service: Service, day: string) =>
  service.offers.length > 0 && priceFor(service, service.capacity.minimum, day).percent > 0

const freshFirst = <Shown extends { scene: string }>(things: Shown[], taken: readonly string[]) => [
  ...things.filter(({ scene }) => !taken.includes(scene)),
  ...things.filter(({ scene }) => taken.includes(scene)),
]

const sceneIn = (...sources: Image[][]) => sceneOf((sources.flat()[0] ?? placeholderImage).file)

/**
 * The first things that differ from each other in every trait. Where too few do, the last trait is given up, then the
 * one before it, so that a row is full if it can be.
 */
export function pickVaried<Thing>(
  things: readonly Thing[],
  count: number,
  traits: readonly ((thing: Thing) => string)[],
): Thing[] {
  const picked = new Set<Thing>()
  for (let asked = traits.length; asked >= 0 && picked.size < count; asked--) {
    const used = traits.slice(0, asked).map((trait) => ({ trait, values: new Set([...picked].map(trait)) }))
    for (const thing of things) {
      if (picked.size === count) break
      if (picked.has(thing) || used.some(({ trait, values }) => values.has(trait(thing)))) continue
      picked.add(thing)
      for (const { trait, values } of used) values.add(trait(thing))
    }
  }
  return [...picked]
}
