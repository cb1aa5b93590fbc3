import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** What is under way is here in seconds; somebody who decides by hand takes longer. */
const everySeconds = { soon: 3, sometime: 60 }

/**
 * The page looks again by itself until what it waits for is here. A look that gets no answer is repeated by the patient
 * fetch, ever more rarely, and not interrupted by the next.
 */
export function usePolling(expected: keyof typeof everySeconds = 'soon') {
  const { revalidate, state } = useRevalidator()
  const isIdle = state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everySeconds[expected] * 1000)
    return () => clearInterval(timer)
  }, [revalidate, isIdle, expected])
}

/** Without a script the browser itself looks again. */
export function Refresh() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="10" />
    </noscript>
  )
}
