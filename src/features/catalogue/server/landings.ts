import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { offersSlug } from '#features/catalogue/rules/offers-path.ts'
import { promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import { type Language, languages, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import type { SectionKey } from '#platform/pages/page-row.ts'
import { sectionPath } from '#platform/pages/paths.ts'

export type LandingKind =
  | 'location'
  | 'spa'
  | 'service'
  | 'getaways'
  | 'getaway-place'
  | 'getaway'
  | 'promotions'
  | 'promotion'
  | 'offers'
  | 'treatments'
  | 'treatment'

/** What stands at an address. The same landing answers in every language under its own address. */
export type Landing = { kind: LandingKind; uuid: string; uris: PerLanguage<string> }

/** Spec 2.4: literal routes. An address that is not here is a 404, never a near match. */
export type Landings = {
  byUri: Map<string, { landing: Landing; language: Language }>
  of: (kind: LandingKind, uuid: string) => Landing | undefined
  all: Landing[]
}

type Catalogue = {
  locations: Map<string, Location>
  tags: Map<string, Tag>
  spas: Map<string, Spa>
  services: Map<string, Service>
  getaways: Map<string, Getaway>
  spasOfPlace: Map<string, Spa[]>
}

export function buildLandings(catalogue: Catalogue, features: Features): Landings {
  const all = [
    ...(features.spas ? spaLandings(catalogue, features) : []),
    ...(features.packages ? getawayLandings(catalogue) : []),
    ...(features.promotions ? promotionLandings() : []),
    ...(features.treatments ? treatmentLandings(catalogue) : []),
  ]
  const byUri: Landings['byUri'] = new Map()
  const byThing = new Map<string, Landing>()
  for (const landing of all) {
    byThing.set(`${landing.kind} ${landing.uuid}`, landing)
    for (const language of languages) claim(byUri, landing, language)
  }
  return { all, byUri, of: (kind, uuid) => byThing.get(`${kind} ${uuid}`) }
}

/** Two things at one address would hide each other: better no catalogue than a wrong one. */
function claim(byUri: Landings['byUri'], landing: Landing, language: Language) {
  const uri = landing.uris[language]
  const other = byUri.get(uri)?.landing
  if (other) throw new Error(`${uri} is claimed by ${other.kind} ${other.uuid} and ${landing.kind} ${landing.uuid}`)
  byUri.set(uri, { landing, language })
}

function at(section: SectionKey, slugs: (language: Language) => string[]): PerLanguage<string> {
  return perLanguage((language) => sectionPath(section, language, ...slugs(language)))
}

function spaLandings({ locations, spas, services, spasOfPlace }: Catalogue, features: Features): Landing[] {
  const places = [...locations.values()].filter(
    (place) => place.hasLanding && (features.noSpas || spasOfPlace.has(place.uuid)),
  )
  const shown = [...spas.values()].filter((spa) => spa.status !== 'disabled')
  const slugOf = (uuid: string, language: Language) => locations.get(uuid)?.translations[language].slug ?? uuid
  const spaSlugs = (spa: Spa) => (language: Language) => [slugOf(spa.regionUuid, language), spa.slug]
  const shownSpas = new Map(shown.map((spa) => [spa.uuid, spa]))
  return [
    ...places.map((place) => ({
      kind: 'location' as const,
      uuid: place.uuid,
      uris: at('spas', (language) => placeSlugs(place, locations, language)),
    })),
    ...shown.map((spa) => ({ kind: 'spa' as const, uuid: spa.uuid, uris: at('spas', spaSlugs(spa)) })),
    ...[...services.values()].flatMap((service) => {
      const spa = shownSpas.get(service.spaUuid)
      if (!spa) return []
      const uris = at('spas', (language) => [...spaSlugs(spa)(language), service.translations[language].slug])
      return [{ kind: 'service' as const, uuid: service.uuid, uris }]
    }),
  ]
}

/** All spas stand at the section's own address; a city stands below its region, everything else alone. */
function placeSlugs(place: Location, locations: Map<string, Location>, language: Language): string[] {
  if (place.type === 'country') return []
  const region = place.type === 'city' && place.parentUuid ? locations.get(place.parentUuid) : undefined
  return [...(region ? [region.translations[language].slug] : []), place.translations[language].slug]
}

function getawayLandings({ locations, getaways }: Catalogue): Landing[] {
  const places = new Map<string, Location>()
  const stays = [...getaways.values()].flatMap((getaway) => {
    const place = getawayPlace(getaway, locations)
    if (!place) return []
    places.set(place.uuid, place)
    const slugs = (language: Language) => [place.translations[language].slug, getaway.translations[language].slug]
    return [{ kind: 'getaway' as const, uuid: getaway.uuid, uris: at('getaways', slugs) }]
  })
  return [
    { kind: 'getaways', uuid: 'all', uris: at('getaways', () => []) },
    ...[...places.values()].map((place) => ({
      kind: 'getaway-place' as const,
      uuid: place.uuid,
      uris: at('getaways', (language) => [place.translations[language].slug]),
    })),
    ...stays,
  ]
}

/** The region, district or parish of the hotel: towns are too small to choose a stay by. */
export function getawayPlace(getaway: Getaway, locations: Map<string, Location>): Location | undefined {
  const place = locations.get(getaway.hotel.locationUuid)
  return place?.type === 'city' && place.parentUuid ? locations.get(place.parentUuid) : place
}

/** Festive categories keep their address all year; their page asks the calendar. Internal ones have none. */
function promotionLandings(): Landing[] {
  return [
    { kind: 'promotions', uuid: 'all', uris: at('promotions', () => []) },
    { kind: 'offers', uuid: 'all', uris: at('promotions', () => [offersSlug]) },
    ...promotionCategories
      .filter((category) => !category.isInternal)
      .map((category) => ({
        kind: 'promotion' as const,
        uuid: category.uuid,
        uris: at('promotions', (language) => [promotionName(category.key, language).slug]),
      })),
  ]
}

function treatmentLandings({ tags }: Catalogue): Landing[] {
  return [
    { kind: 'treatments', uuid: 'all', uris: at('treatments', () => []) },
    ...[...tags.values()]
      .filter((tag) => tag.kind === 'service')
      .map((tag) => ({
        kind: 'treatment' as const,
        uuid: tag.uuid,
        uris: at('treatments', (language) => [tag.translations[language].slug]),
      })),
  ]
}
