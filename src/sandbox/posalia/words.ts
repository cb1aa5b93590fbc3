import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import { type Language, perLanguage } from '#platform/i18n/languages.ts'
import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../messages/es/posalia.ts'

type Words = Translated<typeof es>

const file = (language: Language): Promise<{ default: Words }> => import(`../messages/${language}/posalia.ts`)

const { words } = await inEveryLanguage({ words: file })

export const inWords = (say: (words: Words) => string) => perLanguage((language) => say(words[language]))
