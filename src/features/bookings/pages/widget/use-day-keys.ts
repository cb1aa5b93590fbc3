import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MonthView } from '#features/bookings/server/booking-page/day-views.ts'
import { dayAfterKey, monthOf, weekdayNumber } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'
import { canBeChosen } from './day-label.ts'
import type { Chosen } from './use-choice.ts'

/**
 * The Tab key reaches one day of the calendar, arrows the others. Days that can't be chosen are passed over, and behind
 * the last one the page is turned.
 */
export function useDayKeys({ month, days, previous, next }: MonthView, chosen: Chosen) {
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Day | null>(null)
  const wanted = useRef<Day | null>(null)
  const open = days.filter(canBeChosen).map(({ day }) => day)
  const tabDay = [focused, chosen.day].find((day) => day && open.includes(day)) ?? open[0]

  const focus = (day: Day) => {
    setFocused(day)
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const arrive = useEffectEvent(() => {
    const day = wanted.current
    if (!day || monthOf(day) !== month) return
    wanted.current = null
    const nearest = open.find((one) => one >= day) ?? open.at(-1)
    if (nearest) focus(nearest)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks where to go when another month has come.
  useEffect(() => arrive(), [month])

  const pressKey = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const target = day && dayAfterKey(event.key, day, weekdayNumber(day))
    if (!day || !target) return
    event.preventDefault()
    const isForward = target > day
    const found = isForward ? open.find((one) => one >= target) : open.findLast((one) => one <= target)
    if (found && monthOf(target) === month) return focus(found)
    const turned = isForward ? next : previous
    if (!turned) return
    wanted.current = monthOf(target) === turned ? target : `${turned}-01`
    chosen.go({ month: turned })
  }
  return { box, tabDay, pressKey }
}
