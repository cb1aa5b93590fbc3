import { type Day, weekdayOf } from '#platform/time/dates.ts'
import { shareOf } from './price-stay.ts'

export const hotelPeriodKinds = ['season', 'offer', 'closing', 'minimum-stay'] as const

/** Days of every year, 'MM-DD', both included. One that ends before it starts reaches over the year's end. */
export type HotelPeriod = {
  kind: (typeof hotelPeriodKinds)[number]
  starts: string
  ends: string
  percent: number | null
  nights: number | null
}

type NightTerms = { price: number; offerPercent: number; minimumNights: number; isClosed: boolean }

/** What a night costs for two, in cents, and how it is sold, by the usual price of its room. */
export function termsOfNight(night: Day, usualPrice: number, periods: readonly HotelPeriod[]): NightTerms {
  const of = (kind: HotelPeriod['kind']) => periods.filter((period) => period.kind === kind && isIn(period, night))
  const season = Math.max(...of('season').map(({ percent }) => percent ?? 100), 0) || 100
  const weekend = ['friday', 'saturday'].includes(weekdayOf(night)) ? weekendPercent : 100
  return {
    price: shareOf(usualPrice, (season * weekend) / 100),
    offerPercent: Math.max(...of('offer').map(({ percent }) => percent ?? 0), 0),
    minimumNights: Math.max(...of('minimum-stay').map(({ nights }) => nights ?? 1), 1),
    isClosed: of('closing').length > 0,
  }
}

const weekendPercent = 116

function isIn({ starts, ends }: HotelPeriod, night: Day): boolean {
  const day = night.slice(5)
  return starts <= ends ? starts <= day && day <= ends : day >= starts || day <= ends
}
