import { businessTimeZone, wallClock } from '#domain/dates.ts'
import { type CancelPolicy, cancellationCost, freeCancellation } from '#domain/getaways/cancel-policy.ts'
import { countNights, type Stay } from '#domain/getaways/stay.ts'
import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatMoney, hourInWords } from '#i18n/format.ts'
import { stayDays } from '#i18n/stay-days.ts'
import type { PlainKey, Translate } from '#i18n/translate.ts'

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

export type TripView = ReturnType<typeof tripView>

/** Every price says for how many it is. */
export const guestsInWords = (pax: number, t: Translate) =>
  pax === 2 ? t('stays.forTwo') : t('stays.forMany', { count: pax, rooms: pax / 2 })

type Cancelling = { policy: CancelPolicy; price: Money; timeZone: string; now: Date }

/**
 * Spec 4: until when cancelling is free, and what it costs after; at the hotel's own clock, which is named where it is
 * not Madrid's. Whoever books later than the deadline is told what cancelling costs already.
 */
export function cancelWords({ policy, price, timeZone, now }: Cancelling, language: Language, t: Translate) {
  const penalty = freeCancellation(policy)
  if (!penalty) return { terms: t('stays.notRefundable'), short: t('stays.notRefundableShort') }
  if (penalty.deadline <= now) {
    const cost = { price: formatMoney(cancellationCost(policy, price, now)) }
    return { terms: t('stays.noLongerFree', cost), short: t('stays.noLongerFreeShort', cost) }
  }
  const { deadline, clock } = deadlineWords(penalty.deadline, timeZone, language, t)
  const values = { deadline, price: formatMoney(penalty.price) }
  return {
    terms: clock ? t('stays.freeThere', { ...values, clock }) : t('stays.free', values),
    short: t('stays.freeShort', { deadline }),
  }
}

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
