import type { DayState } from '#features/bookings/rules/choosing/day-state.ts'
import type { HourOfDay } from '#features/bookings/rules/choosing/nearest-hours.ts'
import { calendarDays, capital } from '#platform/i18n/calendar-days.ts'
import { dayFormats, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { monthOf } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'

/** A day on which there is nothing to choose: why, and where the nearest free hour is. */
export type NoHoursView = {
  title: string
  text: string
  nearest: { day: Day; time: string; label: string } | null
  /** Whether its voucher may be bought instead: not by who has paid already. */
  hasVoucher: boolean
  /** Whether one may wait for somebody to give an hour up. */
  canWait: boolean
}

/** Days of a stay that can't be booked yet, and when they can. */
export const notYetView = (opensOn: Day, language: Language, t: Translate): NoHoursView => ({
  title: t('bookings.none.notYet'),
  text: t('bookings.none.opens', { day: dayFormats.long(opensOn, language) }),
  nearest: null,
  hasVoucher: false,
  canWait: false,
})

type EmptyDay = {
  day: Day
  state: DayState
  isRequest: boolean
  isPaid: boolean
  today: Day
  last: Day
  nearest: HourOfDay | null
}

export function noHoursView(
  { day, state, isRequest, isPaid, today, last, nearest }: EmptyDay,
  language: Language,
  t: Translate,
): NoHoursView {
  // The spa decides who gets an hour that it is asked for.
  const canWait = state === 'full' && !isRequest
  const month = monthOf(day)
  const title = titleOf()
  if (!nearest) {
    const until = dayFormats.long(last, language)
    const text = t(isPaid ? 'bookings.none.nothingPaid' : 'bookings.none.nothing', { last: until })
    return { title, text, nearest: null, hasVoucher: !isPaid, canWait }
  }
  const on = calendarDays.on(nearest.day, language, month)
  const { time } = nearest.hour
  return {
    title,
    text: t('bookings.none.nearest', { day: on, time: timeInWords(time, language) }),
    nearest: {
      day: nearest.day,
      time,
      label: t('bookings.none.see', { day: calendarDays.see(nearest.day, language, month) }),
    },
    hasVoucher: !isPaid,
    canWait,
  }

  function titleOf() {
    if (state === 'full') return t('bookings.none.full', { day: capital(calendarDays.on(day, language)) })
    // The spa may be open, with no hour left that could still be booked.
    if (day === today) return t('bookings.none.today')
    return t('bookings.none.closed', { day: capital(calendarDays.on(day, language)) })
  }
}
