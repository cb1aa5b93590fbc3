import { useEffect, useState } from 'react'
import type { NextHoursView } from '#features/bookings/server/booking-page/describe-next-hours.ts'

/** Null if there are none, or they could not be asked for. `isOld`: they are those of another party, until its own come. */
export function useNextHours(href: string | null) {
  const [found, setFound] = useState<{ href: string; next: NextHoursView | null }>()
  useEffect(() => {
    if (!href) return
    const asking = new AbortController()
    void fetch(href, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null)
      .then((next) => {
        if (!asking.signal.aborted) setFound({ href, next: next?.hours.length ? next : null })
      })
    return () => asking.abort()
  }, [href])
  return { next: href ? found?.next : null, isOld: found !== undefined && found.href !== href }
}
