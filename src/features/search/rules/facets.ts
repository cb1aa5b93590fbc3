import { meals, parties } from '#features/catalogue/rules/services/service.ts'
import type { FacetName } from './question-params.ts'

/** Values with a fixed list; places, boards, experiences and treatments come from the catalogue. 0 stars: no hotel. */
export const fixedValues = {
  /** Of the day that is asked for; without a day there is no such choice. */
  hour: ['free'],
  stars: ['5', '4', '3', '2', '1', '0'],
  /** Whole euros; the last is open upwards. */
  price: ['0-50', '50-100', '100-150', '150-'],
  cancellation: ['free'],
  /** Minutes. */
  duration: ['0-30', '31-60', '61-90', '91-120', '121-'],
  party: parties,
  for: ['couples', 'family', 'children', 'pregnancy', 'resident', 'non-resident'],
  age: Array.from({ length: 18 }, (_, age) => String(age)),
  meal: meals,
  booking: ['enabled', 'request'],
} as const satisfies Partial<Record<FacetName, readonly string[]>>

/** Of whole stays, which cost more than a service. */
export const stayPrices = ['0-200', '200-300', '300-450', '450-700', '700-'] as const

export type FixedFacet = keyof typeof fixedValues
export type AudienceValue = (typeof fixedValues.for)[number]
