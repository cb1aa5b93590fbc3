import type { Language } from '#domain/site/languages.ts'
import { languagePrefix } from './paths.ts'
import { purchaseSegments } from './purchase-paths.ts'

/** What the page of a service asks for its next free hours. */
export const nextHoursPath = (language: Language) =>
  `${languagePrefix(language)}/${purchaseSegments.booking}/next-hours/`
