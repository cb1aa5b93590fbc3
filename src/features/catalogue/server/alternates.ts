import { type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { pathOf, staticPageAt } from '#platform/pages/paths.ts'
import type { Snapshot } from './snapshot.ts'

/** The addresses of the same page in every language, or null where the address is none of ours. */
export function alternatesOf(snapshot: Snapshot, uri: string): PerLanguage<string> | null {
  const landing = snapshot.landings.byUri.get(uri)
  if (landing) return landing.landing.uris
  const known = staticPageAt(uri)
  if (!known) return null
  return perLanguage((language) => pathOf(known.page, language))
}

export function languageAt(snapshot: Snapshot, uri: string): Language | null {
  return snapshot.landings.byUri.get(uri)?.language ?? staticPageAt(uri)?.language ?? null
}
