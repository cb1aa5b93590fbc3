import { insist } from './patient-fetch.ts'
import { browserRouter } from './router.ts'

type Submitted = { form: HTMLFormElement; submitter: HTMLElement | null }

let last: Submitted | null = null

/** Remembers which form is sent, so that it can be sent again with what stands in it then. */
export function watchForms() {
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) last = { form: target, submitter }
    },
    true,
  )
}

/** The form from which this was sent. A card's token comes from no form of ours. */
export function takeSubmitted(sent: FormData): Submitted | null {
  const taken = last && isSame(new FormData(last.form, last.submitter), sent) ? last : null
  last = null
  return taken
}

const isSame = (one: FormData, other: FormData) => JSON.stringify([...one]) === JSON.stringify([...other])

/** By its own form where that is still there, else as it was. */
export const sendAgainBy = (submitted: Submitted | null, path: string, sent: FormData) => () => {
  insist()
  if (!submitted?.form.isConnected) return void browserRouter().navigate(path, { formMethod: 'post', formData: sent })
  const { form, submitter } = submitted
  form.requestSubmit(submitter?.isConnected ? submitter : null)
}
