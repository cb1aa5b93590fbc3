import { promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { OnlineBooking } from '#features/catalogue/rules/spas/online-booking.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type AudienceValue, fixedValues } from './facets.ts'
import type { FacetName } from './question-params.ts'
import type { Range } from './words/parsed-query.ts'

/** A choice of a filter. Regions and treatments are known by their uuid, experiences by their key. */
export type FacetValue = { name: FacetName; value: string }

/** Where a spa stands, and in what kind of hotel. 0 stars: in none. */
export function valuesOfSpa({ hotel, regionUuid, location }: Pick<Spa, 'hotel' | 'regionUuid' | 'location'>) {
  const places = [...new Set([regionUuid, location.uuid])]
  return [
    { name: 'stars', value: String(hotel?.stars ?? 0) },
    ...places.map((value) => ({ name: 'region', value })),
  ] as FacetValue[]
}

/** What a service is and whom it is for. Its price depends on the day and the party, and is not among them. */
export function valuesOfService(service: Service, booking: OnlineBooking): FacetValue[] {
  const { audience, clientTimeDuration, meal, promotionTags, serviceTags } = service
  return [
    ...promotionTags.flatMap((uuid) => categoryKeys.get(uuid) ?? []).map(as('experience')),
    ...serviceTags.map(as('treatment')),
    ...bandsWith(fixedValues.duration, clientTimeDuration).map(as('duration')),
    as('party')(audience.party),
    ...audiencesOf(service).map(as('for')),
    ...agesIn(audience.ageBand).map(as('age')),
    ...(meal ? [as('meal')(meal)] : []),
    ...(booking === 'disabled' ? [] : [as('booking')(booking)]),
    ...(booking === 'disabled' || !service.bookable ? [] : [as('hour')('free')]),
  ]
}

/** 'from-to' in whole units; without an end it is open. Null where the text is no band. */
export function bandOf(text: string): Range | null {
  const found = /^(?<from>\d{1,5})-(?<to>\d{0,5})$/.exec(text)?.groups
  if (!found) return null
  return { from: Number(found.from), to: found.to ? Number(found.to) : Number.POSITIVE_INFINITY }
}

/** A price band begins above its lower bound, so that 50 € are in '0-50' alone. */
export const isInPriceBand = (cents: number, { from, to }: Range) =>
  (from === 0 || cents > from * 100) && cents <= to * 100

export function priceBandOf(cents: number, bands: readonly string[] = fixedValues.price): string {
  const found = bands.find((band) => isInPriceBand(cents, bandOf(band) as Range))
  return found ?? (bands[0] as string)
}

const as =
  (name: FacetName) =>
  (value: string): FacetValue => ({ name, value })

const categoryKeys = new Map(promotionCategories.map(({ uuid, key }) => [uuid, key]))

const bandsWith = (bands: readonly string[], amount: number) =>
  bands.filter((band) => {
    const range = bandOf(band)
    return range && range.from <= amount && amount <= range.to
  })

function audiencesOf({ audience, capacity }: Pick<Service, 'audience' | 'capacity'>): AudienceValue[] {
  const { party, ageBand, isForPregnancy, residency } = audience
  const isFamily = party.includes('child')
  return [
    ...(capacity.minimum === 2 && !isFamily ? (['couples'] as const) : []),
    ...(isFamily ? (['family'] as const) : []),
    ...(ageBand ? (['children'] as const) : []),
    ...(isForPregnancy ? (['pregnancy'] as const) : []),
    ...(residency ? [residency] : []),
  ]
}

const agesIn = (band: Service['audience']['ageBand']) =>
  band ? fixedValues.age.filter((age) => band.from <= Number(age) && Number(age) <= band.to) : []
