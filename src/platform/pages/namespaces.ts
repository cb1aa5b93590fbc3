import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import { type Messages, type Sentences, sentencesOf } from '../i18n/translate.ts'
import { declared } from './declarations.ts'

/** The messages come to the browser by the namespace: those of every page, and with a page those that only it says. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its own.
export interface Namespaces {}
export type Namespace = keyof Namespaces & string

declare module './declarations.ts' {
  interface Declared {
    namespaces: Record<Namespace, PerLanguage<() => Promise<{ default: Messages }>>>
  }
}

export async function loadNamespace(namespace: Namespace, language: Language): Promise<Sentences> {
  const messages: Messages = (await declared('namespaces')[namespace][language]()).default
  return sentencesOf(namespace === 'everyPage' ? messages : { [namespace]: messages })
}
