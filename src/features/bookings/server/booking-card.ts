import type { Language } from '#platform/i18n/languages.ts'
import type { EmailBlock, EmailFact } from '#platform/server/emails/render/email-content.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** What e-mails say of a booking, in its reader's words. */
export type BookingCardView = {
  name: string
  where: string
  address: string
  phone: string
  people: string
  duration: string
  hour: { short: string; year: string; range: string }
  clock: string | null
}

/** The same for the sentences beside its card. */
export type BookingInEmail = BookingCardView & {
  spa: string
  free: string
  hour: { spoken: string; time: string }
  photo: { file: string; alt: string }
}

export function bookingCard(
  { name, where, address, phone, people, duration, hour, clock }: BookingCardView,
  { locator, guest }: { locator: string; guest?: string },
  language: Language,
): Extract<EmailBlock, { kind: 'card' }> {
  const { t } = i18nFor(language)
  const words = 'mailBookings.card'
  const facts: EmailFact[] = [
    { label: t(`${words}.when`), value: `${hour.short} ${hour.year}, ${hour.range}${clock ? ` (${clock})` : ''}` },
    ...(guest ? [{ label: t(`${words}.guest`), value: guest }] : []),
    { label: t(`${words}.locator`), value: locator, isCode: true },
    { label: t(`${words}.where`), value: address },
    { label: t(`${words}.phone`), value: phone },
  ]
  return { kind: 'card', title: name, lines: [where, `${people}, ${duration}`], facts }
}
