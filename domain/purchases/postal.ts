import { choices } from '#domain/forms/field-lengths.ts'
import { characters, plainLine } from '#domain/site/plain-text.ts'

const longest = { recipient: 80, address: 200, postalCode: 12, city: 80 }
export const postalFields = { ...longest, ...choices('isPostal', 'postalCountry') }
export type PostalField = keyof typeof postalFields
export type PostalDraft = Record<PostalField, string>

/** Where a printed voucher is sent. */
export type Postal = { recipient: string; address: string; postalCode: string; city: string; country: string }

export type PostalProblem =
  | 'recipientWrong'
  | 'addressWrong'
  | 'postalCodeWrong'
  | 'cityWrong'
  | 'postalCountryWrong'
  | 'tooLong'
export type PostalProblems = Partial<Record<PostalField, PostalProblem>>

/** Countries to which we post, with the format of their postal codes. */
export const postalCodeForms: Record<string, RegExp> = { ES: /^\d{5}$/, PT: /^\d{4}-?\d{3}$/, AD: /^(AD)?\d{3}$/i }
export const postalCountries = Object.keys(postalCodeForms)

export function postalProblems(draft: PostalDraft): PostalProblems {
  if (draft.isPostal === '') return {}
  const code = postalCodeForms[draft.postalCountry]
  const found: Record<string, PostalProblem | null> = {
    recipient: lineProblem(draft.recipient, longest.recipient, 'recipientWrong'),
    address: lineProblem(draft.address, longest.address, 'addressWrong'),
    postalCode: !code || code.test(plainLine(draft.postalCode)) ? null : 'postalCodeWrong',
    city: lineProblem(draft.city, longest.city, 'cityWrong'),
    postalCountry: code ? null : 'postalCountryWrong',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as PostalProblems
}

export function toPostal(draft: PostalDraft): Postal | null {
  if (draft.isPostal === '') return null
  const { recipient, address, postalCode, city, postalCountry } = draft
  return {
    recipient: plainLine(recipient),
    address: plainLine(address),
    postalCode: plainLine(postalCode).toUpperCase(),
    city: plainLine(city),
    country: postalCountry,
  }
}

export function toPostalDraft(postal: Postal | null): PostalDraft {
  const { recipient = '', address = '', postalCode = '', city = '', country = '' } = postal ?? {}
  return { isPostal: postal ? 'yes' : '', recipient, address, postalCode, city, postalCountry: country }
}

/** As receipts and e-mails name it. */
export const addressLine = ({ recipient, address, postalCode, city }: Postal) =>
  `${recipient}, ${address}, ${postalCode} ${city}`

function lineProblem(typed: string, most: number, wrong: PostalProblem): PostalProblem | null {
  const line = plainLine(typed)
  if (line === '') return wrong
  return characters(line) > most ? 'tooLong' : null
}
