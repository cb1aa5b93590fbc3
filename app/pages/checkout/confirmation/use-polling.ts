import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everySeconds = 3

/**
 * The page looks again by itself until what it waits for is here. A look that gets no answer is repeated by the patient
 * fetch, ever more rarely, and not interrupted by the next.
 */
export function usePolling() {
  const { revalidate, state } = useRevalidator()
  const isIdle = state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everySeconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate, isIdle])
}
