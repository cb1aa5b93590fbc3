import { choice, custom, type DraftOf, defineForm, line } from '#platform/forms/define-form.ts'
import { plainLine } from '#platform/rules/plain-text.ts'

/** Where a printed voucher is sent. */
export type Postal = { recipient: string; address: string; postalCode: string; city: string; country: string }

/** Countries to which we post, with the format of their postal codes. */
const codeForms: Record<string, RegExp> = { ES: /^\d{5}$/, PT: /^\d{4}-?\d{3}$/, AD: /^(AD)?\d{3}$/i }
export const postalCountries = Object.keys(codeForms)

/** Undefined of a country whose postal codes we don't know. */
export const isPostalCode = (code: string, country: string): boolean | undefined =>
  Object.hasOwn(codeForms, country) ? codeForms[country]?.test(plainLine(code)) : undefined

const unlimited = { long: 'tooLong', maxLength: undefined } as const

export const postalForm = defineForm(
  {
    recipient: line({ most: 80, wrong: 'recipientWrong', ...unlimited, autoComplete: 'off' }),
    address: line({ most: 200, wrong: 'addressWrong', ...unlimited, autoComplete: 'street-address' }),
    postalCode: custom({ most: 12, autoComplete: 'postal-code' }),
    city: line({ most: 80, wrong: 'cityWrong', ...unlimited, autoComplete: 'address-level2' }),
    isPostal: choice(),
    postalCountry: choice(postalCountries, 'postalCountryWrong'),
  },
  {
    across: ({ postalCode, postalCountry }) => ({
      postalCode: isPostalCode(postalCode, postalCountry) === false && 'postalCodeWrong',
    }),
    asks: ({ isPostal }) => isPostal !== '',
  },
)
export type PostalDraft = DraftOf<typeof postalForm>

export function toPostal(draft: Partial<PostalDraft>): Postal | null {
  const { isPostal, postalCode, postalCountry: country, ...postal } = postalForm.clean(draft)
  return isPostal === '' ? null : { ...postal, postalCode: postalCode.toUpperCase(), country }
}

export function toPostalDraft(postal: Postal | null): PostalDraft {
  const { recipient = '', address = '', postalCode = '', city = '', country = '' } = postal ?? {}
  return { isPostal: postal ? 'yes' : '', recipient, address, postalCode, city, postalCountry: country }
}

/** As receipts and e-mails name it. */
export const addressLine = ({ recipient, address, postalCode, city }: Postal) =>
  `${recipient}, ${address}, ${postalCode} ${city}`
