import type { Language, PerLanguage } from '#domain/site/languages.ts'
import es from '#i18n/es/places.ts'
import pt from '#i18n/pt/places.ts'
import { placeKeys } from '#server/search/place-keys.ts'
import type { Snapshot } from '../snapshot.ts'

type Texts = Partial<Record<string, string>>
const texts: PerLanguage<{ intros: Texts; where: Texts }> = { es, pt }

/** What we have to say about a place: an introduction, and how it is named after 'Spas' ('nas Canárias'). */
export function placeTexts(snapshot: Snapshot, uuid: string, language: Language) {
  const key = placeKeys(snapshot, 'es').keyOf(uuid)
  const { intros, where } = texts[language]
  return { intro: intros[key] ?? null, where: where[key] ?? null }
}
