import {
  type CancelPolicy,
  cancellationCost,
  cancellationSteps,
} from '#features/catalogue/rules/getaways/cancel-policy.ts'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { dayFormats, formatMoney, hourInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PlainKey, Translate } from '#platform/i18n/translate.ts'
import type { Money } from '#platform/rules/money.ts'
import { businessTimeZone, wallClock } from '#platform/time/dates.ts'

type HotelHours = { checkIn: string; checkOut: string }

/** The days of a stay as the page tells them. */
export function tripView(stay: Stay, { checkIn, checkOut }: HotelHours, language: Language, t: Translate) {
  const count = countNights(stay)
  return {
    ...stay,
    count,
    nights: t('stays.night', { count }),
    range: stayDays.range(stay, language),
    weekdays: stayDays.rangeWithWeekdays(stay, language),
    arrival: {
      day: stayDays.short(stay.from, language),
      time: t('stays.checkIn', { time: hourInWords(checkIn, language) }),
    },
    departure: {
      day: stayDays.short(stay.to, language),
      time: t('stays.checkOut', { time: hourInWords(checkOut, language) }),
    },
  }
}

export type StayTrip = ReturnType<typeof tripView>

/** Every price says for how many it is. */
export const guestsInWords = (pax: number, t: Translate) =>
  pax === 2 ? t('stays.forTwo') : t('stays.forMany', { count: pax, rooms: pax / 2 })

/** `paid`: the price, before it is paid. */
export type Cancelling = { policy: CancelPolicy; paid: Money; timeZone: string; now: Date }

/**
 * Spec 4: until when cancelling is free, and what it costs from which moment on, a sentence each and in order; at the
 * hotel's own clock, which is named once where it is not Madrid's. Whoever reads it later than the deadline sees what
 * cancelling costs already.
 */
export function cancelTerms({ policy, paid, timeZone, now }: Cancelling, language: Language, t: Translate): string[] {
  if (!policy.refundable) return [t('stays.notRefundable')]
  const steps = cancellationSteps(policy, paid)
  const [first] = steps
  if (!first) return [t('stays.freeToTheEnd')]
  const isFree = now < first.deadline
  const coming = steps.filter(({ deadline }) => deadline > now)
  const sentences = coming.map(({ deadline, price }, at) => {
    const say = at === 0 ? deadlineOnClock : plainDeadline
    const values = { deadline: say(deadline, timeZone, language, t), price: formatMoney(price) }
    if (at === 0 && isFree) return t('stays.free', values)
    return t(price.amount === paid.amount ? 'stays.laterAll' : 'stays.later', values)
  })
  const cost = formatMoney(cancellationCost(policy, paid, now))
  return isFree ? sentences : [t('stays.noLongerFree', { price: cost }), ...sentences]
}

/** For where nothing can be set in bold. */
export const withoutMarks = (sentence: string) => sentence.replaceAll(/<\/?b>/g, '')

const plainDeadline: typeof deadlineOnClock = (...moment) => deadlineWords(...moment).deadline

/** A moment at the hotel's own clock; `clock` names it where it is not Madrid's. */
export function deadlineWords(instant: Date, timeZone: string, language: Language, t: Translate) {
  const { day, time } = wallClock(instant, timeZone)
  const key = isMadridTime(instant, timeZone) ? undefined : clockKeys[timeZone]
  return { deadline: dayFormats.withTime(time, day, language), clock: key ? t(key) : null }
}

/** '18:32 del 19-11-2026 (hora de Canarias)': for who reads it by another clock. */
export function deadlineOnClock(instant: Date, timeZone: string, language: Language, t: Translate): string {
  const { deadline, clock } = deadlineWords(instant, timeZone, language, t)
  return clock ? `${deadline} (${clock})` : deadline
}

const clockKeys: Record<string, PlainKey> = {
  'Atlantic/Canary': 'stays.clock.canary',
  'Atlantic/Madeira': 'stays.clock.madeira',
  'Europe/Lisbon': 'stays.clock.portugal',
}

const isMadridTime = (instant: Date, timeZone: string) =>
  wallClock(instant, timeZone).time === wallClock(instant, businessTimeZone).time
