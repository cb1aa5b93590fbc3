import type { i18n } from 'i18next'
import { type Language, languages } from '#domain/site/languages.ts'
import { loadMessages, makeI18n } from '#i18n/i18n.ts'

/** Made once: an instance never changes, so all requests of a language share it. */
const instances = new Map<Language, i18n>(
  await Promise.all(
    languages.map(async (language) => [language, await makeI18n(language, await loadMessages(language))] as const),
  ),
)

export const i18nFor = (language: Language) => instances.get(language) as i18n
