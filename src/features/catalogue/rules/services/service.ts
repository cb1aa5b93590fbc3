import type { PerLanguage } from '#platform/i18n/languages.ts'
import type { Image } from '#platform/pictures/image.ts'
import type { Money } from '#platform/rules/money.ts'
import type { Offer } from './offer.ts'
import type { Bookable } from './resources.ts'

export type Capacity = { minimum: number; maximum: number; incrementing: number }

export const parties = [
  'one-person',
  'two-persons',
  'two-adults',
  'two-adults-one-child',
  'two-adults-two-children',
  'one-adult-one-child',
] as const
export type Party = (typeof parties)[number]

export const meals = ['breakfast', 'brunch', 'lunch', 'buffet', 'dinner'] as const
type Meal = (typeof meals)[number]

/** Whom an experience is for. The same experience stands once per audience, with its own price and slug. */
export type Audience = {
  party: Party
  ageBand: { from: number; to: number } | null
  residency: 'resident' | 'non-resident' | null
  isForPregnancy: boolean
}

export type ServiceTexts = {
  name: string
  description: string
  includes: string[]
  legalConditions: { legalNotice: string; politicalCondition: string; generalCondition: string }
  slug: string
}

export type Service = {
  uuid: string
  uuidRevision: string
  spaUuid: string
  order: number
  status: string
  clientTimeDuration: number
  onlineBookingAvailable: string
  isOnlineVoucherAvailable: boolean
  isPackage: boolean
  /** ISO weekdays (1 = Monday) on which the spa gives this service. */
  hasAvailabilityOn: number[]
  capacity: Capacity
  price: Money
  pricePerPerson: Money
  audience: Audience
  /** How it is booked for an hour; null if it can't be. */
  bookable: Bookable | null
  sessions: number
  meal: Meal | null
  isPrivate: boolean
  daysBeforeVoucherExpirate: number | null
  serviceTags: string[]
  promotionTags: string[]
  categoryTags: string[]
  offers: Offer[]
  images: Image[]
  translations: PerLanguage<ServiceTexts>
}

/** Spec 4: 'enable' is the only enabled value. */
export const isEnabled = (service: Pick<Service, 'status'>) => service.status === 'enable'

/** Spec 9: individual means a minimum of one. */
export const isIndividual = (service: Pick<Service, 'capacity'>) => service.capacity.minimum === 1
