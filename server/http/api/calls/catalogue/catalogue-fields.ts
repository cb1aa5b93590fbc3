import { z } from '@hono/zod-openapi'
import { parties } from '#domain/catalogue/services/service.ts'
import { onlineBookings } from '#domain/catalogue/spas/online-booking.ts'
import { money, named, text, whole } from '../../fields.ts'

/** What every thing of the catalogue is found and named by. */
const found = {
  uuid: text('Names it in every call, and never changes.'),
  name: text('Its name.'),
  slug: text('Its part of the address of its page.'),
  url: text('Its page.'),
  place: named('Where it is.').nullable().openapi({ description: 'The town it is in, if it is known.' }),
}

const spaFields = {
  ...found,
  country: text('ISO 3166 code.'),
  rating: z
    .object({
      value: z.number().nullable().openapi({ description: 'Of 5; null where nobody has rated it.' }),
      count: whole('Of how many opinions.'),
    })
    .openapi({ description: 'What visitors say.' }),
  sellsVouchers: z.boolean().openapi({ description: 'Whether its vouchers are sold now.' }),
  priceFrom: money('For the smallest party.')
    .nullable()
    .openapi({ description: 'Of its cheapest service that is sold, for the smallest party; null where none is.' }),
}

const audience = z.object({
  party: z.enum(parties).openapi({ description: 'For whom one voucher is.' }),
  ageBand: z
    .object({ from: whole('Youngest, in years.'), to: whole('Oldest.') })
    .nullable()
    .openapi({ description: 'For which age only, if for one.' }),
  residency: z
    .enum(['resident', 'non-resident'])
    .nullable()
    .openapi({ description: 'For residents of the region only, or for others only; null for everybody.' }),
  isForPregnancy: z.boolean().openapi({ description: 'Whether it is made for pregnant women.' }),
})

const serviceFields = {
  ...found,
  spa: named('The spa that gives it.'),
  minutes: whole('How long it lasts; 0 where that is not said.'),
  capacity: z
    .object({
      minimum: whole('People in the smallest party.'),
      maximum: whole('People in the largest.'),
      incrementing: whole('By how many a party grows; 0 for one that has one size.'),
    })
    .openapi({ description: 'For how many people it is sold. showService lists the parties.' }),
  audience: audience.openapi({ description: 'Whom it is for. Nothing of it is asked again when buying.' }),
  isForSale: z.boolean().openapi({ description: 'Whether startPurchase takes it now, as a voucher.' }),
  booking: z.enum(onlineBookings).openapi({
    description:
      "Whether an hour of it is booked online: 'enabled' (confirmed at once), 'request' (its spa is asked, and answers) or 'disabled'.",
  }),
  price: z
    .object({
      base: money('Without offers.'),
      final: money('What is paid today, with the offers of the day.'),
      lowest: money('The lowest of the 30 days before the offer, to be shown beside a discount.')
        .nullable()
        .openapi({ description: 'The lowest of the 30 days before the offer; null where there is none.' }),
    })
    .openapi({ description: 'Of one voucher for the smallest party, today.' }),
}

export const spaSummary = z.object(spaFields).openapi('SpaSummary')
export const serviceSummary = z.object(serviceFields).openapi('ServiceSummary')

export const spaSchema = z
  .object({
    ...spaFields,
    description: text('What it is like; may hold several paragraphs.'),
    address: text('Street and number.'),
    city: text('Town.'),
    latitude: z.number().openapi({ description: 'In degrees.' }),
    longitude: z.number().openapi({ description: 'In degrees.' }),
    hotel: z.string().nullable().openapi({ description: 'The hotel it stands in, if it stands in one.' }),
    contact: z
      .object({
        phone: text('May be empty.'),
        email: text('May be empty.'),
        web: z.string().nullable().openapi({ description: 'Its own site.' }),
      })
      .openapi({ description: 'Where a voucher is booked.' }),
    services: z.array(serviceSummary).openapi({ description: 'What can be bought of it now.' }),
  })
  .openapi('Spa')

export const serviceSchema = z
  .object({
    ...serviceFields,
    uuidRevision: text('Its version: another one once something of it has changed.'),
    description: text('What it is like.'),
    includes: z.array(z.string()).openapi({ description: 'What is included.' }),
    conditions: text('Conditions of the spa; may be empty.'),
    weekdays: z.array(z.number().int()).openapi({ description: 'On which days it is given: 1 is Monday.' }),
    validDays: whole('How many days a voucher bought today is valid.'),
    mostUnits: whole('How many vouchers of it one purchase holds at most.'),
    whyNotForSale: z
      .enum(['closed', 'lost', 'paused', 'noVoucher', 'noParty'])
      .nullable()
      .openapi({ description: 'Why it is not sold now; null where it is.' }),
    parties: z
      .array(
        z.object({
          pax: whole("People: what startPurchase is sent as 'pax'."),
          vouchers: whole('How many vouchers they need.'),
          base: money('What they pay without offers.'),
          price: money('What they pay today.'),
        }),
      )
      .openapi({ description: 'Every party it is sold for, from the smallest on; at most 50.' }),
  })
  .openapi('Service')

const getawayFields = {
  ...found,
  spa: named('The spa it includes.'),
  hotel: z.object({ name: text('Its name.'), stars: whole('1 to 5.') }).openapi({ description: 'Where one sleeps.' }),
  nights: whole('How many.'),
  priceFrom: money('For two people, on the cheapest days.'),
}

export const getawaySummary = z.object(getawayFields).openapi('GetawaySummary')

export const getawaySchema = z
  .object({
    ...getawayFields,
    uuidRevision: text('Its version: another one once something of it has changed.'),
    description: text('What it is like.'),
    boards: z.array(z.string()).openapi({ description: 'The meals that can be had with it.' }),
    services: z.array(named('One of them.')).openapi({ description: 'The services of the spa that are part of it.' }),
  })
  .openapi('Getaway')

/** A page of a list: `items` and where it stands. */
export const pageOfList = <Item extends z.ZodType>(name: string, item: Item) =>
  z
    .object({
      items: z.array(item).openapi({ description: 'At most 24.' }),
      page: whole('This page, from 1 on.'),
      pages: whole('How many pages there are.'),
      total: whole('How many things there are on all of them.'),
    })
    .openapi(name)
