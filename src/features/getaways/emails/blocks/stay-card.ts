import type { Language } from '#platform/i18n/languages.ts'
import type { EmailBlock, EmailFact } from '#platform/server/emails/render/email-content.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'

/** What e-mails say of a stay, in its reader's words. */
export type StayCardView = {
  name: string
  where: string
  trip: {
    from: Day
    to: Day
    arrival: { day: string; time: string }
    departure: { day: string; time: string }
    nights: string
  }
  people: string
  roomAndBoard: string
  services: string
}

type Codes = { hotel: string; spa: string; order?: string }

export function stayCardBlocks(
  { name, where, trip, people, roomAndBoard, services }: StayCardView,
  codes: Codes,
  language: Language,
  { for: guest, rooms = [] }: { for?: string; rooms?: EmailFact[] } = {},
): EmailBlock {
  const { t } = i18nFor(language)
  const words = 'mailStays.card'
  const facts: EmailFact[] = [
    { label: t('stays.arrival'), value: dayAndTime(trip.arrival, trip.from) },
    { label: t('stays.departure'), value: dayAndTime(trip.departure, trip.to) },
    { label: t('stays.room'), value: roomAndBoard },
    ...(guest && rooms.length === 0 ? [{ label: t(`${words}.guest`), value: guest }] : rooms),
    { label: t(`${words}.hotelLocator`), value: codes.hotel, isCode: true },
    { label: t(`${words}.spaCode`), value: codes.spa, isCode: true },
    ...(codes.order ? [{ label: t(`${words}.order`), value: codes.order }] : []),
  ]
  return { kind: 'card', title: name, lines: [where, `${trip.nights}, ${people}`, services], facts }
}

/** A stay may be more than a year away: 'Vie 11 dic 2026, desde las 15:00' */
const dayAndTime = ({ day, time }: { day: string; time: string }, of: Day) => `${day} ${of.slice(0, 4)}, ${time}`
