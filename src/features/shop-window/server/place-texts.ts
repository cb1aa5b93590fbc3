import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'

/** By the key that addresses of the default language give a place. */
export type PlaceTexts = {
  readonly intros: Readonly<Record<string, string>>
  readonly where: Readonly<Record<string, string>>
}

declare module '#platform/i18n/word-lists.ts' {
  interface WordLists {
    placeTexts: PlaceTexts
  }
}

/** What we have to say about a place: an introduction, and how it is named after 'Spas' ('nas Canárias'). */
export function placeTexts(snapshot: Snapshot, uuid: string, language: Language) {
  const key = placeKeys(snapshot, defaultLanguage).keyOf(uuid)
  const { intros, where } = wordList('placeTexts', language)
  return { intro: intros[key] ?? null, where: where[key] ?? null }
}
