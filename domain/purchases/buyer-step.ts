import { type FieldLengths, fieldsOf } from '#domain/forms/field-lengths.ts'
import {
  type Buyer,
  type BuyerAddressField,
  type BuyerDraft,
  type BuyerField,
  type BuyerProblem,
  buyerAddressFields,
  buyerFields,
  buyerProblems,
  toBuyer,
  toDraft,
} from './buyer.ts'
import {
  type Gift,
  type GiftDays,
  type GiftField,
  type GiftProblem,
  giftFields,
  giftProblems,
  toGift,
  toGiftDraft,
} from './gift.ts'
import { type GuestField, type GuestProblem, guestFields, guestProblems, toGuests, toGuestsDraft } from './guests.ts'
import {
  type BillingDetails,
  type InvoiceField,
  type InvoiceProblem,
  invoiceCountries,
  invoiceFields,
  invoiceProblems,
  toBillingDetails,
  toInvoiceDraft,
} from './invoice.ts'
import {
  type Postal,
  type PostalField,
  type PostalProblem,
  postalFields,
  postalProblems,
  toPostal,
  toPostalDraft,
} from './postal.ts'
import { type TermsField, type TermsProblem, termsFields, termsProblems } from './terms.ts'

export type BuyerStepField =
  | BuyerField
  | BuyerAddressField
  | GiftField
  | PostalField
  | GuestField
  | InvoiceField
  | TermsField
export type BuyerStepProblem = BuyerProblem | GiftProblem | PostalProblem | GuestProblem | InvoiceProblem | TermsProblem

/** Only the fields of the parts that are asked for. */
export type BuyerStepDraft = Partial<Record<BuyerStepField, string>>
export type BuyerStepProblems = Partial<Record<BuyerStepField, BuyerStepProblem>>

/** What the step stores. A part that a kind does not name stores nothing. */
export type BuyerStepData = {
  buyer: Buyer | null
  gift: Gift | null
  postal: Postal | null
  /** In whose name each room is. */
  guests: string[] | null
  /** To whom the invoice is made out, if one is asked for. */
  invoice: BillingDetails | null
}

/** What is stored of the step. The terms are stored as the time at which they were accepted. */
export type StoredBuyerStep = BuyerStepData & { termsAcceptedAt: Date | null }

/** A part of the buyer step: the fields it reads, what is wrong with them, and what it stores. */
type BuyerPart = {
  fields: Partial<FieldLengths<BuyerStepField>>
  problems: (draft: BuyerStepDraft, days: GiftDays) => BuyerStepProblems
  read: (draft: BuyerStepDraft, days: GiftDays) => Partial<BuyerStepData>
  /** The stored values as fields of the form. `country` is that of a buyer who has not said one. */
  toDraft: (stored: StoredBuyerStep, days: GiftDays, country: string) => BuyerStepDraft
}

const buyer: BuyerPart = {
  fields: buyerFields,
  problems: (draft) => buyerProblems(buyerIn(draft)),
  read: (draft) => ({ buyer: toBuyer(buyerIn(draft)) }),
  toDraft: (stored, _, country) => (stored.buyer ? toDraft(stored.buyer) : { ...complete(buyerFields, {}), country }),
}

export const buyerParts = {
  buyer,
  /** Spec 5: the phone is required of who buys a getaway. */
  'buyer-with-phone': {
    ...buyer,
    problems: (draft) => buyerProblems(buyerIn(draft), { isPhoneRequired: true }),
  },
  gift: {
    fields: giftFields,
    problems: (draft, days) => giftProblems(complete(giftFields, draft), days),
    read: (draft, { today }) => ({ gift: toGift(complete(giftFields, draft), today) }),
    toDraft: ({ gift }, { today }) => toGiftDraft(gift, today),
  },
  postal: {
    fields: postalFields,
    problems: (draft) => postalProblems(complete(postalFields, draft)),
    read: (draft) => ({ postal: toPostal(complete(postalFields, draft)) }),
    toDraft: ({ postal }) => toPostalDraft(postal),
  },
  guests: {
    fields: guestFields,
    problems: (draft) => guestProblems(draft),
    read: (draft) => ({ guests: toGuests(draft) }),
    toDraft: ({ guests }) => toGuestsDraft(guests),
  },
  invoice: {
    fields: invoiceFields,
    problems: (draft) => invoiceProblems(complete(invoiceFields, draft)),
    read: (draft) => ({ invoice: toBillingDetails(complete(invoiceFields, draft)) }),
    toDraft: ({ invoice, buyer: who }, _, country) =>
      toInvoiceDraft(invoice, who && invoiceCountries.includes(who.country) ? who.country : country),
  },
  /** Spec 5: the general terms. Every form asks for them, whatever is bought. */
  terms: {
    fields: termsFields,
    problems: (draft) => termsProblems(complete(termsFields, draft)),
    read: () => ({}),
    toDraft: ({ termsAcceptedAt }) => ({ terms: termsAcceptedAt ? 'yes' : '' }),
  },
} as const satisfies Record<string, BuyerPart>

export type BuyerPartName = keyof typeof buyerParts
export type BuyerPartNames = readonly BuyerPartName[]

/** The parts of the form of a kind of goods. The API asks for the terms with the payment instead. */
export const formParts = (ofKind: BuyerPartNames): BuyerPartNames => [...ofKind, 'terms']

export const buyerStepFields = (parts: BuyerPartNames): FieldLengths<BuyerStepField> =>
  Object.assign({}, ...parts.map((part) => buyerParts[part].fields))

/** The same in the browser and on the server. */
export const buyerStepProblems = (parts: BuyerPartNames, draft: BuyerStepDraft, days: GiftDays): BuyerStepProblems =>
  Object.assign({}, ...parts.map((part) => buyerParts[part].problems(draft, days)))

export const readBuyerStep = (parts: BuyerPartNames, draft: BuyerStepDraft, days: GiftDays): BuyerStepData =>
  Object.assign(
    { buyer: null, gift: null, postal: null, guests: null, invoice: null },
    ...parts.map((part) => buyerParts[part].read(draft, days)),
  )

export const toBuyerStepDraft = (
  parts: BuyerPartNames,
  stored: StoredBuyerStep,
  days: GiftDays,
  country: string,
): BuyerStepDraft => Object.assign({}, ...parts.map((part) => buyerParts[part].toDraft(stored, days, country)))

/** A field that was not sent is empty. */
const complete = <Field extends BuyerStepField>(fields: FieldLengths<Field>, draft: BuyerStepDraft) =>
  Object.fromEntries(fieldsOf(fields).map((field) => [field, draft[field] ?? ''])) as Record<Field, string>

/** With the address, if somebody told it: the form does not ask for it. */
const buyerIn = (draft: BuyerStepDraft): BuyerDraft => complete({ ...buyerFields, ...buyerAddressFields }, draft)
