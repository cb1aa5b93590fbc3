import { choiceHref } from '#domain/bookings/choosing/choice.ts'
import { lastDay } from '#domain/bookings/hours-of-day.ts'
import { addDays, type Day, wallClock } from '#domain/dates.ts'
import { nameForParty, sellableParty } from '#domain/pricing/party.ts'
import { dayFormats } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { hourWords } from '#server/bookings/booking-facts.ts'
import { bookingHref } from '#server/bookings/booking-links.ts'
import { getStayBookings } from '#server/bookings/booking-row.ts'
import { findBookedService } from '#server/bookings/find-booked-service.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { i18nFor } from '#server/i18n.ts'
import type { ConfirmedSection, GoodsLink } from '#server/purchases/core/goods-view.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { findGetaway } from '#server/purchases/kinds/getaway/find-getaway.ts'
import { readGetawayGoods } from '#server/purchases/kinds/getaway/read-getaway-goods.ts'
import type { Services } from '#server/services.ts'

/** Names the hours on the page of a stay, for who is led there. */
export const stayHoursId = 'spa-hours'

/** `toChoose`: where each hour is chosen that is not booked yet. */
export type StayHours = { section: ConfirmedSection; toChoose: string[] }

/** `spa`: how it is called and reached by who would rather talk to it. */
type Spa = { spa: string; code: string; phone: string; email: string }

/** Whose stay includes services that can be booked online chooses their hours. Null where there are none. */
export async function stayHours(
  services: Services,
  { snapshot, language }: Reader,
  purchase: Purchase,
  spa: Spa,
): Promise<StayHours | null> {
  const { uuid } = purchase
  const now = services.clock.now()
  const offered = offeredHours(services, snapshot, purchase, now)
  const online = stayHoursOnline(services, snapshot, purchase, now)
  if (!online) return null
  const booked = await getStayBookings(services.db, uuid)
  const { t } = i18nFor(language)
  const words = 'purchases.stay.hours'
  const { pax } = readGetawayGoods(purchase.goods)
  const toSee: GoodsLink[] = []
  const toChoose: GoodsLink[] = []
  for (const { service, isOpen } of offered) {
    const name = nameForParty(service.translations[language].name, service.capacity, pax)
    const booking = booked.find(({ serviceUuid }) => serviceUuid === service.uuid)
    if (booking) {
      const { short, time } = hourWords(booking.startsAt, booking.agreed, language)
      const label = t(`${words}.see`, { name, day: short, time })
      toSee.push({ label, href: bookingHref(services, booking, language) })
    } else if (isOpen) {
      const choice = { service: service.uuid, with: `stay:${uuid}` }
      const href = choiceHref(pathOf('serviceBookingCheckout', language), choice)
      toChoose.push({ label: t(`${words}.choose`, { name }), href })
    }
  }
  const isBooked = toSee.length > 0 && toChoose.length === 0
  const text = isBooked ? 'booked' : online.opensOn ? 'later' : 'text'
  return {
    section: {
      id: stayHoursId,
      title: t(isBooked ? `${words}.titleBooked` : `${words}.title`),
      text: t(`${words}.${text}`, { ...spa, day: online.opensOn ? dayFormats.long(online.opensOn, language) : '' }),
      links: [...toChoose, ...toSee],
    },
    toChoose: toChoose.map(({ href }) => href),
  }
}

/** Whether hours of a stay's spa are booked online, and from which day on if that is not yet. Null where they are not. */
export function stayHoursOnline(
  services: Services,
  snapshot: Snapshot,
  purchase: Pick<Purchase, 'goods'>,
  now: Date,
): { opensOn: Day | null } | null {
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
