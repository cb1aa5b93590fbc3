import type { FormEvent } from 'react'
import { chosenBy } from '#features/tracking/rules/consent/choice.ts'
import { consent } from './consent.ts'

/** What a form of choices says, by the button that was pressed. */
export function saveFrom(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent
  event.preventDefault()
  const entries = [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)])
  const sent = new URLSearchParams(entries)
  const choice = chosenBy(sent, new Date())
  if (choice) consent.save(choice, sent)
}
