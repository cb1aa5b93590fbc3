import { custom, type DraftOf, defineForm, email, type ProblemsOf } from '#platform/forms/define-form.ts'
import { characters } from '#platform/rules/plain-text.ts'
import { trimEndOf } from '#platform/rules/trim-end.ts'
import type { Day } from '#platform/time/dates.ts'
import { readTypedDay } from './typed-day.ts'

const longestReference = 40

/** Each problem has its exact sentence in spec 5. */
export const loginForm = defineForm({
  email: email('emailWrong'),
  reference: custom({
    most: longestReference,
    check(reference) {
      const length = characters(reference.trim())
      return length > 0 && length <= longestReference ? null : 'referenceWrong'
    },
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  }),
  expiry: custom({ check: (day) => (readTypedDay(day) ? null : 'expiryWrong') }),
})
export type LoginDraft = DraftOf<typeof loginForm>
export type LoginProblems = ProblemsOf<typeof loginForm>

/** Where the e-mail with the link to the vouchers is sent. */
export const resendForm = defineForm({ email: email('emailWrong') })

export type Login = { email: string; reference: string; expiry: Day }

/** Spec 8. */
export const loginErrors = [
  'bad-spa-voucher',
  'bad-gift-voucher',
  'bad-booking',
  'bad-get-away',
  'bad-external-voucher',
  'bad-other-voucher',
] as const
export type LoginError = (typeof loginErrors)[number]

/** Only of a draft without problems. */
export function toLogin({ email, reference, expiry }: LoginDraft): Login {
  const day = readTypedDay(expiry)
  if (!day) throw new Error('Not a day')
  return { email: email.trim().toLowerCase(), reference: plainReference(reference), expiry: day }
}

/** Decided: by the form of a reference alone, so that no answer tells whether it exists. */
export function loginErrorFor(reference: string): LoginError {
  const plain = plainReference(reference)
  return forms.find(([form]) => form.test(plain))?.[1] ?? 'bad-other-voucher'
}

/** Whose page is another than a voucher's. */
export const isGetawayReference = (reference: string) => loginErrorFor(reference) === 'bad-get-away'
export const isBookingReference = (reference: string) => loginErrorFor(reference) === 'bad-booking'

/** As it is copied from an e-mail: with spaces, invisible characters, in quotes or before a full stop. */
const plainReference = (typed: string) =>
  trimEndOf(
    typed
      .toUpperCase()
      .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
      .replace(/^[^\p{L}\p{N}]+/u, ''),
    /[^\p{L}\p{N}]/u,
  )

// The first that fits. A balance code is known without its hyphens too, typed with spaces or in one piece.
const forms: [RegExp, LoginError][] = [
  [/^(SP|BOSPD)/, 'bad-spa-voucher'],
  [/^(TR|MO)(-|[A-HJ-NP-Z2-9]{12}$)|^TR[A-HJ-NP-Z2-9-]{14,17}$/, 'bad-gift-voucher'],
  [/^\d{5}[A-Z]{3}$/, 'bad-booking'],
  [/^HS\d{5}[A-Z]{3}$/, 'bad-get-away'],
  [/^(?=.*[A-Z])(?=.*\d)[A-Z\d-]+$/, 'bad-external-voucher'],
]
