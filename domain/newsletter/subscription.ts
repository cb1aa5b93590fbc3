import { choices } from '#domain/forms/field-lengths.ts'
import { longest } from '#domain/purchases/buyer.ts'
import { isEmail } from '#domain/site/email.ts'

export const subscriptionFields = { email: longest.email, ...choices('country') }
export type SubscriptionField = keyof typeof subscriptionFields

/** What is asked of a subscriber, as it comes from the form. */
export type SubscriptionDraft = Record<SubscriptionField, string>

export type SubscriptionProblem = 'emailWrong' | 'countryWrong'
export type SubscriptionProblems = Partial<Record<SubscriptionField, SubscriptionProblem>>

/** Spec 5: the location must be valid, which is a country that we know. The same in the browser and on the server. */
export function subscriptionProblems(
  { email, country }: SubscriptionDraft,
  countries: readonly string[],
): SubscriptionProblems {
  return {
    ...(isEmail(email) ? {} : { email: 'emailWrong' as const }),
    ...(countries.includes(country) ? {} : { country: 'countryWrong' as const }),
  }
}
