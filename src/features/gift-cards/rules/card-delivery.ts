import { homeCountryOf, type Language } from '#platform/i18n/languages.ts'
import { type Day, instantAt } from '#platform/time/dates.ts'

/** Where a card is opened: by whose clock it arrives. The Canary Islands have their own. */
export const deliveryPlaces = { ES: 'Europe/Madrid', IC: 'Atlantic/Canary', PT: 'Europe/Lisbon', AD: 'Europe/Andorra' }
export type DeliveryPlace = keyof typeof deliveryPlaces

export const isDeliveryPlace = (value: unknown): value is DeliveryPlace =>
  typeof value === 'string' && Object.hasOwn(deliveryPlaces, value)

/** Decided: at nine in the morning, unless the buyer says another hour. */
export const usualHour = '09:00'
export const deliveryHours = Array.from({ length: 14 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`)

/** Of somebody of whom only the address is known: its country if it names one, else that of the buyer's language. */
export function placeOfAddress(email: string, language: Language): DeliveryPlace {
  const [, ending] = /\.(es|pt|ad)$/i.exec(email.trim()) ?? []
  const named = ending?.toUpperCase()
  if (isDeliveryPlace(named)) return named
  return homeCountryOf(language)
}

export type CardDelivery = { deliverOn: Day | null; hour: string; place: DeliveryPlace }

/** The instant at which a card is sent; null if that is when it is paid. */
export const deliveryInstant = ({ deliverOn, hour, place }: CardDelivery): Date | null =>
  deliverOn === null ? null : instantAt(deliverOn, hour, deliveryPlaces[place])
