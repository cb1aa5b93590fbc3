import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../messages/es/stripe.ts'

const file = (language: Language): Promise<{ default: Translated<typeof es> }> =>
  import(`../messages/${language}/stripe.ts`)

export const { words } = await inEveryLanguage({ words: file })
