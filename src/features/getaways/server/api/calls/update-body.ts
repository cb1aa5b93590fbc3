import { z } from '@hono/zod-openapi'
import { buyerAddressForm, buyerForm, buyerWithPhoneForm } from '#features/checkout/rules/purchases/buyer.ts'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { countryDescription, guestsField, plainDraft } from '#features/checkout/server/api/buyer-body.ts'
import { homeCountryOf, type Language } from '#platform/i18n/languages.ts'
import { formBody, optionalText, wantsOffers } from '#platform/server/http/api/form-body.ts'
import { langField } from '#platform/server/http/api/lang-field.ts'
import { asking, askingForObject } from '#platform/server/http/api/wrong-fields.ts'
import { getawayExample } from '../example.ts'
import { dayField, exampleStay, paxField, uuidField } from '../stay-request.ts'

const object = { error: asking('Send an object, or leave it out.') }

const packageAvailability = z.object(
  {
    package_uuid: uuidField(
      'Send the uuid of the getaway.',
      'The getaway: that of the purchase.',
      exampleStay.packageUuid,
    ),
    package_uuid_revision: uuidField(
      'Send uuidRevision of the getaway, or leave it out.',
      'uuidRevision of the getaway, where it has changed since; that of the purchase where it is left out.',
      exampleStay.packageUuidRevision,
    ).optional(),
    from: dayField('The day of arrival.', exampleStay.from),
    to: dayField('The day of departure.', exampleStay.to),
    num_pax: paxField,
  },
  object,
)

const localization = formBody(
  { table: { ...buyerAddressForm.table, country: buyerForm.table.country } },
  {
    address: ['buyerAddress', 'Street and number. At most 120 characters.'],
    country: ['country', optionalText(countryDescription)],
    city: ['buyerCity', 'Town. At most 120 characters.'],
    postal_code: ['buyerPostalCode', 'As the country writes it. At most 120 characters.'],
  },
)

const buyerFields = formBody(buyerWithPhoneForm, {
  name: ['name', 'Given name. At most 80 characters.'],
  surname: ['surname', 'Family name. At most 80 characters.'],
  phone: ['phone', 'For the hotel. At most 30 characters, without small letters.'],
  email: ['email', 'Where what was bought is sent. At most 254 characters.'],
  comment: ['comment', 'For the hotel, at most 500 characters.'],
  allow_notifications: ['newsletter', wantsOffers],
})

const buyer = z.object(
  {
    ...buyerFields.shape,
    localization: z.object(localization.shape, object).nullish().openapi({ description: 'Where the buyer lives.' }),
  },
  object,
)

/** Compared with the purchase as it is, whatever was sent of it. */
const readOnly = (description: string) => z.unknown().optional().openapi({ description })

/** Spec 7, 'Getaway purchase update payload'. */
export const updateBody = z
  .object(
    {
      uuid: z
        .string({ error: asking('Send the uuid of the purchase, or leave it out.') })
        .optional()
        .openapi({ description: 'Of the purchase, as in the address.' }),
      uuid_revision: z
        .string({ error: asking('Send uuid_revision of the purchase as it was read.') })
        .openapi({ description: 'uuid_revision of the purchase as it was read. Another one is answered with 409.' }),
      package_availability: packageAvailability.optional().openapi({
        description: 'Nights and people. Left out, they stay. The rate stays: selectRate chooses another.',
      }),
      buyer: buyer.nullish().openapi({
        description: 'Who buys, whole. Left out, it stays.',
        required: buyerFields.required,
      }),
      guests: guestsField,
      lang_code: langField(true)
        .optional()
        .openapi({ description: 'The language of names, sentences, emails and pages.' }),
      locators: readOnly('Read only: as it was read, or left out.').openapi({ type: 'object' }),
      payments: readOnly('Read only: as it was read, or left out.').openapi({ type: 'array', items: {} }),
      status: readOnly('Read only: as it was read, or left out.').openapi({ type: 'object' }),
      metadata: readOnly('Read only: as it was read, or left out.').openapi({ type: 'object' }),
    },
    askingForObject,
  )
  .openapi('GetawayPurchaseUpdate')

export type UpdateBody = z.output<typeof updateBody>
export type SentBuyer = NonNullable<UpdateBody['buyer']>

/** The fields of the buyer, as the form of the second step would have sent them. */
export function draftOfBuyer(sent: SentBuyer, language: Language): BuyerStepDraft {
  const buyer = buyerFields.draftOf(sent)
  const { country = homeCountryOf(language), ...home } = localization.draftOf(sent.localization)
  const nowhere = buyerAddressForm.clean({})
  return plainDraft({ ...buyer, confirmEmail: buyer.email, country, ...nowhere, ...home })
}

export const readOnlyFields = ['locators', 'payments', 'status', 'metadata'] as const

const { package_availability: stay, buyer: someone, uuid_revision, lang_code, locators, payments } = getawayExample

export const updateExample = {
  uuid_revision,
  package_availability: {
    package_uuid: stay.package_uuid,
    from: stay.from,
    to: stay.to,
    num_pax: stay.num_pax,
  },
  buyer: someone,
  lang_code,
  locators,
  payments,
}
