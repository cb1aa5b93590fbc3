import { isEmail } from '#domain/site/email.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'

export const buyerFields = [
  'name',
  'surname',
  'email',
  'confirmEmail',
  'phone',
  'comment',
  'newsletter',
  'country',
] as const
export type BuyerField = (typeof buyerFields)[number]

/** The fields as the form sends them. An unchecked box is an empty string. */
export type BuyerDraft = Record<BuyerField, string>

export type Buyer = {
  name: string
  surname: string
  email: string
  phone: string
  comment: string
  allowNotifications: boolean
  country: string
}

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

export type BuyerProblems = Partial<Record<BuyerField, BuyerProblem>>

export const longest = { name: 80, email: 254, phone: 30, comment: 500 } as const

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
  }
}

/** The stored buyer as fields of the form. */
export const toDraft = (buyer: Buyer): BuyerDraft => ({
  ...buyer,
  confirmEmail: buyer.email,
  newsletter: buyer.allowNotifications ? 'yes' : '',
})

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
