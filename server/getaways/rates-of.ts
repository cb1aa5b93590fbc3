import type { HotelRates } from '#domain/getaways/hotel-rates.ts'
import type { Services } from '#server/services.ts'
import { makeBuiltInRates } from './rates/built-in/make-built-in-rates.ts'

/** Who is asked for the rooms of hotels. */
export const ratesOf = (services: Pick<Services, 'db' | 'catalogue' | 'clock' | 'draw'>): HotelRates =>
  makeBuiltInRates(services)
