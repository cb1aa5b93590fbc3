import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { EmailBlock, Fact } from './email-content.ts'

/** What e-mails say of a stay, in its reader's words. */
export type StayCardView = {
  name: string
  where: string
  trip: { arrival: { day: string; time: string }; departure: { day: string; time: string }; nights: string }
  people: string
  roomAndBoard: string
  services: string
}

type Codes = { hotel: string; spa: string; order?: string }

export function stayCard(
  { name, where, trip, people, roomAndBoard, services }: StayCardView,
  codes: Codes,
  language: Language,
  { for: guest }: { for?: string } = {},
): EmailBlock {
  const { t } = i18nFor(language)
  const words = 'mailStays.card'
  const facts: Fact[] = [
    { label: t('stays.arrival'), value: `${trip.arrival.day}, ${trip.arrival.time}` },
    { label: t('stays.departure'), value: `${trip.departure.day}, ${trip.departure.time}` },
    { label: t('stays.room'), value: roomAndBoard },
    ...(guest ? [{ label: t(`${words}.guest`), value: guest }] : []),
    { label: t(`${words}.hotelLocator`), value: codes.hotel, isCode: true },
    { label: t(`${words}.spaCode`), value: codes.spa, isCode: true },
    ...(codes.order ? [{ label: t(`${words}.order`), value: codes.order }] : []),
  ]
  return { kind: 'card', title: name, lines: [where, `${trip.nights}, ${people}`, services], facts }
}
