import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Messages } from '#platform/i18n/language-files.ts'
import { type Language, languages, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { makeTranslate, sentencesOf } from '#platform/i18n/translate.ts'
import { declared } from '#platform/pages/declarations.ts'

const messages = Object.entries<PerLanguage<Messages>>(declared('messages'))
const sentences = perLanguage((language) =>
  sentencesOf(Object.fromEntries(messages.map(([namespace, each]) => [namespace, each[language]]))),
)
const variablesOf = (sentence = '') => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted()

const translate = perLanguage((language) => makeTranslate(language, sentences[language]))

const say = (language: Language, key: string, values: Record<string, unknown> = {}) =>
  (translate[language] as (key: string, values: Record<string, unknown>) => string)(key, values)

test.each(languages)('%s says the same things as the others', (language) => {
  expect([...sentences[language].keys()]).toEqual([...sentences.es.keys()])
})

test.each(languages)('every sentence of %s has the same variables as in Spanish', (language) => {
  const told = (each: Language, key: string) => variablesOf(sentences[each].get(key)).join(', ')
  const different = [...sentences.es.keys()].filter((key) => told('es', key) !== told(language, key))
  expect(different.map((key) => `${key}: ${told('es', key)} | ${told(language, key)}`)).toEqual([])
})

test.each(languages)('%s has the files that Spanish has', (language) => {
  const filesIn = (each: Language) =>
    globSync([`src/**/messages/${each}/**/*.ts`, `src/features/content/texts/${each}/*.md`])
      .map((file) => file.replace(`/${each}/`, '/'))
      .toSorted()
  expect(filesIn(language)).toEqual(filesIn('es'))
})

test('an order is an «encomenda» in Portuguese; a «pedido» is what a spa is asked for', () => {
  const isOrder = (sentence: string) => /\b(el|del|tu) pedido\b|(^|\. )Pedido\b/.test(sentence)
  const orders = [...sentences.es].flatMap(([key, sentence]) => (isOrder(sentence) ? [key] : []))
  expect(orders.length).toBeGreaterThan(10)
  for (const key of orders) expect(sentences.pt.get(key), key).toMatch(/encomenda/i)
  const requests = [...sentences.es].flatMap(([key, sentence]) => (/\bsolicitud\b/i.test(sentence) ? [key] : []))
  for (const key of requests) expect(sentences.pt.get(key), key).not.toMatch(/encomenda/i)
})

test('a request is withdrawn or lapses: it is not let go', () => {
  for (const [key, sentence] of sentences.es)
    if (/solicitud/i.test(sentence)) expect(sentence, key).not.toMatch(/\b(solt|suelt)/i)
  for (const [key, sentence] of sentences.pt)
    if (/pedido/i.test(sentence)) expect(sentence, key).not.toMatch(/\blibert/i)
})

test.each(languages)('no sentence of %s is empty, or begins or ends with a space', (language) => {
  for (const [key, sentence] of sentences[language]) {
    expect(sentence.trim(), key).toBe(sentence)
    expect(sentence, key).not.toBe('')
  }
})

test.each(languages)('whatever is counted in %s has a word for one and for many, and tells the count', (language) => {
  // 'many' begins at a million in both languages.
  const plurals = [...sentences[language].keys()].filter((key) => /_(zero|one|two|few|many|other)$/.test(key))
  const counted = new Set(plurals.map((key) => key.replace(/_\w+$/, '')))
  expect(counted.size).toBeGreaterThan(5)
  for (const key of counted) {
    expect(sentences[language].has(`${key}_one`), key).toBe(true)
    expect(sentences[language].has(`${key}_other`), key).toBe(true)
    expect(sentences[language].has(key), key).toBe(false)
    expect(variablesOf(sentences[language].get(`${key}_other`))).toContain('count')
  }
})

test.each(languages)('every key of %s is said with its variables filled in', (language) => {
  for (const [key, sentence] of sentences[language]) {
    const values = Object.fromEntries(variablesOf(sentence).map((name) => [name, name === 'count' ? 7 : `<${name}>`]))
    const said = say(language, key.replace(/_(one|other)$/, ''), { ...values, count: key.endsWith('_one') ? 1 : 7 })
    expect(said, key).not.toMatch(/\{\{|\}\}/)
    for (const name of variablesOf(sentence)) if (name !== 'count') expect(said, key).toContain(`<${name}>`)
  }
})

test.each([
  ['es', 0, '0 spas'],
  ['es', 1, '1 spa'],
  ['es', 2, '2 spas'],
  ['pt', 0, '0 spas'],
  ['pt', 1, '1 spa'],
  ['pt', 2, '2 spas'],
] as const)('in %s %i is said as %s', (language, count, words) => {
  expect(say(language, 'catalogue.spaCount', { count })).toBe(words)
})

test.each(languages)('a missing key or variable is an error in %s, never shown to a visitor', (language) => {
  expect(() => say(language, 'shell.noSuchThing')).toThrow(`missing i18n key: ${language}:shell.noSuchThing`)
  expect(() => say(language, 'shell.logo')).toThrow('missing variable brand')
})
