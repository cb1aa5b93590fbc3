import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { enabledFirst } from '#features/catalogue/rules/ordering.ts'
import type { PriceChange } from '#features/catalogue/rules/prices/lowest-price.ts'
import type { Review } from '#features/catalogue/rules/reviews/review.ts'
import type { Resource } from '#features/catalogue/rules/services/resources.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import type { Database } from '#platform/server/db/client.ts'
import { redirects } from '#platform/server/db/schema/site.ts'
import { buildLandings, type Landings } from './landings.ts'
import { loadGetaways } from './load/load-getaways.ts'
import { loadPictures } from './load/load-images.ts'
import { loadAmenities, loadLocations, loadTags } from './load/load-places.ts'
import { loadReviews } from './load/load-reviews.ts'
import { loadPriceChanges, loadResources, loadServices } from './load/load-services.ts'
import { loadSpas } from './load/load-spas.ts'
import { groupBy } from './load/rows.ts'

/** The whole catalogue as it was at one moment, with its indexes. Never changed: a change makes the next one. */
export type Snapshot = {
  /** Changes with the content, so that kept pages of an older catalogue are not served. */
  version: string
  locations: Map<string, Location>
  tags: Map<string, Tag>
  spas: Map<string, Spa>
  services: Map<string, Service>
  /** What spas have to be booked. */
  resources: Map<string, Resource>
  getaways: Map<string, Getaway>
  servicesOfSpa: Map<string, Service[]>
  spasOfPlace: Map<string, Spa[]>
  reviewsOfSpa: Map<string, Review[]>
  priceChanges: Map<string, PriceChange[]>
  landings: Landings
  redirects: Map<string, { to: string; kind: 'spa' | 'service' | 'package' | 'legacy' }>
}

export async function loadSnapshot(db: Database, features: Features, today: string): Promise<Snapshot> {
  // One transaction: all tables are read as of the same moment.
  return db.transaction((tx) => read(tx as unknown as Database, features, today), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function read(db: Database, features: Features, today: string): Promise<Snapshot> {
  const pictures = await loadPictures(db)
  const amenities = await loadAmenities(db)
  const reviewsOfSpa = await loadReviews(db)
  const locations = byUuid(await loadLocations(db))
  const tags = byUuid(await loadTags(db))
  const spas = byUuid(await loadSpas(db, pictures, amenities, reviewsOfSpa))
  const services = byUuid(await loadServices(db, pictures, tags))
  const resources = byUuid(await loadResources(db))
  const getaways = byUuid(await loadGetaways(db, pictures, amenities))
  const priceChanges = await loadPriceChanges(db, today)
  const moved = await db.select().from(redirects).orderBy(asc(redirects.fromUri))
  const content = { locations, tags, spas, services, resources, getaways, reviewsOfSpa, priceChanges }
  const spasOfPlace = spasByPlace(spas, locations)
  return {
    ...content,
    version: fingerprint(content, moved),
    servicesOfSpa: servicesBySpa(services),
    spasOfPlace,
    landings: buildLandings({ locations, tags, spas, services, getaways, spasOfPlace }, features),
    redirects: new Map(moved.map(({ fromUri, toUri, kind }) => [fromUri, { to: toUri, kind }])),
  }
}

const byUuid = <Thing extends { uuid: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.uuid, thing]))

function servicesBySpa(services: Map<string, Service>): Map<string, Service[]> {
  const groups = groupBy([...services.values()], (service) => service.spaUuid)
  return new Map([...groups].map(([spa, list]) => [spa, enabledFirst(list)]))
}

/**
 * Every place on the way up from a spa counts it: its town, its region, its community, its country. A disabled spa has
 * no page, so no place counts it.
 */
function spasByPlace(spas: Map<string, Spa>, locations: Map<string, Location>): Map<string, Spa[]> {
  const places = new Map<string, Spa[]>()
  for (const spa of spas.values()) {
    if (spa.status === 'disabled') continue
    for (let uuid: string | null = spa.location.uuid; uuid; uuid = locations.get(uuid)?.parentUuid ?? null) {
      const list = places.get(uuid)
      if (list) list.push(spa)
      else places.set(uuid, [spa])
    }
  }
  return places
}

function fingerprint(...parts: unknown[]): string {
  const hash = createHash('sha256')
  const write = (value: unknown): void => {
    if (value instanceof Map) for (const entry of value) hash.update(JSON.stringify(entry))
    else if (value && typeof value === 'object' && !Array.isArray(value)) Object.values(value).forEach(write)
    else hash.update(JSON.stringify(value))
  }
  parts.forEach(write)
  return hash.digest('base64url').slice(0, 16)
}
