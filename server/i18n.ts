import type { Language, PerLanguage } from '#domain/site/languages.ts'
import es from '#i18n/es/messages.ts'
import type { Messages } from '#i18n/message-shape.ts'
import pt from '#i18n/pt/messages.ts'
import { makeTranslate, sentencesOf } from '#i18n/translate.ts'

const messages: PerLanguage<Messages> = { es, pt }

/** Made once: sentences never change, so all requests of a language share them. */
const spoken = {
  es: { t: makeTranslate('es', sentencesOf(messages.es)) },
  pt: { t: makeTranslate('pt', sentencesOf(messages.pt)) },
}

export const i18nFor = (language: Language) => spoken[language]
