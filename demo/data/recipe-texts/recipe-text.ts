import type { PerLanguage } from '#domain/site/languages.ts'

/**
 * What an experience is, by the key of its recipe. A spa sells one to several audiences and each has a page: there
 * are as many texts as any spa of the demo needs, so that no two of its pages say the same.
 */
export type RecipeTexts = Record<string, [PerLanguage<string>, ...PerLanguage<string>[]]>
