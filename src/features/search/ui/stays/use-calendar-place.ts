import { type RefObject, useEffect, useState } from 'react'

/** Two months beside each other, one, or one in a sheet. Null before the script knows the screen. */
type CalendarPlace = 'two' | 'one' | 'sheet'

export function useCalendarPlace(): CalendarPlace | null {
  const [place, setPlace] = useState<CalendarPlace | null>(null)
  useEffect(() => {
    const wide = matchMedia('(min-width: 1101px)')
    const phone = matchMedia('(max-width: 760px)')
    const look = () => setPlace(phone.matches ? 'sheet' : wide.matches ? 'two' : 'one')
    look()
    for (const query of [wide, phone]) query.addEventListener('change', look)
    return () => {
      for (const query of [wide, phone]) query.removeEventListener('change', look)
    }
  }, [])
  return place
}

/** True from when the element has come near the screen: what it shows need not be fetched before. */
export function useHasComeNear(watched: RefObject<Element | null>): boolean {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (hasCome || !watched.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setHasCome(true), {
      rootMargin: '400px 0px',
    })
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched, hasCome])
  return hasCome
}
