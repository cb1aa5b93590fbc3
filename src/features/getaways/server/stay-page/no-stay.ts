import type { NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { addDays } from '#platform/time/dates.ts'
import type { NearestStay } from './nearest-stays.ts'

/** Why there is no price, in a sentence, and what can be had instead. */
export type NoStayView = {
  kind: 'dates' | 'combination' | 'away' | 'unsold'
  title: string
  /** For the bar at the foot of a phone. */
  short: string
  text: string
  alternativesTitle: string
  alternatives: { name: string; note: string; price: string; href: string }[]
}

type StayChoice = { stay: Stay; pax: number; hrefOf: (changes: Record<string, string>) => string }

/** Spec 8. */
export function noDates(
  error: NoAvailability,
  { stay, pax, hrefOf }: StayChoice,
  { minimumNights, stays }: { minimumNights: number; stays: NearestStay[] },
  language: Language,
  t: Translate,
): NoStayView {
  const reason = whyNoStay(error, { stay, pax, minimumNights }, language, t)
  return {
    kind: 'dates',
    ...reason,
    text: stays.length > 0 ? reason.text : `${reason.text} ${t('stays.none.nothingNear')}`,
    alternativesTitle: t('stays.none.nearest'),
    alternatives: stays.map((other) => ({
      name: stayDays.range(other, language),
      note: stayDays.rangeWithWeekdays(other, language),
      price: formatMoney(other.price),
      // The price is that of the rate that the page chooses, whatever was chosen for the dates that are taken.
      href: hrefOf({ from: other.from, to: other.to, room: '', board: '', rate: '' }),
    })),
  }
}

/** In words: as a heading, in short, and as a sentence. */
export function whyNoStay(
  error: NoAvailability,
  { stay, pax, minimumNights }: { stay: Stay; pax: number; minimumNights: number },
  language: Language,
  t: Translate,
) {
  const values = { dates: stayDays.rangeInWords(stay, language), guests: t('stays.people', { count: pax }) }
  if (error === 'minimum-stay')
    return {
      title: t('stays.none.minimumTitle', { count: minimumNights }),
      short: t('stays.calendar.minimumOf', { count: minimumNights }),
      text: t('stays.none.minimum', {
        arrival: stayDays.inMonth(stay.from, language),
        departure: stayDays.inMonth(addDays(stay.from, minimumNights), language),
      }),
    }
  if (error === 'no-rates')
    return {
      title: t('stays.none.noRatesTitle'),
      short: t('stays.summary.noRate'),
      text: t('stays.none.noRates', values),
    }
  return {
    title: t('stays.none.title'),
    short: t('stays.summary.noRooms'),
    text: t(error === 'closed' ? 'stays.none.closed' : 'stays.none.full', values),
  }
}

type Named = { name: string }

/** `chosen`: what the hotel has of what was asked for, if it has any of it. */
export function noCombination(
  chosen: { room: Named | undefined; board: Named | undefined },
  nearest: readonly Rate[],
  { nameOf, hrefOf }: Pick<StayChoice, 'hrefOf'> & { nameOf: (rate: Rate) => { room: string; board: string } },
  t: Translate,
): NoStayView {
  const { room, board } = chosen
  const choice = room && board && t('stays.none.with', { room: lower(room.name), board: lower(board.name) })
  return {
    kind: 'combination',
    title: t('stays.none.noRatesTitle'),
    short: t('stays.summary.noRate'),
    text: choice ? t('stays.none.combination', { choice }) : t('stays.none.combinationUnknown'),
    alternativesTitle: t('stays.none.nearestRates'),
    alternatives: nearest.map((rate) => ({
      name: nameOf(rate).room,
      note: nameOf(rate).board,
      price: formatMoney(rate.basicPriceWithDiscount),
      href: hrefOf({ room: rate.roomType, board: rate.boardType, rate: rate.type }),
    })),
  }
}

const hotelSilent = (kind: 'away' | 'unsold', t: Translate): NoStayView => ({
  kind,
  title: t(`stays.none.${kind}Title`),
  short: t(`stays.none.${kind}Title`),
  text: t(`stays.none.${kind}`),
  alternativesTitle: '',
  alternatives: [],
})

/** The hotel could not be asked. What was chosen stays in the address that asks again. */
export const hotelAway = (t: Translate) => hotelSilent('away', t)

/** Nobody can be asked for the hotel's rooms, so asking again would not help: who wants to stay there calls or writes. */
export const hotelNotSold = (t: Translate) => hotelSilent('unsold', t)

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
