import { z } from '@hono/zod-openapi'
import { buyerAddressForm, buyerForm } from '#features/checkout/rules/purchases/buyer.ts'
import {
  type BuyerPartName,
  type BuyerStepDraft,
  type BuyerStepField,
  buyerParts,
  buyerStepForm,
} from '#features/checkout/rules/purchases/buyer-step.ts'
import { giftDeliveries, giftForm } from '#features/checkout/rules/purchases/gift.ts'
import { mostRooms, toGuestsDraft } from '#features/checkout/rules/purchases/guests.ts'
import { invoiceCountries, invoiceForm } from '#features/checkout/rules/purchases/invoice.ts'
import { postalForm } from '#features/checkout/rules/purchases/postal.ts'
import { boundedText, type FieldLengths, longestChoice } from '#platform/forms/field-lengths.ts'
import { homeCountryOf, type Language } from '#platform/i18n/languages.ts'
import { plainText } from '#platform/rules/plain-text.ts'
import { formBody, optionalText, wantsOffers } from '#platform/server/http/api/form-body.ts'
import type { FieldError } from '#platform/server/http/api/problem.ts'
import { asking, askingForObject, typed } from '#platform/server/http/api/wrong-fields.ts'
import type { Services } from '#platform/server/services.ts'
import { pickParts, soldKindsOf } from './purchase-schema.ts'

export const countryDescription = "'ES', 'PT', 'AD' or 'other'; that of the language where it is left out."

const part = { error: asking('Send an object, or leave it out.') }

export const guestsField = z
  .array(typed('Name and surname. At most 160 characters.'), { error: asking('Send a list, or leave it out.') })
  .max(mostRooms, { error: `Is not right. Send at most ${mostRooms}.` })
  .nullish()
  .openapi({
    description:
      'In whose name each room is: one for two people, so that four need two names. The first may be empty, or left out where it is the only one: then it is that of the buyer, or of who is given it.',
  })

const buyer = formBody(buyerForm, {
  name: ['name', 'Given name. At most 80 characters.'],
  surname: ['surname', 'Family name. At most 80 characters.'],
  email: ['email', 'Where what was bought is sent. At most 254 characters.'],
  confirmEmail: ['confirmEmail', optionalText('The e-mail as it was typed again; not compared where it is left out.')],
  phone: ['phone', 'At most 30 characters, without small letters. Needed of who buys a getaway or an hour.'],
  comment: ['comment', 'For us, at most 500 characters.'],
  allowNotifications: ['newsletter', wantsOffers],
  country: ['country', optionalText(countryDescription)],
})

const gift = formBody(giftForm, {
  name: ['beneficiaryName', 'Who gets it. At most 80 characters.'],
  email: ['beneficiaryEmail', typed('Where it is sent. Needed unless the buyer hands it over.')],
  message: ['message', 'The dedication, at most 300 characters.'],
  delivery: [
    'delivery',
    z
      .string({ error: asking('Send text.') })
      .default('now')
      .openapi({
        description: `${giftDeliveries.map((delivery) => `'${delivery}'`).join(', ')}: by e-mail at once, by e-mail on a day, or by the buyer.`,
      }),
  ],
  deliverOn: [
    'deliverOn',
    typed("The day for 'later', YYYY-MM-DD, from tomorrow on, within a year and while all that is bought is valid."),
  ],
})

const postal = formBody(postalForm, {
  recipient: ['recipient', 'The name on the envelope.'],
  address: ['address', 'Street and number.'],
  postalCode: ['postalCode', 'As the country writes it.'],
  city: ['city', 'Town.'],
  country: ['postalCountry', "'ES', 'PT' or 'AD'."],
})

const invoice = formBody(invoiceForm, {
  name: [
    'invoiceName',
    `The company, or who it is made out to. At most ${invoiceForm.lengths.invoiceName} characters.`,
  ],
  taxId: [
    'taxId',
    'NIF, CIF or NIE of Spain, NIF of Portugal or NRT of Andorra; of the rest of the Union the VAT number with its prefix.',
  ],
  address: ['invoiceAddress', 'Street and number.'],
  postalCode: ['invoicePostalCode', 'As the country writes it.'],
  city: ['invoiceCity', 'Town.'],
  country: [
    'invoiceCountry',
    optionalText(
      `${invoiceCountries.map((country) => `'${country}'`).join(', ')}; that of the buyer where it is left out.`,
    ),
  ],
})

const wholeBody = z.object(
  {
    buyer: z
      .object(buyer.shape, { error: asking('Send an object with name, surname and email.') })
      .openapi({ description: 'Who buys.', required: buyer.required }),
    gift: z
      .object(gift.shape, part)
      .nullish()
      .openapi({ description: 'For whom, if it is a present.', required: gift.required }),
    postal: z.object(postal.shape, part).nullish().openapi({
      description: 'Where it is sent on paper too, at the price the bill then shows.',
      required: postal.required,
    }),
    guests: guestsField,
    invoice: z.object(invoice.shape, part).nullish().openapi({
      description: 'To whom an invoice is made out, if one is wanted. It is issued with the payment.',
      required: invoice.required,
    }),
  },
  askingForObject,
)

export type BuyerBody = z.output<typeof wholeBody>

/** With the parts of the buyer step that some kind of goods names. What a purchase's own kind does not name is not read. */
export function buyerBody(services: Pick<Services, 'kinds'>): z.ZodType<BuyerBody> {
  const named = soldKindsOf(services).flatMap(({ buyerParts }) => buyerParts)
  const { buyer, ...parts } = wholeBody.shape
  return z.object({ buyer, ...pickParts(parts, named) }, askingForObject).openapi('PurchaseBuyer') as never
}

/** As the form of the second step would have sent it. */
export function draftOf(body: BuyerBody, language: Language): BuyerStepDraft {
  const typed = buyer.draftOf(body.buyer)
  const country = typed.country ?? homeCountryOf(language)
  const billed = invoice.draftOf(body.invoice)
  return plainDraft({
    ...typed,
    confirmEmail: typed.confirmEmail ?? typed.email,
    country,
    ...gift.draftOf(body.gift),
    isGift: body.gift ? 'yes' : '',
    ...postal.draftOf(body.postal),
    isPostal: body.postal ? 'yes' : '',
    ...billed,
    isInvoice: body.invoice ? 'yes' : '',
    invoiceCountry: billed.invoiceCountry ?? country,
    ...toGuestsDraft(body.guests ?? null),
  })
}

const lengths: Partial<FieldLengths<BuyerStepField>> = {
  ...buyerStepForm(Object.keys(buyerParts) as BuyerPartName[]).lengths,
  ...buyerAddressForm.lengths,
}

/** As plain text, each field as long as in the form. */
export const plainDraft = (draft: BuyerStepDraft): BuyerStepDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, plain(value, lengths[field as BuyerStepField])]),
  )

/** JSON can hold halves of characters, which forms can't and the database refuses. */
export const plain = (text: unknown, mostCharacters = longestChoice) =>
  plainText(boundedText(String(text), mostCharacters).toWellFormed())

/** Names of rooms that there are not. What a purchase's own kind does not ask for is not read. */
export const roomlessGuests = (guests: BuyerBody['guests'], rooms: number): FieldError[] =>
  guests && guests.length > rooms
    ? [{ field: `guests.${rooms}`, message: `Is of no room: this purchase has ${rooms}. Leave it out.` }]
    : []

/** What a field of the form is called here. */
export const fieldNameOf = (field: BuyerStepField): string =>
  fieldNames[field] ?? `guests.${field.slice('guestName'.length)}`

const namesIn = (part: string, names: Partial<Record<BuyerStepField, string>>) =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, `${part}.${name}`]))

const fieldNames: Partial<Record<BuyerStepField, string>> = {
  guestRooms: 'guests',
  terms: 'terms',
  buyerAddress: 'buyer.localization.address',
  buyerCity: 'buyer.localization.city',
  buyerPostalCode: 'buyer.localization.postal_code',
  isGift: 'gift',
  isPostal: 'postal',
  isInvoice: 'invoice',
  ...namesIn('buyer', buyer.names),
  ...namesIn('gift', gift.names),
  ...namesIn('postal', postal.names),
  ...namesIn('invoice', invoice.names),
}
