import type { Language } from '#platform/i18n/languages.ts'
import type { Messages } from '../i18n/language-files.ts'
import { type SentencesByKey, sentencesOf } from '../i18n/translate.ts'
import { declared } from './declarations.ts'

/** The messages come to the browser by the namespace: those of every page, and with a page those that only it says. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its own.
export interface Namespaces {}
export type Namespace = keyof Namespaces & string

/** The files of a language: no browser needs those of another. */
export type NamespaceFiles = Readonly<Record<Exclude<Namespace, 'everyPage'>, () => Promise<{ default: Messages }>>>

declare module './declarations.ts' {
  interface Declared {
    everyPage: Record<'messages', (language: Language) => Promise<{ default: Messages; namespaces: NamespaceFiles }>>
  }
}

export async function loadNamespace(namespace: Namespace, language: Language): Promise<SentencesByKey> {
  const everyPage = await declared('everyPage').messages(language)
  if (namespace === 'everyPage') return sentencesOf(everyPage.default)
  const messages: Messages = (await everyPage.namespaces[namespace]()).default
  return sentencesOf({ [namespace]: messages })
}
