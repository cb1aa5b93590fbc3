import type { HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { makeApi, type PosaliaConnection, type PosaliaSettings } from './api.ts'
import { findAvailability, readCalendar } from './availability.ts'
import { supplier } from './rate.ts'
import { cancel, confirm, hold, lookUp, release } from './stays.ts'

/** Posalia sells rooms of many hotels. It knows a stay by our reference, so that every call may be repeated. */
export function makePosalia(settings: PosaliaSettings, connection: PosaliaConnection): HotelRates {
  const api = makeApi(settings, connection)
  return {
    supplier,
    findAvailability: (request) => findAvailability(api, request),
    readCalendar: (request) => readCalendar(api, request),
    hold: (request) => hold(api, request),
    release: (holdReference) => release(api, holdReference),
    confirm: (request) => confirm(api, request),
    cancel: (reference) => cancel(api, reference),
    lookUp: (reference) => lookUp(api, reference),
  }
}
