import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language, PerLanguage } from '#domain/site/languages.ts'
import type es from './es/messages.ts'
import type { Messages } from './message-shape.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: { app: typeof es }
    strictInterpolationChecks: true
    returnNull: false
  }
}

/** Only the language of the page is loaded, in the browser too. */
export const loadMessages = (language: Language): Promise<Messages> =>
  (language === 'es' ? import('./es/messages.ts') : import('./pt/messages.ts')).then((module) => module.default)

/** Portugal counts none as many (0 spas), Brazil, which plain 'pt' stands for, as one. */
const locales: PerLanguage<string> = { es: 'es-ES', pt: 'pt-PT' }

export async function makeI18n(language: Language, messages: Messages): Promise<i18n> {
  const instance = createInstance().use(initReactI18next)
  const locale = locales[language]
  await instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'app',
    ns: ['app'],
    resources: { [locale]: { app: messages } },
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // Spec 8: a missing translation is an internal error, never a key shown to a visitor.
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`missing i18n key: ${language}:${key}`)
    },
    missingInterpolationHandler: (text: string, found: string[]) => {
      throw new Error(`missing variable ${found[1]} in "${text}"`)
    },
  })
  return instance
}
