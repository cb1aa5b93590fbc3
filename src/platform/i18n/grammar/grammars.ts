import type { PerLanguage } from '#platform/i18n/languages.ts'
import { es } from './es.ts'
import type { Grammar } from './grammar.ts'
import { pt } from './pt.ts'

export const grammars: PerLanguage<Grammar> = { es, pt }
