import { and, eq, ne } from 'drizzle-orm'
import { choiceHref } from '#features/bookings/rules/choosing/choice.ts'
import { hourWords } from '#features/bookings/server/booking-facts.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { type Booking, getStayBookings, isLiveBooking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { nameForParty, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { ConfirmedSection } from '#features/checkout/server/purchases/core/goods-view.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { findGetaway, readGetawayGoods } from '#features/getaways/server/purchase/read-getaway-goods.ts'
import { lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, wallClock } from '#platform/time/dates.ts'

/** Names the hours on the page of a stay, for who is led there. */
export const stayHoursId = 'spa-hours'

/** `toChoose`: where each hour is chosen that is not booked yet. */
export type StayHours = { section: ConfirmedSection; toChoose: string[] }

/** `spa`: how it is called and reached by who would rather talk to it. */
type Spa = { spa: string; code: string; phone: string; email: string }

/** Whose stay includes services that can be booked online chooses their hours. Null where there are none. */
export async function stayHours(services: Services, { language }: Reader, purchase: Purchase, spa: Spa) {
  const hours = await readStayHours(services, purchase, language)
  if (!hours) return null
  const { t } = i18nFor(language)
  const words = 'purchases.stay.hours'
  const { booked, left, opensOn } = hours
  const toSee = booked.map(({ label, booking }) => ({ label, href: bookingHref(services, booking, language) }))
  const toChoose = left.map(({ name, serviceUuid }) => ({
    label: t(`${words}.choose`, { name }),
    href: stayHourHref({ uuid: purchase.uuid, serviceUuid }, language),
  }))
  const isBooked = toSee.length > 0 && toChoose.length === 0
  const text = isBooked ? bookedText(booked) : opensOn ? 'later' : 'text'
  return {
    section: {
      id: stayHoursId,
      title: t(isBooked ? `${words}.titleBooked` : `${words}.title`),
      text: t(`${words}.${text}`, { ...spa, day: opensOn ? dayFormats.long(opensOn, language) : '' }),
      links: [...toChoose, ...toSee],
    },
    toChoose: toChoose.map(({ href }) => href),
  }
}

const bookedText = (booked: readonly { booking: Booking }[]) =>
  booked.every(({ booking }) => booking.state === 'confirmed') ? 'booked' : 'asked'

/** Where an hour of a stay is chosen. `key`: for who has been given the stay. */
export const stayHourHref = (
  { uuid, serviceUuid: service, key = '' }: { uuid: string; serviceUuid: string; key?: string },
  language: Language,
) => choiceHref(pathOf('serviceBookingCheckout', language), { service, with: `stay:${uuid}`, key })

/**
 * The hours of a stay that are booked, and the services whose hours are left to choose, now or `later`. `opensOn`: the
 * first day on which any can be chosen. Null where none is booked online.
 */
export async function readStayHours(services: Services, purchase: Purchase, language: Language) {
  const snapshot = services.catalogue.current()
  const now = services.clock.now()
  const online = stayHoursOnline(services, snapshot, purchase, now)
  if (!online) return null
  const { pax } = readGetawayGoods(purchase.goods)
  const bookings = await getStayBookings(services.db, purchase.uuid)
  const offered = offeredHours(services, snapshot, purchase, now).map(({ service, isOpen }) => ({
    isOpen,
    serviceUuid: service.uuid,
    name: nameForParty(service.translations[language].name, service.capacity, pax),
    booking: bookings.find(({ serviceUuid }) => serviceUuid === service.uuid),
  }))
  const unbooked = offered.filter(({ booking }) => !booking)
  return {
    ...online,
    left: unbooked.filter(({ isOpen }) => isOpen),
    later: unbooked.filter(({ isOpen }) => !isOpen),
    booked: offered.flatMap(({ name, booking }) =>
      booking ? [{ label: bookedLabel(name, booking, language), booking }] : [],
    ),
  }
}

function bookedLabel(name: string, { state, startsAt, agreed }: Booking, language: Language): string {
  const { short, time } = hourWords(startsAt, agreed, language)
  const key = state === 'requested' ? 'seeRequested' : state === 'proposed' ? 'seeProposed' : 'see'
  return i18nFor(language).t(`purchases.stay.hours.${key}`, { name, day: short, time })
}

/** Whether hours of a stay's spa are booked online, and from which day on if that is not yet. Null where they are not. */
export function stayHoursOnline(services: Services, snapshot: Snapshot, purchase: Pick<Purchase, 'goods'>, now: Date) {
  const offered = offeredHours(services, snapshot, purchase, now)
  if (offered.length === 0) return null
  const isOpen = offered.some((one) => one.isOpen)
  return { opensOn: isOpen ? null : (offered.map(({ opensOn }) => opensOn).toSorted()[0] ?? null) }
}

/** `opensOn`: the first day on which the day of arrival can be booked. */
function offeredHours({ config }: Services, snapshot: Snapshot, { goods }: Pick<Purchase, 'goods'>, now: Date) {
  const { from, to, pax, packageUuid } = readGetawayGoods(goods)
  return (findGetaway(snapshot, { packageUuid })?.getaway.serviceUuids ?? [])
    .map((service) => findBookedService(snapshot, service, config.requestOnlySpa))
    .filter((found) => found !== null)
    .filter(({ service, spa }) => sellableParty(service.capacity, pax).ok && wallClock(now, spa.timeZone).day <= to)
    .map((found) => ({
      service: found.service,
      isOpen: lastDay(found, now) >= from,
      opensOn: addDays(from, -found.bookable.rules.horizon),
    }))
}

/**
 * Who is given a stay has just been told of it: the hours that its buyer had booked are theirs, and are told to them.
 * Safe to repeat.
 */
export async function handOverHours(services: Services, { uuid }: Pick<Purchase, 'uuid'>): Promise<void> {
  const { db, queue } = services
  await db.transaction(async (tx) => {
    // Who books an hour meanwhile has locked it too, and sees afterwards that the present was given.
    const email = (await lockPurchase(tx, uuid))?.gift?.email
    if (!email) return
    const isOthers = and(eq(bookings.stayUuid, uuid), ne(bookings.email, email), isLiveBooking)
    const handed = await tx.update(bookings).set({ email, phone: '' }).where(isOthers).returning()
    for (const { uuid: booking, state, revision } of handed) {
      const mail = state === 'requested' || state === 'proposed' ? state : 'confirmed'
      await queue.add(tx, 'send-booking-notice', { booking, mail, revision })
    }
  })
}
