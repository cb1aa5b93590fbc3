import { z } from '@hono/zod-openapi'
import { attemptStates } from '#features/checkout/rules/payments/attempt.ts'
import { stayStates } from '#features/getaways/rules/bought/bought-stay.ts'
import { languages } from '#platform/i18n/languages.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { group, listOf, money, oneOf, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'
import { rateSchema } from './rate-fields.ts'

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
  rates: listOf(rateSchema, 'The first, and only one, is the selected rate.'),
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
