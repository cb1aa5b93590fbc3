import { box, defineForm, type FieldOf, type FieldRule, type ProblemOf } from '#platform/forms/define-form.ts'
import { type FieldLengths, fieldsOf } from '#platform/forms/field-lengths.ts'
import {
  type Buyer,
  type BuyerDraft,
  type BuyerProblem,
  buyerForm,
  buyerProblems,
  buyerWithPhoneForm,
  toBuyer,
  toDraft,
} from './buyer.ts'
import { type Gift, type GiftDays, giftForm, toGift, toGiftDraft } from './gift.ts'
import { guestForm, toGuests, toGuestsDraft } from './guests.ts'
import { type BillingDetails, invoiceCountries, invoiceForm, toBillingDetails, toInvoiceDraft } from './invoice.ts'
import { type Postal, postalForm, toPostal, toPostalDraft } from './postal.ts'

/** Spec 5: the general terms must be accepted. */
const termsForm = defineForm({ terms: box('termsWrong') })

type PartForm = typeof giftForm | typeof postalForm | typeof guestForm | typeof invoiceForm | typeof termsForm
export type BuyerStepField = keyof BuyerDraft | FieldOf<PartForm>
export type BuyerStepProblem = BuyerProblem | ProblemOf<PartForm>

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

/** A part of the buyer step: its form, and what it stores. */
type BuyerPart = {
  table: Partial<Record<BuyerStepField, FieldRule>>
  lengths: Partial<FieldLengths<BuyerStepField>>
  problems: (draft: BuyerStepDraft, days: GiftDays) => BuyerStepProblems
  read: (draft: BuyerStepDraft, days: GiftDays) => Partial<BuyerStepData>
  /** The stored values as fields of the form. `country` is that of a buyer who has not said one. */
  toDraft: (stored: StoredBuyerStep, days: GiftDays, country: string) => BuyerStepDraft
}

const buyer: BuyerPart = {
  ...buyerForm,
  problems: (draft) => buyerProblems(draft),
  read: (draft) => ({ buyer: toBuyer(draft) }),
  toDraft: (stored, _, country) => (stored.buyer ? toDraft(stored.buyer) : { ...buyerForm.clean({}), country }),
}

export const buyerParts = {
  buyer,
  /** Spec 5: the phone is required of who buys a getaway. */
  'buyer-with-phone': {
    ...buyer,
    ...buyerWithPhoneForm,
    problems: (draft) => buyerProblems(draft, buyerWithPhoneForm),
  },
  gift: {
    ...giftForm,
    read: (draft, { today }) => ({ gift: toGift(draft, today) }),
    toDraft: ({ gift }, { today }) => toGiftDraft(gift, today),
  },
  postal: {
    ...postalForm,
    read: (draft) => ({ postal: toPostal(draft) }),
    toDraft: ({ postal }) => toPostalDraft(postal),
  },
  guests: {
    ...guestForm,
    read: (draft) => ({ guests: toGuests(draft) }),
    toDraft: ({ guests }) => toGuestsDraft(guests),
  },
  invoice: {
    ...invoiceForm,
    read: (draft) => ({ invoice: toBillingDetails(draft) }),
    toDraft: ({ invoice, buyer: who }, _, country) =>
      toInvoiceDraft(invoice, who && invoiceCountries.includes(who.country) ? who.country : country),
  },
  /** Every form asks for the terms, whatever is bought. */
  terms: {
    ...termsForm,
    read: () => ({}),
    toDraft: ({ termsAcceptedAt }) => ({ terms: termsAcceptedAt ? 'yes' : '' }),
  },
} as const satisfies Record<string, BuyerPart>

export type BuyerPartName = keyof typeof buyerParts
export type BuyerPartNames = readonly BuyerPartName[]

/** The parts of the form of a kind of goods. The API asks for the terms with the payment instead. */
export const formParts = (ofKind: BuyerPartNames): BuyerPartNames => [...ofKind, 'terms']

/** What is read of the parts, and what their inputs need. */
export function buyerStepForm(parts: BuyerPartNames) {
  const table: Record<BuyerStepField, FieldRule> = Object.assign({}, ...parts.map((part) => buyerParts[part].table))
  const lengths: FieldLengths<BuyerStepField> = Object.assign({}, ...parts.map((part) => buyerParts[part].lengths))
  return { table, lengths, names: fieldsOf(lengths) }
}

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
