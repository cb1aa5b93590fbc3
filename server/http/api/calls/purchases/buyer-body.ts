import { z } from '@hono/zod-openapi'
import { boundedText, type FieldLengths, longestChoice } from '#domain/forms/field-lengths.ts'
import { buyerAddressFields } from '#domain/purchases/buyer.ts'
import {
  type BuyerPartName,
  type BuyerStepDraft,
  type BuyerStepField,
  buyerParts,
  buyerStepFields,
} from '#domain/purchases/buyer-step.ts'
import { giftDeliveries } from '#domain/purchases/gift.ts'
import { type GuestField, mostRooms, toGuestsDraft } from '#domain/purchases/guests.ts'
import { invoiceCountries, longestInvoice } from '#domain/purchases/invoice.ts'
import { countryOf, type Language } from '#domain/site/languages.ts'
import { plainText } from '#domain/site/plain-text.ts'
import type { Services } from '#server/services.ts'
import type { FieldError } from '../../problem.ts'
import { needed, typed } from '../../typed-fields.ts'
import { asking, askingForObject } from '../../wrong-fields.ts'
import { kindsOf, pickParts } from './purchase-schema.ts'

const part = { error: asking('Send an object, or leave it out.') }

export const guestsField = z
  .array(typed('Name and surname. At most 160 characters.'), { error: asking('Send a list, or leave it out.') })
  .max(mostRooms, { error: `Is not right. Send at most ${mostRooms}.` })
  .nullish()
  .openapi({
    description:
      'In whose name each room is: one for two people, so that four need two names. The first may be empty, or left out where it is the only one: then it is that of the buyer, or of who is given it.',
  })

const wholeBody = z.object(
  {
    buyer: z
      .object(
        {
          name: needed('Given name. At most 80 characters.'),
          surname: needed('Family name. At most 80 characters.'),
          email: needed('Where what was bought is sent. At most 254 characters.'),
          confirmEmail: z
            .string({ error: asking('Send text.') })
            .optional()
            .openapi({ description: 'The e-mail as it was typed again; not compared where it is left out.' }),
          phone: typed('At most 30 characters, without small letters. Needed of who buys a getaway or an hour.'),
          comment: typed('For us, at most 500 characters.'),
          allowNotifications: z
            .boolean({ error: asking('Send true or false.') })
            .default(false)
            .openapi({ description: 'Whether offers by e-mail are wanted.' }),
          country: z
            .string({ error: asking('Send text.') })
            .optional()
            .openapi({ description: "'ES', 'PT', 'AD' or 'other'; that of the language where it is left out." }),
        },
        { error: asking('Send an object with name, surname and email.') },
      )
      .openapi({ description: 'Who buys.', required: ['name', 'surname', 'email'] }),
    gift: z
      .object(
        {
          name: needed('Who gets it. At most 80 characters.'),
          email: typed('Where it is sent. Needed unless the buyer hands it over.'),
          message: typed('The dedication, at most 300 characters.'),
          delivery: z
            .string({ error: asking('Send text.') })
            .default('now')
            .openapi({
              description: `${giftDeliveries.map((delivery) => `'${delivery}'`).join(', ')}: by e-mail at once, by e-mail on a day, or by the buyer.`,
            }),
          deliverOn: typed(
            "The day for 'later', YYYY-MM-DD, from tomorrow on, within a year and while all that is bought is valid.",
          ),
        },
        part,
      )
      .nullish()
      .openapi({ description: 'For whom, if it is a present.', required: ['name'] }),
    postal: z
      .object(
        {
          recipient: needed('The name on the envelope.'),
          address: needed('Street and number.'),
          postalCode: needed('As the country writes it.'),
          city: needed('Town.'),
          country: needed("'ES', 'PT' or 'AD'."),
        },
        part,
      )
      .nullish()
      .openapi({
        description: 'Where it is sent on paper too, at the price the bill then shows.',
        required: ['recipient', 'address', 'postalCode', 'city', 'country'],
      }),
    guests: guestsField,
    invoice: z
      .object(
        {
          name: needed(`The company, or who it is made out to. At most ${longestInvoice.name} characters.`),
          taxId: needed(
            'NIF, CIF or NIE of Spain, NIF of Portugal or NRT of Andorra; of the rest of the Union the VAT number with its prefix.',
          ),
          address: needed('Street and number.'),
          postalCode: needed('As the country writes it.'),
          city: needed('Town.'),
          country: z
            .string({ error: asking('Send text.') })
            .optional()
            .openapi({
              description: `${invoiceCountries.map((country) => `'${country}'`).join(', ')}; that of the buyer where it is left out.`,
            }),
        },
        part,
      )
      .nullish()
      .openapi({
        description: 'To whom an invoice is made out, if one is wanted. It is issued with the payment.',
        required: ['name', 'taxId', 'address', 'postalCode', 'city'],
      }),
  },
  askingForObject,
)

export type BuyerBody = z.output<typeof wholeBody>

/** With the parts of the buyer step that some kind of goods names. What a purchase's own kind does not name is not read. */
export function buyerBody(services: Pick<Services, 'kinds'>): z.ZodType<BuyerBody> {
  const named = kindsOf(services).flatMap(({ buyerParts }) => buyerParts)
  const { buyer, ...parts } = wholeBody.shape
  return z.object({ buyer, ...pickParts(parts, named) }, askingForObject).openapi('PurchaseBuyer') as never
}

/** As the form of the second step would have sent it. */
export function draftOf({ buyer, gift, postal, guests, invoice }: BuyerBody, language: Language): BuyerStepDraft {
  const draft: BuyerStepDraft = {
    name: buyer.name,
    surname: buyer.surname,
    email: buyer.email,
    phone: buyer.phone,
    comment: buyer.comment,
    confirmEmail: buyer.confirmEmail ?? buyer.email,
    newsletter: buyer.allowNotifications ? 'yes' : '',
    country: buyer.country ?? countryOf(language),
    isGift: gift ? 'yes' : '',
    beneficiaryName: gift?.name ?? '',
    beneficiaryEmail: gift?.email ?? '',
    message: gift?.message ?? '',
    delivery: gift?.delivery ?? 'now',
    deliverOn: gift?.deliverOn ?? '',
    isPostal: postal ? 'yes' : '',
    recipient: postal?.recipient ?? '',
    address: postal?.address ?? '',
    postalCode: postal?.postalCode ?? '',
    city: postal?.city ?? '',
    postalCountry: postal?.country ?? '',
    isInvoice: invoice ? 'yes' : '',
    invoiceName: invoice?.name ?? '',
    invoiceCountry: invoice?.country ?? buyer.country ?? countryOf(language),
    taxId: invoice?.taxId ?? '',
    invoiceAddress: invoice?.address ?? '',
    invoicePostalCode: invoice?.postalCode ?? '',
    invoiceCity: invoice?.city ?? '',
    ...toGuestsDraft(guests ?? null),
  }
  return plainDraft(draft)
}

const lengths: Partial<FieldLengths<BuyerStepField>> = {
  ...buyerStepFields(Object.keys(buyerParts) as BuyerPartName[]),
  ...buyerAddressFields,
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

type GuestNameField = Exclude<GuestField, 'guestRooms'>

/** What a field of the form is called here. */
export const fieldNameOf = (field: BuyerStepField): string =>
  field in fieldNames ? fieldNames[field as keyof typeof fieldNames] : guestFieldName(field as GuestNameField)

const guestFieldName = (field: GuestNameField) => `guests.${field.slice('guestName'.length)}`

const fieldNames: Record<Exclude<BuyerStepField, GuestNameField>, string> = {
  guestRooms: 'guests',
  terms: 'terms',
  name: 'buyer.name',
  surname: 'buyer.surname',
  email: 'buyer.email',
  confirmEmail: 'buyer.confirmEmail',
  phone: 'buyer.phone',
  comment: 'buyer.comment',
  newsletter: 'buyer.allowNotifications',
  country: 'buyer.country',
  buyerAddress: 'buyer.localization.address',
  buyerCity: 'buyer.localization.city',
  buyerPostalCode: 'buyer.localization.postal_code',
  isGift: 'gift',
  beneficiaryName: 'gift.name',
  beneficiaryEmail: 'gift.email',
  message: 'gift.message',
  delivery: 'gift.delivery',
  deliverOn: 'gift.deliverOn',
  isPostal: 'postal',
  recipient: 'postal.recipient',
  address: 'postal.address',
  postalCode: 'postal.postalCode',
  city: 'postal.city',
  postalCountry: 'postal.country',
  isInvoice: 'invoice',
  invoiceName: 'invoice.name',
  invoiceCountry: 'invoice.country',
  taxId: 'invoice.taxId',
  invoiceAddress: 'invoice.address',
  invoicePostalCode: 'invoice.postalCode',
  invoiceCity: 'invoice.city',
}
