import type { Getaway } from '#domain/catalogue/getaway.ts'
import type { AgreedNames } from '#domain/getaways/agreed-stay.ts'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import { nameForParty } from '#domain/pricing/party.ts'
import { perLanguage } from '#domain/site/languages.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { getawayPlace } from '#server/seo/landings.ts'

/** The names and conditions of a getaway as the catalogue has them now. */
export function agreedNames(
  snapshot: Snapshot,
  getaway: Getaway,
  { boardType, pax }: Pick<GetawayGoods, 'boardType' | 'pax'>,
  timeZone: string,
): AgreedNames {
  const { hotel } = getaway
  const services = getaway.serviceUuids.flatMap((uuid) => snapshot.services.get(uuid) ?? [])
  const place = getawayPlace(getaway, snapshot.locations)
  const board = getaway.boardTypes.find(({ type }) => type === boardType)
  return {
    getawayName: perLanguage((language) => getaway.translations[language].name),
    boardName: board?.name ?? perLanguage(() => boardType),
    hotel: {
      name: hotel.name,
      stars: hotel.stars,
      phone: hotel.phone,
      checkIn: hotel.checkIn,
      checkOut: hotel.checkOut,
      timeZone,
    },
    place: perLanguage((language) => place?.translations[language].name ?? ''),
    spa: {
      uuid: getaway.spaUuid,
      name: snapshot.spas.get(getaway.spaUuid)?.name ?? '',
      services: perLanguage((language) =>
        services.map(({ translations, capacity }) => nameForParty(translations[language].name, capacity, pax)),
      ),
    },
    conditions: {
      hotel: hotel.conditions,
      // Services of one spa mostly have the same conditions.
      spa: perLanguage((language) => [
        ...new Set(
          services.flatMap(({ translations }) => Object.values(translations[language].legalConditions).filter(Boolean)),
        ),
      ]),
    },
  }
}
