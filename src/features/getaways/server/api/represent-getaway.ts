import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { asc, eq } from 'drizzle-orm'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import { attemptStates } from '#features/checkout/rules/payments/attempt.ts'
import type { Buyer } from '#features/checkout/rules/purchases/buyer.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { stayStates } from '#features/getaways/rules/bought-stay.ts'
import { languages } from '#platform/i18n/languages.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { group, listOf, money, oneOf, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import type { Services } from '#platform/server/services.ts'
import { agreedStayOf, readGetawayGoods } from '../purchase/read-getaway-goods.ts'
import { stayFileNames } from '../purchase/stay-file.ts'
import { type BoughtStay, getStay, isGood } from '../purchase/stay-row.ts'
import { rateResource, representAgreedRate } from './represent-rate.ts'

export async function representGetaway(services: Services, purchase: Purchase): Promise<GetawayFields> {
  const { uuid, language, quote, bill, locator, buyer, heldUntil } = purchase
  const goods = readGetawayGoods(purchase.goods)
  const agreed = agreedStayOf(purchase)
  const stay = await getStay(services.db, uuid)
  return {
    uuid_revision: purchaseRevision(purchase),
    lang_code: language,
    locators: {
      purchase_locator: locator,
      voucher_code: stay?.voucherCode ?? null,
      hotel_locator: stay?.hotelLocator ?? null,
    },
    package_availability: {
      package_uuid: goods.packageUuid,
      package_uuid_revision: goods.packageUuidRevision,
      from: goods.from,
      to: goods.to,
      num_pax: goods.pax,
      total_nights: countNights(goods),
      rates: [representAgreedRate({ goods, quote, bill, agreed }, services.clock.now(), language)],
    },
    buyer: buyer && representBuyer(buyer),
    payments: await paymentsOf(services, uuid),
    conditions: {
      hotel_book_conditions: agreed.conditions.hotel[language],
      spa_book_conditions: agreed.conditions.spa[language].join('\n'),
    },
    metadata: { held_until: heldUntil?.toISOString() ?? null, stay: stay?.state ?? null },
    files: stay && filesOf(services, purchase, stay),
  }
}

/**
 * Spec 3, `uuid_revision`: a name for what is chosen and who buys, made from their content, so that whoever has read an
 * earlier state can be told. Codes are not part of it: they are taken off by time alone, without a write.
 */
export function purchaseRevision(purchase: Purchase): string {
  const { uuid, state, language, goods, quoteRevision, bill, buyer, gift, guests } = purchase
  const content = [uuid, state, language, goods, quoteRevision, bill.selection ?? 0, buyer, gift, guests]
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // RFC 9562: version 8 is a form of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

function representBuyer({ home, ...buyer }: Buyer): NonNullable<GetawayFields['buyer']> {
  const { address = '', city = '', postalCode = '' } = home ?? {}
  return {
    ...buyer,
    allow_notifications: buyer.allowNotifications,
    localization: { address, country: buyer.country, city, postal_code: postalCode },
  }
}

async function paymentsOf({ db }: Services, purchaseUuid: string): Promise<GetawayFields['payments']> {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
    .orderBy(asc(paymentAttempts.startedAt))
  return attempts.map(({ method, amount, currency, state, startedAt }) => ({
    method,
    price: { amount, currency },
    status: { type: state },
    started_on: startedAt.toISOString(),
  }))
}

/** Only where `stayFile` gives them. */
function filesOf(services: Services, purchase: Purchase, stay: BoughtStay): GetawayFields['files'] {
  if (!isGood(services, stay, purchase)) return null
  const { pdf, calendar } = stayFileNames(stay)
  const url = (name: string) => services.config.publicUrl + purchaseFileHref(purchase, name)
  return { pdf: url(pdf), calendar: url(calendar) }
}

const locators = group('Names for people.', {
  purchase_locator: text('What the purchase is called on the phone.'),
  voucher_code: orNull("What is told at the spa: 'HS' and five digits and three capitals. Null until it is confirmed."),
  hotel_locator: orNull('What the hotel calls the stay. Null until it is confirmed.'),
})

const packageAvailability = group('What is bought, as it was quoted.', {
  package_uuid: text('The getaway.'),
  package_uuid_revision: text('The version of the getaway that was chosen.'),
  from: text('The day of arrival, YYYY-MM-DD.'),
  to: text('The day of departure.'),
  num_pax: whole('How many people.'),
  total_nights: whole('How many nights.'),
  rates: listOf(rateResource, 'The first, and only one, is the selected rate.'),
})

const localization = group('Where the buyer lives, as far as it was told.', {
  address: text('Street and number; may be empty.'),
  country: text("'ES', 'PT', 'AD' or 'other'."),
  city: text('Town; may be empty.'),
  postal_code: text('As the country writes it; may be empty.'),
})

const buyer = z.object({
  name: text('Given name.'),
  surname: text('Family name.'),
  email: text('Where what was bought is sent.'),
  phone: text('For the hotel.'),
  comment: text('For the hotel; may be empty.'),
  allowNotifications: yesOrNo('Whether offers by e-mail are wanted.'),
  country: text("'ES', 'PT', 'AD' or 'other': it decides on the ways to pay."),
  allow_notifications: yesOrNo('The same, as updateGetawayPurchase takes it.'),
  localization,
})

const payment = z.object({
  method: oneOf(paymentMethods, 'How.'),
  price: money('How much.'),
  status: group('How it stands.', {
    type: oneOf(
      attemptStates,
      "'open', 'authorized' (kept by the bank, and not taken yet), 'paid', 'failed' or 'released' (authorised, and given up).",
    ),
  }),
  started_on: text('When it was begun, ISO 8601.'),
})

const metadata = group('How the hotel keeps it.', {
  held_until: orNull('Until when the rooms are held for this purchase, ISO 8601. Null where they are not.'),
  stay: z.enum(stayStates).nullable().openapi({
    description:
      "'confirmed': the hotel expects its guests. 'cancelling', 'cancelled': it was given back. Null until it is confirmed.",
  }),
})

const files = z.object({
  pdf: text('The sheet that is shown at the hotel and the spa.'),
  calendar: text('The stay for a calendar, as an .ics file.'),
})

/** Spec 3, 'Getaway purchase': its names. */
export const getawayFields = {
  uuid_revision: text(
    'The version of what is chosen and of who buys: another one once any of it has changed. updateGetawayPurchase sends it back.',
  ),
  lang_code: oneOf(languages, 'The language of the purchase.'),
  locators,
  package_availability: packageAvailability,
  buyer: buyer.nullable().openapi({ description: 'Who buys, once it is known.' }),
  payments: listOf(payment, 'The attempts to pay, the first one first.'),
  conditions: group('What the buyer accepts with the payment.', {
    hotel_book_conditions: text('Those of the hotel; may be empty.'),
    spa_book_conditions: text('Those of the spa, a line each; may be empty.'),
  }),
  metadata,
  files: files
    .nullable()
    .openapi({ description: 'For the browser that bought it, while the stay is confirmed. Null before and after.' }),
}

const shape = z.object(getawayFields)
export type GetawayFields = z.infer<typeof shape>
