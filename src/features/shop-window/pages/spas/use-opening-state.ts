import { startTransition, useEffect, useState } from 'react'
import { isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { type OpeningState, openingStateAt } from '#features/catalogue/rules/spas/opening.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/**
 * The page is kept for a whole day and for everyone, so the hour is the browser's own affair: null on the server, while
 * the page comes to life, and where another day than today is shown.
 */
export function useOpeningState(opening: SpaView['opening']): OpeningState | null {
  const { isPreview } = useFrame()
  const minute = useMinute()
  if (minute === null || isPreview) return null
  const { timeZone, calendar } = opening
  return openingStateAt(opening, new Date(minute * 60_000), timeZone, (day) => isHoliday(day, calendar))
}

function useMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null)
  useEffect(() => {
    const look = () => startTransition(() => setMinute(Math.floor(Date.now() / 60_000)))
    look()
    const timer = setInterval(look, 15_000)
    return () => clearInterval(timer)
  }, [])
  return minute
}
