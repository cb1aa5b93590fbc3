import { waitsUntil } from '#domain/bookings/booking.ts'
import type { SpaMail } from '#domain/bookings/booking-mails.ts'
import type { Language } from '#domain/site/languages.ts'
import { bookingFacts } from '#server/bookings/booking-facts.ts'
import { answerUrl } from '#server/bookings/booking-links.ts'
import { type Booking, getBooking } from '#server/bookings/booking-row.ts'
import { momentWords } from '#server/bookings/moment-words.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Services } from '#server/services.ts'

type Told = { booking: string; mail: SpaMail; revision: number }

/** To the front desk. An answer to it goes to the guest. */
export async function sendSpaMail(services: Services, { booking: uuid, mail, revision }: Told): Promise<void> {
  const booking = await getBooking(services.db, uuid)
  if (!booking || !isStillSo(booking, mail, revision)) return
  const language = languageOfSpa(services, booking)
  const { agreed, name, email, phone, comment, locator, isFlexible } = booking
  const facts = bookingFacts(services.catalogue.current(), booking, language, services.clock.now())
  const view = {
    mail,
    locator,
    guest: { name, email, phone, comment },
    facts,
    isFlexible,
    until: momentWords(waitsUntil(booking), agreed.spa.timeZone, language, i18nFor(language).t),
    answerUrl: answerUrl(services, booking, language),
  }
  const about = `spa.${mail}.${uuid}.${revision}`
  const to = { name: agreed.spa.name, email: agreed.spa.email }
  const head = emailHeader(services, language)
  await sendOnce(services, `booking.${about}`, () =>
    renderEmail('spa-booking', view, { about, to, replyTo: { name, email }, language, head }),
  )
}

function isStillSo({ state, revision }: Booking, mail: SpaMail, told: number): boolean {
  if (mail === 'request' || mail === 'request-reminder') return state === 'requested'
  if (mail === 'booked' || mail === 'moved') return state === 'confirmed' && revision === told
  return state === mail
}

/** A spa reads the language of its country. */
function languageOfSpa({ catalogue }: Services, { spaUuid }: Booking): Language {
  return catalogue.current().spas.get(spaUuid)?.location.country === 'PT' ? 'pt' : 'es'
}
