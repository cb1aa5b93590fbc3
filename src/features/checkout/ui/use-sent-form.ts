import { useEffect, useRef } from 'react'

/** Sends a form as soon as there is a script to do it. One that `leaves` our pages is sent on the way there, not back. */
export function useSentForm({ leaves = false } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current || (leaves && wasHere())) return
    isSent.current = true
    form.current?.submit()
  }, [leaves])
  return form
}

/** Whoever comes back with the browser's own button finds the mark in this entry of its history, and is not sent away. */
function wasHere(): boolean {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if ('wasSent' in known) return true
  history.replaceState({ ...known, wasSent: true }, '')
  return false
}
