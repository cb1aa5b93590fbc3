import { custom, type DraftOf, defineForm, email, type ProblemsOf } from '#platform/forms/define-form.ts'

/** Spec 5: the location must be valid, which is a country that we know: the rule is given those of the catalogue. */
export const subscriptionForm = defineForm({
  email: email('emailWrong', { maxLength: undefined }),
  country: custom({
    check: (country, known: readonly string[]) => (known.includes(country) ? null : 'countryWrong'),
  }),
})

/** What is asked of a subscriber, as it comes from the form. */
export type SubscriptionDraft = DraftOf<typeof subscriptionForm>
export type SubscriptionProblems = ProblemsOf<typeof subscriptionForm>
