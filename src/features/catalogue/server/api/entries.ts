import { lineOf } from '#features/catalogue/rules/location.ts'
import { type ListPage, pageOf } from '#features/catalogue/server/paging.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { defaultLanguage, type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { fold } from '#platform/rules/fold.ts'

/** A thing with all the places around it, and the words it is found by. */
export type Listed<Thing> = { thing: Thing; places: Set<string>; words: PerLanguage<string> }

type EntryQuery = { lang: Language; place?: string | undefined; q?: string | undefined; page?: string | undefined }

export function findIn<Thing>(
  entries: readonly Listed<Thing>[],
  { lang, place, q = '', page }: EntryQuery,
): ListPage<Thing> {
  const asked = wordsOf(q).split(' ').filter(Boolean)
  const found = entries.filter(
    ({ places, words }) =>
      (place === undefined || places.has(place)) && asked.every((word) => words[lang].includes(` ${word}`)),
  )
  return pageOf(
    found.map(({ thing }) => thing),
    page ?? null,
  )
}

export function entryOf<Thing>(
  thing: Thing,
  locations: Snapshot['locations'],
  placeUuid: string,
  namesIn: (language: Language) => string[],
): Listed<Thing> {
  const place = locations.get(placeUuid)
  const around = place ? lineOf(place, locations) : []
  const wordsIn = (language: Language) =>
    ` ${wordsOf([...namesIn(language), ...around.map(({ translations }) => translations[language].name)].join(' '))}`
  return { thing, places: new Set(around.map(({ uuid }) => uuid)), words: perLanguage(wordsIn) }
}

const wordsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

export const byName = <Thing>(things: Thing[], nameOf: (thing: Thing) => string) =>
  things.sort((one, other) => nameOf(one).localeCompare(nameOf(other), defaultLanguage))
