import type { Getaway } from '#domain/catalogue/getaway.ts'
import type { Location } from '#domain/catalogue/location.ts'
import type { Service } from '#domain/catalogue/services/service.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import { sellableParty } from '#domain/pricing/party.ts'
import { fold } from '#domain/search/text.ts'
import { type Language, languages, type PerLanguage } from '#domain/site/languages.ts'
import { type Page, pageOf } from '#server/catalogue/paging.ts'
import { perSnapshot } from '#server/catalogue/per-snapshot.ts'
import { type NotForSale, whyNotForSale } from '#server/catalogue/services/service-sale.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { findBookable } from '#server/purchases/kinds/booking/api/find-bookable.ts'
import type { Services } from '#server/services.ts'

/** A thing with all the places around it, and the words it is found by. */
type Entry<Thing> = { thing: Thing; places: Set<string>; words: PerLanguage<string> }

export type Wanted = { lang: Language; place?: string | undefined; q?: string | undefined; page?: string | undefined }

/** What has a page, by name. */
export const spaEntries = perSnapshot(({ spas, locations, landings }) =>
  byName(
    [...spas.values()].filter(({ uuid }) => landings.of('spa', uuid)),
    ({ name }) => name,
  ).map((spa) => entryOf(spa, locations, spa.location.uuid, () => [spa.name, spa.location.city])),
)

/** What has a page, by spa. */
const allServiceEntries = perSnapshot((snapshot) =>
  spaEntries(snapshot).flatMap(({ thing: spa }) =>
    (snapshot.servicesOfSpa.get(spa.uuid) ?? [])
      .filter(({ uuid }) => snapshot.landings.of('service', uuid))
      .map((service) =>
        entryOf(service, snapshot.locations, spa.location.uuid, (language) => [
          service.translations[language].name,
          spa.name,
          spa.location.city,
        ]),
      ),
  ),
)

/** What is sold as a voucher. */
export const serviceEntries = perSnapshot((snapshot) =>
  allServiceEntries(snapshot).filter(({ thing }) => {
    const spa = snapshot.spas.get(thing.spaUuid)
    return spa && !notSold(thing, spa)
  }),
)

/** What is booked by the hour. */
export const bookableEntries = (services: Pick<Services, 'catalogue' | 'config'>) =>
  allServiceEntries(services.catalogue.current()).filter(({ thing }) => findBookable(services, thing.uuid))

export const getawayEntries = perSnapshot(({ getaways, spas, locations, landings }) =>
  byName(
    [...getaways.values()].filter(({ uuid, spaUuid }) => landings.of('getaway', uuid) && spas.has(spaUuid)),
    ({ translations }) => translations.es.name,
  ).map((getaway: Getaway) =>
    entryOf(getaway, locations, getaway.hotel.locationUuid, (language) => [
      getaway.translations[language].name,
      getaway.hotel.name,
    ]),
  ),
)

export function findIn<Thing>(entries: readonly Entry<Thing>[], { lang, place, q = '', page }: Wanted): Page<Thing> {
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

/** Why startPurchase would refuse it: the page's reasons, and a capacity that no party fits. */
export function notSold(service: Service, spa: Spa): NotForSale | 'noParty' | null {
  return (
    whyNotForSale(service, spa) ?? (sellableParty(service.capacity, service.capacity.minimum).ok ? null : 'noParty')
  )
}

function entryOf<Thing>(
  thing: Thing,
  locations: Snapshot['locations'],
  placeUuid: string,
  namesIn: (language: Language) => string[],
): Entry<Thing> {
  const around: Location[] = []
  for (let place = locations.get(placeUuid); place; place = locations.get(place.parentUuid ?? '')) around.push(place)
  const wordsIn = (language: Language) =>
    ` ${wordsOf([...namesIn(language), ...around.map(({ translations }) => translations[language].name)].join(' '))}`
  const words = Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as PerLanguage<string>
  return { thing, places: new Set(around.map(({ uuid }) => uuid)), words }
}

const wordsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

const byName = <Thing>(things: Thing[], nameOf: (thing: Thing) => string) =>
  things.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'es'))
