import type { Suggestion } from '#domain/search/suggestion.ts'
import type { Suggestible } from '#domain/search/suggestions.ts'

/** One that can be suggested, with all that is shown of it. Its note begins with `where`. */
export type Entry = Suggestible & { suggestion: Suggestion; locationUuid: string | null }
