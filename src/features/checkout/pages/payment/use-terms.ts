import { type ChangeEvent, useState } from 'react'
import type { TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { PaymentAnswer } from './act-on-payment.ts'

type Found = { lacking: string[]; before: PaymentAnswer | undefined }

/** The terms are asked for here before anything is sent. Of this and the server's word the newer counts; a tick mends both. */
export function useTerms(terms: readonly TermsView[], answer?: PaymentAnswer) {
  const [found, setFound] = useState<Found | null>(null)
  const newest = found !== null && found.before === answer ? found : null
  const answered = answer?.problem === 'termsWrong' ? terms.filter(({ name }) => !answer.accepted?.includes(name)) : []
  const lacking = newest ? newest.lacking : answered.map(({ name }) => name)
  const note = (names: string[]) => setFound({ lacking: names, before: answer })
  return {
    lacking,
    /** What to lead the buyer to: another object at each finding. */
    problem: newest && newest.lacking.length > 0 ? newest : !newest && answer?.problem ? answer : nothing,
    check: (form: HTMLFormElement | null) => {
      const names = terms.map(({ name }) => name).filter((name) => !isChecked(form, name))
      note(names)
      return names.length === 0
    },
    mend: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      note(lacking.filter((name) => name !== currentTarget.name)),
  }
}

const isChecked = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked ?? false

const nothing = {}
