import { choices, fieldsOf } from '#domain/forms/field-lengths.ts'
import { isEmail } from '#domain/site/email.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'

export const longest = { name: 80, email: 254, phone: 30, comment: 500, address: 120 } as const

export const buyerFields = {
  name: longest.name,
  surname: longest.name,
  email: longest.email,
  confirmEmail: longest.email,
  phone: longest.phone,
  comment: longest.comment,
  ...choices('newsletter', 'country'),
}
export type BuyerField = keyof typeof buyerFields

/** Spec 3, `localization`: where the buyer lives. No form of ours asks for it; a program may tell it. */
export const buyerAddressFields = {
  buyerAddress: longest.address,
  buyerCity: longest.address,
  buyerPostalCode: longest.address,
}
export type BuyerAddressField = keyof typeof buyerAddressFields

/** The fields as the form sends them. An unchecked box is an empty string. */
export type BuyerDraft = Record<BuyerField, string> & Partial<Record<BuyerAddressField, string>>

export type Buyer = {
  name: string
  surname: string
  email: string
  phone: string
  comment: string
  allowNotifications: boolean
  country: string
  /** Only of who told it. */
  home?: BuyerHome
}

export type BuyerHome = { address: string; city: string; postalCode: string }

/** Each has a text in both languages; those of spec 5 are exact. */
export type BuyerProblem =
  | 'nameWrong'
  | 'surnameWrong'
  | 'emailWrong'
  | 'emailsDiffer'
  | 'phoneWrong'
  | 'commentLong'
  | 'countryWrong'
  | 'tooLong'

export type BuyerProblems = Partial<Record<BuyerField | BuyerAddressField, BuyerProblem>>

/** Countries of residence. `other` is the rest of the world. */
export const buyerCountries = ['ES', 'PT', 'AD', 'other'] as const

/** Spec 5: the same in the browser and on the server. */
export function buyerProblems(draft: BuyerDraft, { isPhoneRequired = false } = {}): BuyerProblems {
  return Object.fromEntries(
    Object.entries({
      name: nameProblem(draft.name, 'nameWrong'),
      surname: nameProblem(draft.surname, 'surnameWrong'),
      email: emailProblem(draft.email),
      confirmEmail: isSame(draft.email, draft.confirmEmail) ? null : 'emailsDiffer',
      phone: phoneProblem(draft.phone, isPhoneRequired),
      comment: characters(plainText(draft.comment)) > longest.comment ? 'commentLong' : null,
      country: buyerCountries.some((country) => country === draft.country) ? null : 'countryWrong',
      ...Object.fromEntries(fieldsOf(buyerAddressFields).map((field) => [field, addressProblem(draft[field])])),
    }).filter(([, problem]) => problem !== null),
  ) as BuyerProblems
}

export function toBuyer(draft: BuyerDraft): Buyer {
  return {
    name: plainLine(draft.name),
    surname: plainLine(draft.surname),
    email: draft.email.trim(),
    phone: plainLine(draft.phone),
    comment: plainText(draft.comment),
    allowNotifications: draft.newsletter !== '',
    country: draft.country,
    ...homeIn(draft),
  }
}

/** The stored buyer as fields of the form. */
export const toDraft = ({ home, ...buyer }: Buyer): BuyerDraft => ({
  ...buyer,
  confirmEmail: buyer.email,
  newsletter: buyer.allowNotifications ? 'yes' : '',
  ...(home && { buyerAddress: home.address, buyerCity: home.city, buyerPostalCode: home.postalCode }),
})

function homeIn(draft: BuyerDraft): Pick<Buyer, 'home'> {
  const [address = '', city = '', postalCode = ''] = fieldsOf(buyerAddressFields).map((field) =>
    plainLine(draft[field] ?? ''),
  )
  return address || city || postalCode ? { home: { address, city, postalCode } } : {}
}

const addressProblem = (typed = ''): BuyerProblem | null =>
  characters(plainLine(typed)) > longest.address ? 'tooLong' : null

function nameProblem(typed: string, wrong: 'nameWrong' | 'surnameWrong'): BuyerProblem | null {
  const name = plainLine(typed)
  if (name === '') return wrong
  return characters(name) > longest.name ? 'tooLong' : null
}

export function emailProblem(typed: string): 'emailWrong' | 'tooLong' | null {
  if (!isEmail(typed)) return 'emailWrong'
  return characters(typed.trim()) > longest.email ? 'tooLong' : null
}

/** Spec 5: upper and lower case are the same. */
const isSame = (email: string, again: string) => email.trim().toLowerCase() === again.trim().toLowerCase()

/** Spec 5: optional, except where the kind of goods needs it; spaces and '+' aside, it has no small letters. */
function phoneProblem(typed: string, isRequired: boolean): BuyerProblem | null {
  const phone = typed.replaceAll(/[\s+]/g, '')
  if (/[a-z]/.test(phone) || (isRequired && phone === '')) return 'phoneWrong'
  return characters(typed.trim()) > longest.phone ? 'tooLong' : null
}
