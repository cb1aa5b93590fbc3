import { z } from '@hono/zod-openapi'
import { stayStates } from '#domain/getaways/bought/bought-stay.ts'
import { attemptStates } from '#domain/payments/attempt.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { languages } from '#domain/site/languages.ts'
import { money, rateSchema, text, whole } from './rate-fields.ts'

const orNull = (description: string) => z.string().nullable().openapi({ description })

const locators = z.object({
  purchase_locator: text('What the purchase is called on the phone.'),
  voucher_code: orNull("What is told at the spa: 'HS' and five digits and three capitals. Null until it is confirmed."),
  hotel_locator: orNull('What the hotel calls the stay. Null until it is confirmed.'),
})

const packageAvailability = z.object({
  package_uuid: text('The getaway.'),
  package_uuid_revision: text('The version of the getaway that was chosen.'),
  from: text('The day of arrival, YYYY-MM-DD.'),
  to: text('The day of departure.'),
  num_pax: whole('How many people.'),
  total_nights: whole('How many nights.'),
  rates: z.array(rateSchema).openapi({ description: 'The first, and only one, is the selected rate.' }),
})

const localization = z.object({
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
  allowNotifications: z.boolean().openapi({ description: 'Whether offers by e-mail are wanted.' }),
  country: text("'ES', 'PT', 'AD' or 'other': it decides on the ways to pay."),
  allow_notifications: z.boolean().openapi({ description: 'The same, as updateGetawayPurchase takes it.' }),
  localization: localization.openapi({ description: 'Where the buyer lives, as far as it was told.' }),
})

const payment = z.object({
  method: z.enum(paymentMethods).openapi({ description: 'How.' }),
  price: money('How much.'),
  status: z
    .object({
      type: z.enum(attemptStates).openapi({
        description:
          "'open', 'authorized' (kept by the bank, and not taken yet), 'paid', 'failed' or 'released' (authorised, and given up).",
      }),
    })
    .openapi({ description: 'How it stands.' }),
  started_on: text('When it was begun, ISO 8601.'),
})

const metadata = z.object({
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
  lang_code: z.enum(languages).openapi({ description: 'The language of the purchase.' }),
  locators: locators.openapi({ description: 'Names for people.' }),
  package_availability: packageAvailability.openapi({ description: 'What is bought, as it was quoted.' }),
  buyer: buyer.nullable().openapi({ description: 'Who buys, once it is known.' }),
  payments: z.array(payment).openapi({ description: 'The attempts to pay, the first one first.' }),
  conditions: z
    .object({
      hotel_book_conditions: text('Those of the hotel; may be empty.'),
      spa_book_conditions: text('Those of the spa, a line each; may be empty.'),
    })
    .openapi({ description: 'What the buyer accepts with the payment.' }),
  metadata: metadata.openapi({ description: 'How the hotel keeps it.' }),
  files: files
    .nullable()
    .openapi({ description: 'For the browser that bought it, while the stay is confirmed. Null before and after.' }),
}

const shape = z.object(getawayFields)
export type GetawayFields = z.infer<typeof shape>
