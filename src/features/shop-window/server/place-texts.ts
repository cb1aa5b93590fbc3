import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import es from '#features/shop-window/messages/es/places.ts'
import pt from '#features/shop-window/messages/pt/places.ts'
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'

type Texts = Partial<Record<string, string>>
const texts: PerLanguage<{ intros: Texts; where: Texts }> = { es, pt }

/** What we have to say about a place: an introduction, and how it is named after 'Spas' ('nas Canárias'). */
export function placeTexts(snapshot: Snapshot, uuid: string, language: Language) {
  const key = placeKeys(snapshot, 'es').keyOf(uuid)
  const { intros, where } = texts[language]
  return { intro: intros[key] ?? null, where: where[key] ?? null }
}
