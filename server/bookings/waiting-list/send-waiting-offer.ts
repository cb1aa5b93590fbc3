import { eq } from 'drizzle-orm'
import { agreeBooking } from '#server/bookings/agree-booking.ts'
import { bookingFacts } from '#server/bookings/booking-facts.ts'
import { findBookedService } from '#server/bookings/find-booked-service.ts'
import { waitingList } from '#server/db/schema/bookings.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { deadlineOnClock } from '#server/getaways/stay-page/stay-words.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Services } from '#server/services.ts'
import { offerUrl } from './offer-link.ts'

/** Nobody is told of an hour that is not theirs any more. */
export async function sendWaitingOffer(services: Services, { waiting: uuid }: { waiting: string }): Promise<void> {
  const { db, catalogue, clock, config } = services
  const [row] = await db.select().from(waitingList).where(eq(waitingList.uuid, uuid))
  const now = clock.now()
  if (row?.state !== 'offered' || !row.startsAt || !row.offeredUntil || row.offeredUntil <= now) return
  const snapshot = catalogue.current()
  const found = findBookedService(snapshot, row.serviceUuid, config.requestOnlySpa)
  if (!found) return
  const { language, email, startsAt, offeredUntil } = row
  const agreed = agreeBooking(snapshot, found, row.pax)
  const { hour, name, spa } = bookingFacts(snapshot, { ...row, startsAt, agreed }, language, now)
  const deadline = deadlineOnClock(offeredUntil, agreed.spa.timeZone, language, i18nFor(language).t)
  const view = {
    service: name,
    spa,
    day: hour.spoken,
    time: hour.time,
    until: deadline,
    bookUrl: offerUrl(services, row, { day: row.day, time: hour.plainTime }, language),
  }
  const head = emailHeader(services, language)
  await sendOnce(services, `waiting-offer.${uuid}`, () =>
    renderEmail('waiting-offer', view, { about: uuid, to: { name: email, email }, language, head }),
  )
}
