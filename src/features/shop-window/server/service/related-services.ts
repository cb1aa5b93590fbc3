import { isIndividual, type Service } from '#features/catalogue/rules/services/service.ts'
import { experienceName } from '#features/catalogue/rules/services/siblings.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type CardView, type Reader, serviceCard } from '#features/catalogue/server/cards.ts'
import { varyPhotos } from '#features/catalogue/server/pictures/vary-photos.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

const mostShown = 4
const mostOfOneSpa = { own: 2, other: 1 }

type Company = 'one' | 'two' | 'family'

/** Whom it is enjoyed with: related services are for the same company. */
export function companyOf({ audience: { party, ageBand }, capacity }: Service): Company {
  if (ageBand || party.includes('child')) return 'family'
  return isIndividual({ capacity }) ? 'one' : 'two'
}

/**
 * What else can be bought in the region for the same company: the most alike first, two of the same house at most and
 * one of each neighbour. Each is another experience, in another scene than the page opens with.
 */
export function relatedServices(reader: Reader, service: Service, spa: Spa): CardView[] {
  const taken = new Map<string, number>()
  const names = new Set([experienceName(service)])
  const chosen: Service[] = []
  for (const other of candidates(reader, service, spa)) {
    const most = other.spaUuid === spa.uuid ? mostOfOneSpa.own : mostOfOneSpa.other
    const ofItsSpa = taken.get(other.spaUuid) ?? 0
    const name = experienceName(other)
    if (ofItsSpa >= most || names.has(name)) continue
    taken.set(other.spaUuid, ofItsSpa + 1)
    names.add(name)
    chosen.push(other)
    if (chosen.length === mostShown) break
  }
  const cards = chosen.flatMap((other) => serviceCard(reader, other))
  const opener = service.images[0] ?? spa.images[0]
  return varyPhotos(reader, cards, mostShown, opener ? [sceneOf(opener.file)] : [])
}

function candidates({ snapshot }: Reader, service: Service, spa: Spa): Service[] {
  const company = companyOf(service)
  const tags = new Set(service.serviceTags)
  const likeness = (other: Service) =>
    other.serviceTags.filter((tag) => tags.has(tag)).length + (other.spaUuid === spa.uuid ? 1 : 0)
  return (snapshot.spasOfPlace.get(spa.regionUuid) ?? [spa])
    .flatMap((house) => (snapshot.servicesOfSpa.get(house.uuid) ?? []).filter((other) => !whyNotForSale(other, house)))
    .filter((other) => other.uuid !== service.uuid && companyOf(other) === company)
    .map((other) => ({ other, likeness: likeness(other) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.other.order - b.other.order)
    .map(({ other }) => other)
}
