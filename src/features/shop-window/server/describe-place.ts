import type { Location } from '#features/catalogue/rules/location.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { placeCrumbs } from '#features/catalogue/server/breadcrumbs.ts'
import { photoView, type Reader } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'

type PlaceLink = { name: string; href: string; count: number }

export type PlaceView = NonNullable<ReturnType<typeof describePlace>>

export function describePlace(reader: Reader, uuid: string) {
  const { snapshot, language } = reader
  const place = snapshot.locations.get(uuid)
  if (!place) return null
  const isAll = place.type === 'country'
  const spa = isAll ? [...snapshot.spas.values()][0] : snapshot.spasOfPlace.get(uuid)?.[0]
  const cover = spa?.images[1] ?? spa?.images[0]
  return {
    uuid,
    /** Null on the page of all spas. */
    name: isAll ? null : place.translations[language].name,
    ...placeTexts(snapshot, uuid, language),
    /** The places above it, and itself. */
    crumbs: placeCrumbs(snapshot, uuid, language),
    cover: cover ? photoView(cover, language) : null,
    /** One step down. */
    places: linksTo(reader, (other) => isBelow(other, place)),
    /** One step up; the page of all spas is in the breadcrumbs already. */
    parent: parentOf(reader, place),
    /** Those beside it. */
    neighbours: isAll ? [] : linksTo(reader, (other) => isBeside(other, place)),
  }
}

/** Below all spas the regions, where most spas are; below a community its regions, below those their towns. */
const isBelow = (other: Location, place: Location) =>
  place.type === 'country' ? other.type === 'region' : other.parentUuid === place.uuid

/** Towns have neighbours in their region; regions and communities are few, and each other's neighbours. */
const isBeside = (other: Location, place: Location) =>
  other.uuid !== place.uuid &&
  other.type === place.type &&
  (place.type !== 'city' || other.parentUuid === place.parentUuid)

function parentOf(reader: Reader, { parentUuid }: Location) {
  const [link] = linksTo(reader, ({ uuid, type }) => uuid === parentUuid && type !== 'country')
  return link && parentUuid ? { ...link, where: placeTexts(reader.snapshot, parentUuid, reader.language).where } : null
}

/** Only places with a page, and with something on it. */
function linksTo({ snapshot, language }: Reader, isWanted: (place: Location) => boolean): PlaceLink[] {
  return [...snapshot.locations.values()].filter(isWanted).flatMap((place) => {
    const href = snapshot.landings.of('location', place.uuid)?.uris[language]
    const count = snapshot.spasOfPlace.get(place.uuid)?.filter(isListed).length ?? 0
    return href && count > 0 ? [{ name: place.translations[language].name, href, count }] : []
  })
}

/** By the key that addresses of the default language give a place. */
type PlaceTexts = {
  readonly intros: Readonly<Record<string, string>>
  readonly where: Readonly<Record<string, string>>
}

declare module '#platform/i18n/word-lists.ts' {
  interface WordLists {
    placeTexts: PlaceTexts
  }
}

/** What we have to say about a place: an introduction, and how it is named after 'Spas' ('nas Canárias'). */
export function placeTexts(snapshot: Snapshot, uuid: string, language: Language) {
  const key = placeKeys(snapshot, defaultLanguage).keyOf(uuid)
  const { intros, where } = wordList('placeTexts', language)
  return { intro: intros[key] ?? null, where: where[key] ?? null }
}
