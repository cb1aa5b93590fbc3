import { useEffect, useRef } from 'react'

/** Takes the focus to the first field that is wrong, at every new finding. */
export function useFirstProblem(problems: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}
