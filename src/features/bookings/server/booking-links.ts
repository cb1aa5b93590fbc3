import { z } from 'zod'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Booking } from './booking-row.ts'
import type { WaitingRow } from './waiting-list/waiting-row.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    booking: { booking: string }
    spa: { booking: string }
    'stay-hours': { stay: string }
    waiting: { waiting: string }
  }
}

type Known = Pick<Booking, 'uuid'>
const shape = z.object({ booking: z.string() })
const stayShape = z.object({ stay: z.string() })

/** Opens a booking for its customer without the browser that booked it. */
export const bookingKey = ({ signer }: Pick<Services, 'signer'>, { uuid }: Known) =>
  signer.sign('booking', { booking: uuid })

export const bookingUrl = (services: Services, booking: Known, language: Language) =>
  `${services.config.publicUrl}${bookingHref(services, booking, language)}`

/** The page on which a customer moves or cancels it, or answers what the spa proposes. */
export const bookingHref = (services: Services, booking: Known, language: Language) =>
  `${goodsPath('booking.change', language, booking.uuid)}?key=${bookingKey(services, booking)}`

/** The page on which a spa answers a request. What the link opens decides nothing: that takes a button. */
export const answerUrl = ({ config, signer }: Services, { uuid }: Known, language: Language) =>
  `${config.publicUrl}${goodsPath('booking.answer', language, uuid)}?key=${signer.sign('spa', { booking: uuid })}`

/** With it, who was given a stay chooses the hours of its spa. It opens nothing else of what somebody else has paid. */
export const stayHoursKey = ({ signer }: Pick<Services, 'signer'>, { uuid }: Known) =>
  signer.sign('stay-hours', { stay: uuid })

export function opensStayHours({ signer }: Pick<Services, 'signer'>, uuid: string, key: string): boolean {
  const signed = stayShape.safeParse(signer.verify('stay-hours', key))
  return signed.success && signed.data.stay === uuid
}

/** Whether a key is ours and opens this booking, for its customer or for its spa. */
export function opensBooking(
  { signer }: Pick<Services, 'signer'>,
  uuid: string,
  key: string | null,
  whose: 'booking' | 'spa',
): boolean {
  const signed = shape.safeParse(key && signer.verify(whose, key))
  return signed.success && signed.data.booking === uuid
}

/** The page with the hour that is held for somebody who waited; only their link may take it. */
export function offerUrl(
  { config, signer }: Pick<Services, 'config' | 'signer'>,
  { uuid, serviceUuid, pax }: WaitingRow,
  { day, time }: { day: Day; time: string },
  language: Language,
): string {
  const waiting = signer.sign('waiting', { waiting: uuid })
  const query = new URLSearchParams({ service: serviceUuid, pax: String(pax), day, time, waiting })
  return `${config.publicUrl}${pathOf('serviceBookingCheckout', language)}?${query}`
}

const waitingShape = z.object({ waiting: z.uuid() })

/** Whose place on the waiting list a link is for; null if it is not one of ours. */
export function waitingIn({ signer }: Pick<Services, 'signer'>, token: string | null): string | null {
  const signed = waitingShape.safeParse(token && signer.verify('waiting', token))
  return signed.success ? signed.data.waiting : null
}
