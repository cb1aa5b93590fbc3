import type { Suggestion } from '#features/search/rules/suggestion.ts'

/** A suggestion in the finder's list. `label` is what it says, where that is not its name. */
export type FinderOption = Suggestion & { label?: string }

/** Options under a heading. */
export type OptionGroup = { title: string; options: FinderOption[] }
