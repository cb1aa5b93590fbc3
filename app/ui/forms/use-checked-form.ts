import { type FormEvent, useState } from 'react'

type Problems<Field extends string, Problem extends string> = Partial<Record<Field, Problem>>

/**
 * A form that is checked in the browser before it is sent, by the rules by which the server checks it. `answered` is
 * what the server found, if it came that far; the newer word counts.
 */
export function useCheckedForm<Field extends string, Problem extends string>(
  fields: readonly Field[],
  check: (values: Record<Field, string>) => Problems<Field, Problem>,
  answered: Problems<Field, Problem> | undefined,
) {
  const [found, setFound] = useState<{ problems: Problems<Field, Problem>; before: typeof answered } | null>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isUnchecked(event.nativeEvent)) return
    const problems = check(valuesOf(event.currentTarget, fields))
    setFound({ problems, before: answered })
    if (Object.keys(problems).length > 0) event.preventDefault()
  }
  const isNewest = found !== null && found.before === answered
  return { problems: (isNewest ? found.problems : answered) ?? (none as Problems<Field, Problem>), onSubmit }
}

/** A button that only changes the form, such as one that adds a row, is sent with whatever is filled in. */
const isUnchecked = (event: Event) =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate

// One and the same, so that what depends on it is not new at every rendering.
const none = {}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const posted = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, String(posted.get(field) ?? '')])) as Record<Field, string>
}
