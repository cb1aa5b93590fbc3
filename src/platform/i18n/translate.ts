import type { LanguageFile, Messages } from './language-files.ts'
import { type Language, localeOf, type PerLanguage } from './languages.ts'

/** All messages as Spanish has them, by their namespaces. Each feature adds its own (`messages/served.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: every feature adds its messages.
export interface SpanishMessages {}

declare module '../pages/declarations.ts' {
  interface Declared {
    messageFiles: Record<keyof SpanishMessages, LanguageFile>
    /** What is in them: on a server alone. */
    messages: Record<keyof SpanishMessages, PerLanguage<Messages>>
  }
}

/** The same keys with any sentence: a file of another language satisfies it, or the compiler objects. */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> }

/** Says a sentence; the compiler knows every key and the variables of its sentence. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string

/** What is counted has one key and a sentence each for one (`_one`) and many (`_other`). */
export type MessageKey = Entry[0]

/** Keys whose sentence needs nothing filled in. */
export type PlainKey = Exclude<MessageKey, FilledKeyOf<Entry>>

/** Sentences may still be arriving: they are looked up when they are said. */
export function makeTranslate(language: Language, sentences: SentencesByKey): Translate {
  // With its country: Portugal counts none as many (0 spas), Brazil, which plain 'pt' stands for, as one.
  const plurals = new Intl.PluralRules(localeOf(language))
  return (key: string, values: Values = {}) => {
    const sentence =
      sentences.get(key) ??
      sentences.get(`${key}_${plurals.select(Number(values.count))}`) ??
      sentences.get(`${key}_other`)
    // Spec 8: a missing translation is an internal error, never a key shown to a visitor.
    if (sentence === undefined) throw new Error(`missing i18n key: ${language}:${key}`)
    // Most have nothing to fill in.
    if (!sentence.includes('{{')) return sentence
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`missing variable ${name} in "${sentence}"`)
      return String(value)
    })
  }
}

export type SentencesByKey = Map<string, string>

/** Every sentence under its whole key. */
export const sentencesOf = (messages: Messages): SentencesByKey => new Map(pairsOf(messages, ''))

function pairsOf(messages: Messages, above: string): [key: string, sentence: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : pairsOf(value, `${above}${key}.`),
  )
}

type Values = Record<string, string | number>

type Entry = EntryIn<SpanishMessages>
type EntryIn<Branch, Above extends string = ''> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? [key: `${Above}${Counted<Key>}`, sentence: Branch[Key]]
    : EntryIn<Branch[Key], `${Above}${Key}.`>
}[keyof Branch & string]

type Counted<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type ValuesOf<Key extends MessageKey> = [VariableOf<Key>] extends [never]
  ? [values?: Values]
  : [values: { [Name in VariableOf<Key>]: Name extends 'count' ? number : string | number }]

type FilledKeyOf<One> = One extends [string, `${string}{{${string}`] ? One[0] : never

type VariableOf<Key extends MessageKey> = VariableIn<SentenceOf[Key]>

/** By its key: to go through all of them for each key that is said took the compiler most of its time. */
type SentenceOf = { [One in Entry as One[0]]: One[1] }

type VariableIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariableIn<Rest> : never
