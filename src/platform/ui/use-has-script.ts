import { startTransition, useEffect, useState } from 'react'

/** False on the server and while the page comes to life, true soon after: what then changes may take its time. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => startTransition(() => setHasScript(true)), [])
  return hasScript
}
