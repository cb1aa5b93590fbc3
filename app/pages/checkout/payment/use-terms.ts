import { useState } from 'react'
import type { PaymentAnswer } from './act-on-payment.ts'

type Found = { areLacking: boolean; before: PaymentAnswer | undefined }

/** The terms are asked for here before anything is sent. Of this and the server's word the newer counts; a tick mends both. */
export function useTerms(answer?: PaymentAnswer) {
  const [found, setFound] = useState<Found | null>(null)
  const newest = found !== null && found.before === answer ? found : null
  const note = (areLacking: boolean) => setFound({ areLacking, before: answer })
  return {
    areLacking: newest ? newest.areLacking : answer?.problem === 'termsWrong',
    /** What to lead the buyer to: another object at each finding. */
    problem: newest?.areLacking ? newest : !newest && answer?.problem ? answer : nothing,
    check: (form: HTMLFormElement | null) => {
      const areAccepted = form?.querySelector<HTMLInputElement>('[name=terms]')?.checked ?? false
      note(!areAccepted)
      return areAccepted
    },
    mend: () => note(false),
  }
}

const nothing = {}
