import type { Amenity } from '#features/catalogue/rules/tag.ts'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import type { Image } from '#platform/pictures/image.ts'
import type { Day } from '#platform/time/dates.ts'

export const spaStatuses = ['online', 'disabled', 'closed', 'closedtemp', 'lost'] as const
export type SpaStatus = (typeof spaStatuses)[number]

export const scheduleDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'holiday',
] as const
export type ScheduleDay = (typeof scheduleDays)[number]
/** 'HH:MM' in the spa's own time zone. */
export type Hours = { opens: string; closes: string }
/** `null` is a closed day. */
export type Schedule = Record<ScheduleDay, Hours | null>

/** Days with other hours than the schedule's: closed for works or a season, or open longer for a feast. */
export type ScheduleException = { from: Day; to: Day; hours: Hours | null }

export type Spa = {
  uuid: string
  name: string
  slug: string
  /** The region (province or island) whose slug stands in the spa's address. */
  regionUuid: string
  location: { uuid: string; address: string; city: string; country: string; latitude: number; longitude: number }
  hotel: { name: string; stars: number } | null
  rating: { value: number | null; count: number }
  translations: PerLanguage<{ longDescription: string }>
  images: Image[]
  facilities: Amenity[]
  salesConfiguration: { daysBeforeVoucherExpirate: number; allowsExtension: boolean }
  status: SpaStatus
  /** Day of reopening, where a season's closing has one. */
  reopensOn: string | null
  schedule: Schedule
  exceptions: ScheduleException[]
  contact: { email: string; phone: string; web: string | null }
}
