import type { Suggestion } from '#domain/search/suggestion.ts'
import type { Suggestible } from '#domain/search/suggestions.ts'
import type { PerLanguage } from '#domain/site/languages.ts'

/** One that can be suggested, with all that is shown of it. Its note begins with `where`. */
export type Entry = Suggestible & { suggestion: Suggestion; locationUuid: string | null }

/** 'Spa en Tenerife' is a wish for Tenerife. */
export const saidWithPlaces: PerLanguage<string> = {
  es: 'spa spas balneario balnearios en',
  pt: 'spa spas termas em no na',
}
