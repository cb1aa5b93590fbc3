import type { PerLanguage } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { addDays, type Day, instantAt } from '#platform/time/dates.ts'
import { hour } from '#platform/time/durations.ts'
import type { CancelPolicy } from './cancel-policy.ts'

/** Conditions that a hotel sells its rooms on, at a share of the night's price. */
export type RatePlan = {
  type: string
  percent: number
  refundable: boolean
  name: PerLanguage<string>
  description: PerLanguage<string>
  penalties: PlanPenalty[]
}

/** From `time` at the hotel, so many days before arrival, cancelling costs so many nights. Null: the whole stay. */
type PlanPenalty = { daysBefore: number; time: string; nights: number | null }

type PlannedStay = { from: Day; timeZone: string; checkIn: string; nightPrices: readonly number[] }

/** What the conditions come to for a stay: instants and amounts. */
export function cancelPolicyOf({ refundable, penalties }: RatePlan, stay: PlannedStay): CancelPolicy {
  if (!refundable) return { refundable, cancelPenalties: [] }
  const arrival = instantAt(stay.from, stay.checkIn, stay.timeZone)
  return {
    refundable,
    cancelPenalties: penalties.map(({ daysBefore, time, nights }) => {
      const deadline = instantAt(addDays(stay.from, -daysBefore), time, stay.timeZone)
      const charged = nights === null ? stay.nightPrices : stay.nightPrices.slice(0, nights)
      return {
        deadline,
        price: euros(charged.reduce((sum, price) => sum + price, 0)),
        hoursBefore: Math.round((arrival.getTime() - deadline.getTime()) / hour),
      }
    }),
  }
}
