import { expect, test } from 'vitest'
import {
  defaultLanguage,
  homeCountryOf,
  isLanguage,
  languageOf,
  languageOfCountry,
  languageRows,
  languages,
  localeOf,
  pickLanguages,
} from './languages.ts'

test.each([
  ['es', true],
  ['pt', true],
  ['PT', false],
  ['en', false],
  ['', false],
  [undefined, false],
])('%j is a language: %s', (value, answer) => {
  expect(isLanguage(value)).toBe(answer)
})

test.each([
  ['/', undefined, 'es'],
  ['/spa-balneario/', undefined, 'es'],
  ['/pt/', undefined, 'pt'],
  ['/pt', undefined, 'pt'],
  ['/pt/spas/tenerife/', undefined, 'pt'],
  ['/voucher/pt/start', undefined, 'pt'],
  ['/pt/spas/es/', undefined, 'pt'],
  ['/ptolomeo/', undefined, 'es'],
  ['/buscar/?pt', undefined, 'es'],
  ['/buscar/?back=/pt/', undefined, 'es'],
  ['/buscar/#pt', undefined, 'es'],
  ['/pt?q=spa', undefined, 'pt'],
  ['/spa-balneario/', 'pt', 'pt'],
  ['/pt/spas/', 'es', 'es'],
  ['/pt/spas/', 'fr', 'pt'],
  ['/spa-balneario/', 'fr', 'es'],
])('%j with the route language %j is read in %s', (path, routeLanguage, language) => {
  expect(languageOf(path, routeLanguage)).toBe(language)
})

test('the locale of each language is its own, as it is spoken in its country', () => {
  const wrong = languages.filter((language) => {
    const locale = new Intl.Locale(localeOf(language))
    return locale.language !== language || locale.region !== homeCountryOf(language)
  })
  expect(wrong).toEqual([])
})

test('one language is at the root, and each of the others below its own name', () => {
  const prefixes = languages.map((language) => (language === defaultLanguage ? '' : `/${language}`))
  expect(languages.map((language) => languageRows[language].prefix)).toEqual(prefixes)
})

test.each([
  ['ES', 'es'],
  ['PT', 'pt'],
  ['AD', 'es'],
  ['', 'es'],
])('in %j people read %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language)
})

test('some languages of all, in the order in which they are named', () => {
  expect(Object.entries(pickLanguages({ es: 'hola', pt: 'olá' }, ['pt', 'es']))).toEqual([
    ['pt', 'olá'],
    ['es', 'hola'],
  ])
})
