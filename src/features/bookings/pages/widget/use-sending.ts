import { type FormEvent, useEffect, useState } from 'react'

/** A plain form is sent once: a second click would find the hour held, by the first. */
export function useSending() {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    // Whoever comes back finds the page as it was left.
    const comeBack = () => setSending(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const startSending = (event: FormEvent) => {
    if (isSending) event.preventDefault()
    setSending(true)
  }
  return { isSending, startSending }
}
