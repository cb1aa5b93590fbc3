import { type FormEvent, useState } from 'react'
import { recordOf } from '#platform/forms/field-lengths.ts'

type Problems<Field extends string, Problem extends string> = Partial<Record<Field, Problem>>

/**
 * A form that is checked in the browser before it is sent, by the rules by which the server checks it. `answered` is
 * what the server found, if it came that far; the newer word counts. `isHeldBack`: something is wrong that these rules
 * don't know of, such as with a file.
 */
export function useCheckedForm<Field extends string, Problem extends string>(
  fields: readonly Field[],
  check: (values: Record<Field, string>) => Problems<Field, Problem>,
  answered: Problems<Field, Problem> | undefined,
  isHeldBack = false,
) {
  const [found, setFound] = useState<Found<Field, Problem> | null>(null)
  const newest = found !== null && found.before === answered ? found : null
  const problems = newest?.problems ?? answered ?? (none as Problems<Field, Problem>)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isUnchecked(event.nativeEvent)) return
    const wrong = check(valuesOf(event.currentTarget, fields))
    setFound({ problems: wrong, finding: wrong, before: answered })
    if (Object.keys(wrong).length > 0) return event.preventDefault()
    if (!isHeldBack) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** A message goes as soon as its field is right. None comes while somebody is typing. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const shown = Object.keys(problems) as Field[]
    if (shown.length === 0) return
    const wrong = check(valuesOf(event.currentTarget, fields))
    const left = Object.fromEntries(shown.flatMap((field) => (wrong[field] ? [[field, wrong[field]]] : [])))
    const finding = newest?.finding ?? answered ?? none
    setFound({ problems: left as Problems<Field, Problem>, finding, before: answered })
  }

  return {
    problems,
    onSubmit,
    onInput,
    /** What was found when the form was sent: another object each time, and the same while it is being mended. */
    finding: newest?.finding ?? answered ?? none,
  }
}

type Found<Field extends string, Problem extends string> = {
  problems: Problems<Field, Problem>
  finding: object
  before: Problems<Field, Problem> | undefined
}

/** A button that only changes the form, such as one that adds a row, is sent with whatever is filled in. */
const isUnchecked = (event: Event) =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate

// One and the same, so that what depends on it is not new at every rendering.
const none = {}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const posted = new FormData(form)
  return recordOf(fields, (field) => String(posted.get(field) ?? ''))
}
