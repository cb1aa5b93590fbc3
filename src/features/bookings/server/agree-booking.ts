import type { AgreedBooking } from '#features/bookings/rules/booking-goods.ts'
import { nameForParty } from '#features/catalogue/rules/prices/party.ts'
import { placeOfSpa } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { perLanguage } from '#platform/i18n/languages.ts'

/** The names, the rule and the conditions of a service for a party, as the catalogue has them now. */
export function agreeBooking(
  snapshot: Snapshot,
  { service, spa, bookable, mode }: FoundService,
  pax: number,
): AgreedBooking {
  return {
    serviceName: perLanguage((language) => nameForParty(service.translations[language].name, service.capacity, pax)),
    duration: service.clientTimeDuration,
    spa: {
      name: spa.name,
      address: spa.location.address,
      place: perLanguage((language) => placeOfSpa(snapshot, spa, language)),
      phone: spa.contact.phone,
      email: spa.contact.email,
      latitude: spa.location.latitude,
      longitude: spa.location.longitude,
      timeZone: spa.timeZone,
    },
    isRequest: mode === 'request',
    notice: bookable.rules.notice,
    freeHours: bookable.rules.freeHours,
    conditions: perLanguage((language) =>
      Object.values(service.translations[language].legalConditions).filter(Boolean),
    ),
  }
}
