import { lineOf } from '#features/catalogue/rules/location.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Crumb } from '#platform/ui/breadcrumbs.tsx'
import type { Snapshot } from './snapshot.ts'

/** The whole way to a page. */
export const fromHome = (language: Language, crumbs: Crumb[]): Crumb[] => [
  { label: i18nFor(language).t('catalogue.place.home'), href: pathOf('home', language) },
  ...crumbs,
]

/** Places, spas and services all stand below the list of all spas. */
export const fromSpas = (language: Language, crumbs: Crumb[]): Crumb[] => [
  { label: i18nFor(language).t('shell.nav.spas'), href: sectionPath('spas', language) },
  ...crumbs,
]

/** The places above a place that have a page, from the widest down; the country's is the list of all spas. */
export function placeCrumbs(snapshot: Snapshot, placeUuid: string, language: Language): Crumb[] {
  const place = snapshot.locations.get(placeUuid)
  if (!place) return []
  const line = lineOf(place, snapshot.locations).reverse()
  return line.flatMap((step) => {
    const href = snapshot.landings.of('location', step.uuid)?.uris[language]
    if (!href || step.type === 'country') return []
    return [{ label: step.translations[language].name, href }]
  })
}

export function spaCrumbs(snapshot: Snapshot, spa: Spa, language: Language): Crumb[] {
  return fromSpas(language, [
    ...placeCrumbs(snapshot, spa.location.uuid, language),
    { label: spa.name, href: snapshot.landings.of('spa', spa.uuid)?.uris[language] },
  ])
}
