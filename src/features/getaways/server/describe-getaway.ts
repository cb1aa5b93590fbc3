import type { ProductLeaf } from 'schema-dts'
import { getawayGallery, includesSpa, miniGallery } from '#features/catalogue/rules/getaways/getaway.ts'
import { nameForParty } from '#features/catalogue/rules/prices/party.ts'
import { photoView, type Reader } from '#features/catalogue/server/cards.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import { formatMoney, hourInWords, listInWords } from '#platform/i18n/format.ts'
import { displayCurrency } from '#platform/rules/money.ts'
import {
  decimal,
  type Settings,
  type StructuredData,
  seller,
  wholePicture,
} from '#platform/server/structured-data/web-site.ts'

export type GetawayView = NonNullable<ReturnType<typeof describeGetaway>>

/** `pax`: for how many the services are named. */
export function describeGetaway(reader: Reader, uuid: string, pax = 2) {
  const { snapshot, language } = reader
  const getaway = snapshot.getaways.get(uuid)
  const spa = getaway && snapshot.spas.get(getaway.spaUuid)
  if (!getaway || !spa) return null
  const place = getawayPlace(getaway, snapshot.locations)
  const services = getaway.serviceUuids.flatMap((service) => snapshot.services.get(service) ?? [])
  const facilities = getaway.facilities.map(({ title }) => title[language])
  const notes = {
    room: getaway.hotel.rooms[0]?.name[language] ?? '',
    spa: spa.name,
    facilities: listInWords(facilities.slice(0, 3), language),
  }
  return {
    uuid,
    ...getaway.translations[language],
    place: place && {
      name: place.translations[language].name,
      href: snapshot.landings.of('getaway-place', place.uuid)?.uris[language],
    },
    hotel: {
      name: getaway.hotel.name,
      stars: getaway.hotel.stars,
      description: getaway.hotel.descriptions[language],
      rooms: getaway.hotel.rooms.map(({ name, details, image }) => ({
        name: name[language],
        details: details[language],
        photo: image && photoView(image, language),
      })),
      checkIn: hourInWords(getaway.hotel.checkIn, language),
      checkOut: hourInWords(getaway.hotel.checkOut, language),
    },
    spa: { name: spa.name, href: snapshot.landings.of('spa', spa.uuid)?.uris[language] },
    includesSpa: includesSpa(services),
    services: services.map(({ translations, capacity }) => nameForParty(translations[language].name, capacity, pax)),
    nights: getaway.nights,
    price: formatMoney(getaway.priceFrom),
    boardTypes: getaway.boardTypes.map(({ name, description }) => ({
      name: name[language],
      description: description[language],
    })),
    comforts: [...getaway.amenities.map(({ title }) => title[language]), ...facilities],
    photos: getawayGallery(getaway, spa).map((image) => photoView(image, language)),
    mini: miniGallery(getaway, spa, services, language).map((item) => ({
      kind: item.kind,
      names: item.kind === 'spa' ? item.names : null,
      note: notes[item.kind],
      photo: photoView(item.image, language),
    })),
  }
}

/** The places that have getaways, with how many: those with the most first. `here`: the one whose page it is. */
export function listGetawayPlaces({ snapshot, language }: Reader, here: string | null) {
  const { getaways, locations, landings } = snapshot
  const counts = Map.groupBy(getaways.values(), (getaway) => getawayPlace(getaway, locations))
  const places = [...counts].flatMap(([place, stays]) => {
    const href = place && landings.of('getaway-place', place.uuid)?.uris[language]
    if (!href) return []
    return [{ name: place.translations[language].name, href, count: stays.length, isHere: place.uuid === here }]
  })
  return places.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
}

const picturesTold = 3

/** A stay as the product it is. Its price depends on the dates: only the lowest is known. */
export function getawayData({ snapshot, language }: Reader, uuid: string, settings: Settings): StructuredData | null {
  const { publicUrl } = settings
  const getaway = snapshot.getaways.get(uuid)
  const landing = snapshot.landings.of('getaway', uuid)
  if (!getaway || !landing) return null
  const url = publicUrl + landing.uris[language]
  const { name, description } = getaway.translations[language]
  const pictures = [...getaway.images, ...getaway.hotel.images].slice(0, picturesTold)
  return {
    '@type': 'Product',
    '@id': `${url}#getaway`,
    name,
    description,
    url,
    sku: uuid,
    brand: { '@type': 'Brand', name: getaway.hotel.name },
    image: pictures.map(({ file }) => wholePicture(publicUrl, file)),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: decimal(getaway.priceFrom.amount),
      priceCurrency: displayCurrency(getaway.priceFrom.currency),
      seller: seller(settings),
    },
  } satisfies ProductLeaf
}
