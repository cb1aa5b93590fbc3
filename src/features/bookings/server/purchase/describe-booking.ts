import { bookingFacts, hourWords, momentWords } from '#features/bookings/server/booking-facts.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { getBookingOf } from '#features/bookings/server/booking-row.ts'
import { isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type {
  AskedView,
  ConditionsView,
  GoodsView,
  TermsView,
} from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { agreedBookingOf, answerDeadline, bookedHour, readBookingGoods } from './read-booking-goods.ts'

/** What the summary beside each step says of a booking. */
export function describeBooking(reader: Reader, bought: Bought, now: Date): GoodsView {
  const { language } = reader
  const { t } = i18nFor(language)
  const facts = bookingFacts(reader.snapshot, bookedHour(bought), language, now)
  const { hour, clock } = facts
  const { serviceUuid, isFlexible } = readBookingGoods(bought.goods)
  const words = 'purchases.booking'
  const when = [hour.range, clock].filter(Boolean).join(', ')
  return {
    title: facts.name,
    place: facts.where,
    items: [
      {
        uuid: serviceUuid,
        name: facts.name,
        details: `${hour.short}, ${hour.time} · ${facts.people}`,
        units: 1,
        photo: facts.photo,
      },
    ],
    label: facts.people,
    facts: [
      { icon: 'calendar', title: `${hour.short} ${hour.year}`, text: when },
      { icon: 'people', title: facts.people, text: facts.duration },
      ...(facts.isRequest && isFlexible
        ? [{ icon: 'undo' as const, title: t(`${words}.flexible`), text: facts.spa }]
        : []),
    ],
    delivery: null,
    promises: [
      { icon: 'undo', text: facts.free },
      { icon: 'check', text: facts.isRequest ? askedWords() : t(`${words}.promises.confirmed`) },
      { icon: 'lock', text: t('purchases.summary.promises.secure') },
    ],
  }

  function askedWords() {
    const until = answerDeadline(bought, bought.paymentAcceptedAt ?? now)
    return t(`${words}.promises.asked`, {
      until: momentWords(until, agreedBookingOf(bought).spa.timeZone, language, t),
    })
  }
}

/** What the spa wants to be accepted. */
export function bookingConditions(reader: Reader, bought: Bought, now: Date): ConditionsView[] {
  const { language } = reader
  const { t } = i18nFor(language)
  const { free, conditions } = bookingFacts(reader.snapshot, bookedHour(bought), language, now)
  const own = conditions.length > 0 ? conditions : [t('purchases.booking.noConditions')]
  return [{ id: 'spa-conditions', title: t('purchases.booking.spaConditions'), paragraphs: [free, ...own] }]
}

/** Those of the spa, which stand folded above the box. */
export const spaTerms = (language: Language): TermsView => ({
  name: 'terms-spa',
  text: i18nFor(language).t('purchases.booking.terms'),
  links: { spa: '#spa-conditions' },
})

/** The last page while the spa thinks, or has proposed another hour. */
export async function describeAsked(services: Services, reader: Reader, purchase: Purchase): Promise<AskedView | null> {
  if (!agreedBookingOf(purchase).isRequest) return null
  const booking = await getBookingOf(services.db, purchase.uuid)
  if (booking && !isAwaiting(booking.state)) return null
  const { language } = reader
  const { t } = i18nFor(language)
  const now = services.clock.now()
  const { spa, hour } = bookingFacts(reader.snapshot, bookedHour(purchase), language, now)
  const asked = booking?.createdAt ?? now
  const until = booking ? waitsUntil(booking) : answerDeadline(purchase, asked)
  const at = (instant: Date) => momentWords(instant, agreedBookingOf(purchase).spa.timeZone, language, t)
  const words = 'purchases.booking.asked'
  const isCharged = purchase.paidAt !== null
  const lead = purchase.bill.total === 0 ? 'leadFree' : isCharged ? 'leadCharged' : 'lead'
  const proposed = booking?.proposedStartsAt ? hourWords(booking.proposedStartsAt, booking.agreed, language) : null
  return {
    badge: t(`${words}.badge`),
    title: t(`${words}.title`),
    lead: t(`${words}.${lead}`, { spa, day: hour.spoken, time: hour.time }),
    steps: [
      { title: t(`${words}.sent`), text: at(asked), state: 'done' },
      proposed
        ? {
            title: t(`${words}.proposed`),
            text: t(`${words}.proposedText`, { day: proposed.spoken, time: proposed.time }),
            state: 'current',
          }
        : { title: t(`${words}.answer`), text: t(`${words}.answerText`, { deadline: at(until) }), state: 'current' },
      {
        title: t(isCharged ? `${words}.doneCharged` : `${words}.done`),
        text: t(`${words}.doneText`, { deadline: at(until) }),
        state: 'next',
      },
    ],
    link: booking ? { label: t(`${words}.link`), href: bookingHref(services, booking, language) } : null,
  }
}
