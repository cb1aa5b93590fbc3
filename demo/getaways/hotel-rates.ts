import { type HotelPeriod, termsOfNight } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import { daysAhead } from '#features/catalogue/rules/getaways/stay.ts'
import { addDays } from '#platform/time/dates.ts'
import { uuidOf } from '../identity.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { hotelTerms } from '../tables/hotel-terms.ts'

type HotelOfSpa = { hotelUuid: string; spa: PlacedSpa; rooms: SeedRow<'hotelRooms'>[]; boards: Record<string, number> }

/** What the built-in supplier sells of these hotels in the next 18 months. */
export function hotelRateRows(hotels: HotelOfSpa[], today: string, seed: number) {
  return {
    hotelPeriods: hotels.flatMap(({ hotelUuid, spa }) =>
      periodsOf(hotelUuid, spa, seed).map((period) => ({ hotelUuid, ...period })),
    ),
    hotelRatePlans: hotels.flatMap(({ hotelUuid }) => planRows(hotelUuid)),
    hotelRatePenalties: hotels.flatMap(({ hotelUuid }) =>
      randomFor(seed, 'penalties', hotelUuid)
        .pick(hotelTerms.penalties)
        .map((penalty) => ({ planUuid: planUuid(hotelUuid, 'flexible'), ...penalty })),
    ),
    hotelBoardPrices: hotels.flatMap(({ hotelUuid, boards }) =>
      Object.entries(boards).map(([boardType, price]) => ({ hotelUuid, boardType, price })),
    ),
    hotelNights: hotels.flatMap((hotel) => nightRows(hotel, today, seed)),
  }
}

const planUuid = (hotelUuid: string, type: string) => uuidOf('rate plan', hotelUuid, type)

const planRows = (hotelUuid: string): SeedRow<'hotelRatePlans'>[] =>
  hotelTerms.plans.map(({ type, percent, refundable, name, description }, position) => ({
    uuid: planUuid(hotelUuid, type),
    hotelUuid,
    type,
    percent,
    refundable,
    name,
    description,
    position,
  }))

function periodsOf(hotelUuid: string, { setting }: PlacedSpa, seed: number): HotelPeriod[] {
  const closing = randomFor(seed, 'closing', hotelUuid).pick(hotelTerms.closings)
  const { holidays, coast, mountain } = hotelTerms.periods
  const ofSetting = setting === 'mountain' ? mountain : setting.endsWith('coast') ? coast : []
  return [...holidays, ...ofSetting, ...(closing ? [closing] : [])]
}

/** One night in twenty-five is sold out elsewhere. */
function nightRows({ hotelUuid, spa, rooms }: HotelOfSpa, today: string, seed: number): SeedRow<'hotelNights'>[] {
  const periods = periodsOf(hotelUuid, spa, seed)
  return rooms.flatMap(({ uuid, usualPrice, allotment = 0 }) => {
    if (!usualPrice) return []
    const random = randomFor(seed, 'nights', uuid)
    return Array.from({ length: daysAhead }, (_, days) => {
      const night = addDays(today, days)
      const terms = termsOfNight(night, usualPrice, periods)
      return { roomUuid: uuid, night, ...terms, allotment: random.chance(0.04) ? 0 : allotment }
    })
  })
}
