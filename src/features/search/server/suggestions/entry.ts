import type { Suggestion } from '#features/search/rules/suggestion.ts'
import type { Suggestible } from '#features/search/rules/suggestions.ts'

/** One that can be suggested, with all that is shown of it. Its note begins with `where`. */
export type Entry = Suggestible & { suggestion: Suggestion; locationUuid: string | null }
