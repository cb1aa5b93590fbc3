import { useEffect, useRef, useState } from 'react'

const restMs = 500

/** A text once it no longer changes; '' for the first one. A screen reader hears where a move ended, not each step. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current && settled === '') return
    const timer = setTimeout(() => setSettled(text), restMs)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
