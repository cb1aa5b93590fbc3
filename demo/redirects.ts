import { z } from 'zod'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { locationSlug } from './locations.ts'
import { readData } from './read-data.ts'
import type { SeedRow } from './seed-rows.ts'
import type { OrderedService } from './services/order-services.ts'
import { serviceNameOf } from './services/service-texts.ts'
import { kebab } from './slugs.ts'
import type { PlacedSpa } from './spas/place-spas.ts'
import { texts } from './tables/fields.ts'
import { getawaySeeds } from './tables/getaways.ts'
import type { Place } from './tables/places.ts'
import { recipeKey } from './tables/recipes.ts'
import { spaName } from './tables/spas.ts'

export function redirectRows(spas: PlacedSpa[], services: OrderedService[]): SeedRow<'redirects'>[] {
  return [
    ...languages.flatMap((language) => [
      ...moved.spas.map((spa) => spaRedirect(spa, spas, language)),
      ...moved.services.map((service) => serviceRedirect(service, services, language)),
      ...moved.getaways.map((getaway) => getawayRedirect(getaway, spas, language)),
    ]),
    ...moved.legacy.map(({ from, to }) => ({ fromUri: from, toUri: to, kind: 'legacy' as const })),
  ]
}

function spaRedirect({ spa, formerly }: MovedSpa, spas: PlacedSpa[], language: Language): SeedRow<'redirects'> {
  const { region, slug } = spaNamed(spa, spas)
  const at = (spaSlug: string) => spaPath(region, spaSlug, language)
  return { fromUri: at(formerly), toUri: at(slug), kind: 'spa' }
}

function serviceRedirect(
  { spa, recipe, formerly }: MovedService,
  services: OrderedService[],
  language: Language,
): SeedRow<'redirects'> {
  const service = services.find((candidate) => candidate.spa.seed.name === spa && candidate.recipe.key === recipe)
  if (!service) throw new Error(`${spa} gives no ${recipe}`)
  const at = (slug: string) => spaPath(service.spa.region, service.spa.slug, language, slug)
  return { fromUri: at(formerly[language]), toUri: at(kebab(serviceNameOf(service, language))), kind: 'service' }
}

function getawayRedirect({ now, formerly }: MovedGetaway, spas: PlacedSpa[], language: Language): SeedRow<'redirects'> {
  const getaway = getawaySeeds.find((seed) => seed[defaultLanguage] === now)
  if (!getaway) throw new Error(`No getaway ${now}`)
  const { region } = spaNamed(getaway.spa, spas)
  const at = (slug: string) => sectionPath('getaways', language, locationSlug(region, language), slug)
  return { fromUri: at(formerly[language]), toUri: at(kebab(getaway[language])), kind: 'package' }
}

function spaNamed(name: string, spas: PlacedSpa[]): PlacedSpa {
  const found = spas.find(({ seed }) => seed.name === name)
  if (!found) throw new Error(`No spa ${name}`)
  return found
}

function spaPath(region: Place, spaSlug: string, language: Language, ...slugs: string[]): string {
  return sectionPath('spas', language, locationSlug(region, language), spaSlug, ...slugs)
}

const moves = z.strictObject({
  spas: z.array(z.strictObject({ spa: spaName, formerly: z.string() })),
  services: z.array(z.strictObject({ spa: spaName, recipe: recipeKey, formerly: texts })),
  /** `now`: the name of the stay in the root's language. */
  getaways: z.array(z.strictObject({ formerly: texts, now: z.string() })),
  /** Addresses of an older site. */
  legacy: z.array(z.strictObject({ from: z.string(), to: z.string() })),
})

type Moves = z.infer<typeof moves>
type MovedSpa = Moves['spas'][number]
type MovedService = Moves['services'][number]
type MovedGetaway = Moves['getaways'][number]

/** Spas that changed their name, services and getaways that changed theirs. */
const moved = readData('redirects.json', moves)
