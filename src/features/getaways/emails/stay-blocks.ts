import { z } from 'zod'
import type { StayFacts } from '#features/getaways/server/purchase/stay-facts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { EmailBlock, EmailFact, EmailLink, Inline } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, mailLink, slot, telephone } from '#platform/server/emails/render/inline.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'

/** What the jobs of a stay are told. */
export const ofPurchase = z.object({ purchase: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'cancel-stay': z.infer<typeof ofPurchase>
    'send-stay-cancelled': z.infer<typeof ofPurchase>
    'send-stay-reminder': z.infer<typeof ofPurchase>
  }
}

/** What is left to do for a stay. Who stays is told what to do; who gives it, what there is to be done. */
export type StayStepsView = {
  reader: 'guest' | 'giver'
  hotel: string
  /** Empty where the hotel has told none. */
  hotelPhone: string
  hotelLocator: string
  /** In whose name it is. */
  guest: string
  spa: string
  spaCode: string
  contact: { phone: string; email: string; web: string | null }
  /** Of a present: who gets it, and whether we write to them. */
  present: { to: string; isMailed: boolean } | null
  /** Its hours, if they are chosen online; null where they are not. */
  online: StayHoursView | null
}

/**
 * `opensOn`: from which day on they are chosen, if that is not yet. `left`: where those are chosen that are not booked:
 * all on one page, which has no name, or each by its own.
 */
export type StayHoursView = { opensOn: string | null; left: EmailLink[]; booked: EmailLink[] }

/** Which sentences say it. */
export const stepKeys = {
  guest: { hotelText: 'hotelText', spa: 'spa', spaText: 'spaText' },
  giver: { hotelText: 'hotelTextGiver', spa: 'spaGiver', spaText: 'spaTextGiver' },
} as const

export function stayStepsBlock(view: StayStepsView, t: Translate): EmailBlock {
  const { hotel, hotelPhone, hotelLocator: locator, guest: name } = view
  const words = 'purchases.stay.steps'
  const keys = stepKeys[view.reader]
  const phoneLink = (phone: string) => [{ words: phone, href: telephone(phone) }]
  return {
    kind: 'steps',
    steps: [
      [
        `${t(`${words}.hotel`)}. ${t(`${words}.${keys.hotelText}`, { hotel, locator, name })} `,
        ...(hotelPhone
          ? fillSlots(t(`${words}.hotelPhone`, { phone: slot('phone') }), { phone: phoneLink(hotelPhone) })
          : []),
      ],
      spaStep(view, t),
    ],
  }
}

/** Online first, where that is possible, and the spa for who would rather talk. What is booked is told. */
function spaStep(view: StayStepsView, t: Translate): Inline[] {
  const { reader, spa, spaCode: code, contact, online } = view
  const words = 'purchases.stay.steps'
  const keys = stepKeys[reader]
  const slots = { phone: [{ words: contact.phone, href: telephone(contact.phone) }], email: [mailLink(contact.email)] }
  const values = { spa, code, phone: slot('phone'), email: slot('email') }
  if (!online) return [`${t(`${words}.${keys.spa}`)}. `, ...fillSlots(t(`${words}.${keys.spaText}`, values), slots)]
  const booked = { booked: inOneRow(online.booked) }
  if (online.left.length === 0) {
    const sentence = t(`${words}.booked`, { ...values, booked: slot('booked') })
    return [`${t('purchases.stay.hours.titleBooked')}. `, ...fillSlots(sentence, { ...slots, ...booked })]
  }
  const sentence = t(`${words}.${leftToChoose(view, online)}`, {
    ...values,
    to: view.present?.to ?? '',
    day: online.opensOn ?? '',
    online: slot('online'),
  })
  const page = t(reader === 'guest' && !online.opensOn ? `${words}.online` : `${words}.onlinePage`)
  return [
    `${t(reader === 'giver' ? `${words}.spaGiver` : 'purchases.stay.hours.title')}. `,
    ...(online.booked.length > 0 ? fillSlots(`${t(`${words}.bookedSome`, { booked: slot('booked') })} `, booked) : []),
    ...fillSlots(sentence, { ...slots, online: chooseLinks(online, page) }),
  ]
}

/** Which sentence leads to the hours. */
function leftToChoose({ reader, present }: StayStepsView, online: StayHoursView) {
  if (isEach(online)) return online.opensOn ? 'spaLaterEach' : 'spaOnlineEach'
  if (online.opensOn) return 'spaLater'
  if (reader === 'guest') return 'spaOnline'
  return present?.isMailed ? 'spaOnlineMailed' : 'spaOnlineByHand'
}

/** Whether each hour has a link of its own. */
export const isEach = ({ left }: StayHoursView) => left.some(({ words }) => words !== '')

export const chooseLinks = (online: StayHoursView, page: string): Inline[] =>
  isEach(online) ? inOneRow(online.left) : inOneRow(online.left.map(({ href }) => ({ words: page, href })))

export const inOneRow = (links: readonly EmailLink[]): Inline[] =>
  links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]))

/** What e-mails say of a stay, in its reader's words. */
export type StayCardView = Pick<StayFacts, 'name' | 'where' | 'people' | 'roomAndBoard' | 'services'> & {
  trip: Pick<StayFacts['trip'], 'from' | 'to' | 'arrival' | 'departure' | 'nights'>
}

export function stayCardBlocks(
  { name, where, trip, people, roomAndBoard, services }: StayCardView,
  codes: { hotel: string; spa: string; order?: string },
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
