import type { Language } from '#platform/i18n/languages.ts'

/** The list of the routes of one language, which the build writes in place of the list of all. */
export const manifestUrl = (url: string, language: Language) => url.replace(/[.]js$/, `.${language}.js`)
