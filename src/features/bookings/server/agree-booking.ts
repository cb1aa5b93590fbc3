import { z } from 'zod'
import { nameForParty } from '#features/catalogue/rules/prices/party.ts'
import { placeOfSpa } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { recordPerLanguage } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { perLanguage } from '#platform/i18n/languages.ts'

const texts = recordPerLanguage(z.string())

/** A booking as its customer was told it, in JSON. The catalogue may change: what was agreed doesn't. */
export const agreedBooking = z.object({
  serviceName: texts,
  /** In minutes. */
  duration: z.number(),
  spa: z.object({
    name: z.string(),
    address: z.string(),
    place: texts,
    phone: z.string(),
    email: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    timeZone: z.string(),
  }),
  /** Whether the spa confirms by hand. */
  isRequest: z.boolean(),
  /** Of a request: how long before its hour the spa must have answered, in minutes. */
  notice: z.number(),
  /** Until how many hours before it is moved or cancelled for nothing. Null: not at all. */
  freeHours: z.number().nullable(),
  /** What is to be known before coming. */
  conditions: recordPerLanguage(z.array(z.string())),
})

export type AgreedBooking = z.infer<typeof agreedBooking>

/** The names, the rule and the conditions of a service for a party, as the catalogue has them now. */
export function agreeBooking(
  snapshot: Snapshot,
  { service, spa, bookable, mode }: FoundService,
  pax: number,
): AgreedBooking {
  const { name, timeZone } = spa
  const { phone, email } = spa.contact
  const { address, latitude, longitude } = spa.location
  const place = perLanguage((language) => placeOfSpa(snapshot, spa, language))
  return {
    serviceName: perLanguage((language) => nameForParty(service.translations[language].name, service.capacity, pax)),
    duration: service.clientTimeDuration,
    spa: { name, address, place, phone, email, latitude, longitude, timeZone },
    isRequest: mode === 'request',
    notice: bookable.rules.notice,
    freeHours: bookable.rules.freeHours,
    conditions: perLanguage((language) =>
      Object.values(service.translations[language].legalConditions).filter(Boolean),
    ),
  }
}
