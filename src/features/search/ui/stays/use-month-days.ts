import { type RefObject, useEffect, useState } from 'react'
import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { KnownDays } from '#features/search/rules/stays/pick-days.ts'

type Months = Record<string, CalendarDay[] | 'coming' | 'failed'>

/** The days of the months that are looked at. Each month is asked for once, when it is first shown. */
export function useMonthDays(uuid: string, shown: string[], isWanted: boolean) {
  const [months, setMonths] = useState<Months>({})
  const missing = isWanted ? shown.filter((month) => months[month] === undefined).join(' ') : ''
  useEffect(() => {
    if (!missing) return
    const asked = missing.split(' ')
    const put = (month: string, days: Months[string]) => setMonths((known) => ({ ...known, [month]: days }))
    for (const month of asked) {
      put(month, 'coming')
      fetchDays(uuid, month).then(
        (days) => put(month, days),
        () => put(month, 'failed'),
      )
    }
  }, [uuid, missing])
  const days: KnownDays = new Map(
    Object.values(months).flatMap((month) => (typeof month === 'string' ? [] : month.map((day) => [day.day, day]))),
  )
  return {
    days,
    isComing: shown.some((month) => months[month] === 'coming'),
    hasFailed: shown.some((month) => months[month] === 'failed'),
    retry: () =>
      setMonths((known) => Object.fromEntries(Object.entries(known).filter(([, month]) => month !== 'failed'))),
  }
}

async function fetchDays(uuid: string, month: string): Promise<CalendarDay[]> {
  const response = await fetch(`/api/getaways/${uuid}/calendar?month=${month}`)
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`)
  const { days }: { days: CalendarDay[] } = await response.json()
  return days
}

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
