import { type Language, perLanguage } from '#platform/i18n/languages.ts'
import { makeTranslate, sentencesOf } from '#platform/i18n/translate.ts'
import { declared, fromDeclared } from '#platform/pages/declarations.ts'

export const i18nFor = (language: Language) => spoken()[language]

/** Made once: sentences never change, so all requests of a language share them. */
const spoken = fromDeclared(() => {
  const messages = Object.entries(declared('messages'))
  return perLanguage((language) => {
    const namespaces = Object.fromEntries(messages.map(([namespace, each]) => [namespace, each[language]]))
    /** The names right below a key, in the order of their sentences. */
    const namesBelow = (key: string) =>
      Object.keys(key.split('.').reduce<object>((branch, name) => Reflect.get(branch, name) ?? {}, namespaces))
    return { t: makeTranslate(language, sentencesOf(namespaces)), namesBelow }
  })
})
