import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ContactProblem } from '#features/contact/rules/contact-forms.ts'
import { youngestForm } from '#features/contact/rules/form-age.ts'
import type { Form } from '#platform/forms/define-form.ts'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import type { MessageAnswer, MessageProblem } from './message-answer.ts'

export type MessageSettings<Name extends string> = {
  form: Form<Name, ContactProblem, unknown>
  /** Of the page as it was loaded first. */
  token: string
  answer?: MessageAnswer
  /** Something is wrong that the rules don't know of, such as with a file. */
  isHeldBack?: boolean
}

/**
 * A form to us in the browser: checked before it is sent, held back for the moment that a form must be old, and, where
 * the server asks for it, sent again with a proof of work.
 */
export function useMessageForm<Name extends string>({
  form: { names, problems },
  token,
  answer,
  isHeldBack,
}: MessageSettings<Name>) {
  const answered = answer?.problems as Partial<Record<Name, MessageProblem>> | undefined
  const checked = useCheckedForm<Name, MessageProblem>(names, problems, answered, isHeldBack)
  const form = useFirstProblem(checked.finding)
  const solution = useRef<HTMLInputElement>(null)
  const [first] = useState(token)
  const [opened] = useState(() => performance.now())
  const [isHeld, setHeld] = useState(false)
  const isSending = useNavigation().formMethod === 'POST'

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    checked.onSubmit(event)
    if (event.defaultPrevented) return
    const wait = youngestForm - (performance.now() - opened)
    if (wait <= 0) return
    event.preventDefault()
    setHeld(true)
    setTimeout(() => {
      setHeld(false)
      form.current?.requestSubmit()
    }, wait + margin)
  }

  useEffect(() => {
    if (answer?.refused?.error !== 'proof') return
    let isGone = false
    setHeld(true)
    const solved = import('./solve-proof.ts').then(({ solveProof }) => solveProof(answer.token))
    const send = (found: string) => {
      if (isGone || !solution.current) return
      solution.current.value = found
      setHeld(false)
      form.current?.requestSubmit()
    }
    // Where the script can't be had, the button is there again.
    solved.then(send, () => setHeld(false))
    return () => {
      isGone = true
    }
  }, [answer, form])

  return {
    form,
    solution,
    token: answer?.token ?? first,
    problems: checked.problems,
    fileProblem: (checked.problems as Partial<Record<string, MessageProblem>>).attachment,
    onSubmit,
    onInput: checked.onInput,
    isBusy: isSending || isHeld,
  }
}

/** The server's clock and ours need not tick alike. */
const margin = 200
