import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { agreeBooking } from '#features/bookings/server/agree-booking.ts'
import { bookingFacts } from '#features/bookings/server/booking-facts.ts'
import { offerUrl } from '#features/bookings/server/booking-links.ts'
import { waitingList } from '#features/bookings/server/schema.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { deadlineOnClock } from '#features/search/server/stays/stay-words.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'

const payload = z.object({ waiting: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-waiting-offer': z.infer<typeof payload>
  }
}

/** Nobody is told of an hour that is not theirs any more. */
export const waitingOffer = defineEmail({
  name: 'waiting-offer',
  payload,
  load: async (services, { waiting: uuid }) => {
    const { db, catalogue, clock, config } = services
    const [row] = await db.select().from(waitingList).where(eq(waitingList.uuid, uuid))
    const now = clock.now()
    if (row?.state !== 'offered' || !row.startsAt || !row.offeredUntil || row.offeredUntil <= now) return []
    const snapshot = catalogue.current()
    const found = findBookedService(snapshot, row.serviceUuid, config.requestOnlySpa)
    if (!found) return []
    const { language, email, startsAt, offeredUntil } = row
    const agreed = agreeBooking(snapshot, found, row.pax)
    const { hour, name, spa } = bookingFacts(snapshot, { ...row, startsAt, agreed }, language, now)
    const view = {
      service: name,
      spa,
      day: hour.spoken,
      time: hour.time,
      until: deadlineOnClock(offeredUntil, agreed.spa.timeZone, language, i18nFor(language).t),
      bookUrl: offerUrl(services, row, { day: row.day, time: hour.plainTime }, language),
    }
    return [{ about: uuid, to: { name: email, email }, language, view }]
  },
  content: (view, { t, head }) => {
    const words = 'mailBookings.waiting'
    return {
      subject: t(`${words}.subject`, view),
      preheader: t(`${words}.preheader`),
      title: t(`${words}.title`),
      blocks: [
        leadBlock(t(`${words}.lead`, view)),
        { kind: 'button', words: t(`${words}.book`), href: view.bookUrl },
        noteBlock(t(`${words}.after`, view)),
      ],
      why: t(`${words}.why`, { brand: head.brand }),
    }
  },
})
