import { z } from '@hono/zod-openapi'
import { findBookable } from '#features/bookings/server/api/calls/free-query.ts'
import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import { parties, type Service } from '#features/catalogue/rules/services/service.ts'
import { onlineBookings } from '#features/catalogue/rules/spas/online-booking.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import {
  exampleService,
  exampleSite,
  exampleSpa,
  foundFields,
  representFound,
} from '#features/catalogue/server/api/found.ts'
import { examplePlace } from '#features/catalogue/server/api/queries.ts'
import { type NotForSale, voucherPrice, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { group, listOf, money, named, oneOf, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

/** At the price of today: what is bought is bought at it. */
export function summarizeService(
  services: Services,
  language: Language,
  { service, spa }: { service: Service; spa: Spa },
): z.output<typeof serviceSummary> {
  const { name, slug } = service.translations[language]
  const placed = { uuid: service.uuid, name, slug, placeUuid: spa.location.uuid }
  const { place, ...found } = representFound(services, language, 'service', placed)
  const snapshot = services.catalogue.current()
  const { price, discount } = voucherPrice({ snapshot, day: madridDay(services.clock.now()) }, service)
  return {
    ...found,
    spa: { uuid: spa.uuid, name: spa.name },
    place,
    minutes: service.clientTimeDuration,
    capacity: service.capacity,
    audience: service.audience,
    isForSale: whyNotSold(service, spa) === null,
    booking: findBookable(services, service.uuid)?.mode ?? 'disabled',
    price: { base: discount?.base ?? price, final: price, lowest: discount?.lowest ?? null },
  }
}

/** Those of a spa that are sold as vouchers now. */
export const soldServices = ({ catalogue }: Services, spa: Spa): Service[] =>
  (catalogue.current().servicesOfSpa.get(spa.uuid) ?? []).filter((service) => whyNotSold(service, spa) === null)

/** Why startPurchase would refuse it: the page's reasons, and a capacity that no party fits. */
export function whyNotSold(service: Service, spa: Spa): NotForSale | 'noParty' | null {
  const { capacity } = service
  return whyNotForSale(service, spa) ?? (sellableParty(capacity, capacity.minimum).ok ? null : 'noParty')
}

const serviceFields = {
  ...foundFields,
  spa: named('The spa that gives it.'),
  minutes: whole('How long it lasts; 0 where that is not said.'),
  capacity: group('For how many people it is sold. showService lists the parties.', {
    minimum: whole('People in the smallest party.'),
    maximum: whole('People in the largest.'),
    incrementing: whole('By how many a party grows; 0 for one that has one size.'),
  }),
  audience: group('Whom it is for. Nothing of it is asked again when buying.', {
    party: oneOf(parties, 'For whom one voucher is.'),
    ageBand: z
      .object({ from: whole('Youngest, in years.'), to: whole('Oldest.') })
      .nullable()
      .openapi({ description: 'For which age only, if for one.' }),
    residency: z
      .enum(['resident', 'non-resident'])
      .nullable()
      .openapi({ description: 'For residents of the region only, or for others only; null for everybody.' }),
    isForPregnancy: yesOrNo('Whether it is made for pregnant women.'),
  }),
  isForSale: yesOrNo('Whether startPurchase takes it now, as a voucher.'),
  booking: oneOf(
    onlineBookings,
    "Whether an hour of it is booked online: 'enabled' (confirmed at once), 'request' (its spa is asked, and answers) or 'disabled'.",
  ),
  price: group('Of one voucher for the smallest party, today.', {
    base: money('Without offers.'),
    final: money('What is paid today, with the offers of the day.'),
    lowest: money('The lowest of the 30 days before the offer, to be shown beside a discount.')
      .nullable()
      .openapi({ description: 'The lowest of the 30 days before the offer; null where there is none.' }),
  }),
}

export const serviceSummary = z.object(serviceFields).openapi('ServiceSummary')

export const serviceSchema = z
  .object({
    ...serviceFields,
    uuidRevision: text('Its version: another one once something of it has changed.'),
    description: text('What it is like.'),
    includes: listOf(z.string(), 'What is included.'),
    conditions: text('Conditions of the spa; may be empty.'),
    weekdays: listOf(z.number().int(), 'On which days it is given: 1 is Monday.'),
    validDays: whole('How many days a voucher bought today is valid.'),
    mostUnits: whole('How many vouchers of it one purchase holds at most.'),
    whyNotForSale: z
      .enum(['closed', 'lost', 'paused', 'noVoucher', 'noParty'])
      .nullable()
      .openapi({ description: 'Why it is not sold now; null where it is.' }),
    parties: listOf(
      z.object({
        pax: whole("People: what startPurchase is sent as 'pax'."),
        vouchers: whole('How many vouchers they need.'),
        base: money('What they pay without offers.'),
        price: money('What they pay today.'),
      }),
      'Every party it is sold for, from the smallest on; at most 50.',
    ),
  })
  .openapi('Service')

export const serviceSummaryExample: z.output<typeof serviceSummary> = {
  ...exampleService,
  slug: 'circuito-de-aguas',
  url: `${exampleSite}/spa-balneario/tenerife/aqua-costa-spa/circuito-de-aguas/`,
  spa: exampleSpa,
  place: examplePlace,
  minutes: 90,
  capacity: { minimum: 1, maximum: 2, incrementing: 1 },
  audience: { party: 'one-person', ageBand: null, residency: null, isForPregnancy: false },
  isForSale: true,
  booking: 'enabled',
  price: { base: euros(4500), final: euros(4500), lowest: null },
}

export const serviceExample: z.output<typeof serviceSchema> = {
  ...serviceSummaryExample,
  uuidRevision: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
  description: 'Noventa minutos de agua caliente, vapor y sal.',
  includes: ['Circuito termal', 'Infusión'],
  conditions: 'Sujeto a disponibilidad del spa.',
  weekdays: [1, 2, 3, 4, 5],
  validDays: 365,
  mostUnits: 20,
  whyNotForSale: null,
  parties: [
    { pax: 1, vouchers: 1, base: euros(4500), price: euros(4500) },
    { pax: 2, vouchers: 2, base: euros(9000), price: euros(9000) },
  ],
}
