import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import { platformServed } from '#platform/i18n/messages/served.ts'
import { declareAll, declared, refuseTwins } from '#platform/pages/declarations.ts'
import './every-language.ts'
import { served } from './lists/served.ts'

/** What only the server knows of all features: every sentence, and which personal pages are kept. */
export const servedOfAll = [platformServed, ...served]

refuseTwins(servedOfAll)
declareAll(servedOfAll)
const [messages, wordLists] = await Promise.all([
  inEveryLanguage(declared('messageFiles')),
  inEveryLanguage(declared('wordListFiles')),
])
declareAll([{ messages, wordLists }])
