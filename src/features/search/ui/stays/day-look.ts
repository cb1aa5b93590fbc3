import { canArrive, canDepart, type KnownDays, type PickedDays } from '#features/search/rules/stays/pick-days.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'

export type CalendarBounds = { first: Day; last: Day }
export type CalendarState = { days: KnownDays; picked: PickedDays; bounds: CalendarBounds; best: number | null }

/** How a day looks on the calendar, what stands below its number, and whether it can be picked. */
export function dayLook(day: Day, { days, picked, bounds, best }: CalendarState, leaving: string) {
  const known = days.get(day)
  const { from, to } = picked
  const isPast = day < bounds.first || day > bounds.last
  const isOpen = !isPast && canArrive(day, days)
  const marks = {
    past: isPast,
    closed: !isPast && known?.state === 'closed',
    full: !isPast && known?.state === 'full',
    today: day === bounds.first,
    min: isOpen && (known?.minimumNights ?? 1) > 1,
    off: isOpen && known?.isOnOffer === true,
    best: isOpen && best !== null && known?.price?.amount === best,
    from: day === from,
    in: from !== null && to !== null && from < day && day < to,
    to: day === to,
  }
  // A cell is narrow: whole euros, never less than the night costs.
  const price = known?.price ? String(Math.ceil(known.price.amount / 100)) : ''
  return {
    marks: Object.entries(marks).flatMap(([name, isSo]) => (isSo ? [name] : [])),
    below: day === to ? leaving : isPast ? '' : known?.state === 'full' ? '–' : price,
    canBePicked: isOpen || (!isPast && from !== null && to === null && canDepart(from, day, days)),
  }
}

/** What a screen reader says of a day: 'viernes 11 de diciembre, 219 euros'. */
export function calendarDayLabel(
  day: Day,
  { days, picked, bounds }: CalendarState,
  language: Language,
  t: Translate,
): string {
  const known = days.get(day)
  const spoken = stayDays.spoken(day, language)
  const label = bareLabel()
  const onOffer = known?.isOnOffer && known.state === 'open' ? t('stays.calendar.day.offer', { label }) : label
  if (day === picked.from) return t('stays.calendar.day.arrival', { label: onOffer })
  return day === picked.to ? t('stays.calendar.day.departure', { label: onOffer }) : onOffer

  function bareLabel() {
    if (day < bounds.first) return t('stays.calendar.day.past', { day: spoken })
    if (known && known.state !== 'open') return t(`stays.calendar.day.${known.state}`, { day: spoken })
    if (!known?.price) return t('stays.calendar.day.unknown', { day: spoken })
    const values = { day: spoken, price: spokenEuros(known.price) }
    return known.minimumNights > 1
      ? t('stays.calendar.day.minimum', { ...values, count: known.minimumNights })
      : t('stays.calendar.day.open', values)
  }
}

/** Without the sign, which the sentence says, and without cents where there are none. */
const spokenEuros = (price: Money) =>
  price.amount % 100 === 0 ? String(price.amount / 100) : formatMoney(price).replace(/\s.*/, '')
