import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { nameForParty } from '#features/catalogue/rules/prices/party.ts'
import { getawayPlace } from '#features/catalogue/server/landings.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { AgreedNames } from '#features/getaways/rules/agreed-stay.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { perLanguage } from '#platform/i18n/languages.ts'

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
