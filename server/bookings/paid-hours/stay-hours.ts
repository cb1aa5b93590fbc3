import { choiceHref } from '#domain/bookings/choosing/choice.ts'
import { lastDay } from '#domain/bookings/hours-of-day.ts'
import { addDays, type Day, wallClock } from '#domain/dates.ts'
import { sellableParty } from '#domain/pricing/party.ts'
import { dayFormats } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { hourWords } from '#server/bookings/booking-facts.ts'
import { bookingHref } from '#server/bookings/booking-links.ts'
import { getStayBookings } from '#server/bookings/booking-row.ts'
import { type FoundService, findBookedService } from '#server/bookings/find-booked-service.ts'
import type { Reader } from '#server/catalogue/cards.ts'
import { i18nFor } from '#server/i18n.ts'
import type { ConfirmedSection, GoodsLink } from '#server/purchases/core/goods-view.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { findGetaway } from '#server/purchases/kinds/getaway/find-getaway.ts'
import { readGetawayGoods } from '#server/purchases/kinds/getaway/read-getaway-goods.ts'
import type { Services } from '#server/services.ts'

/** Whose stay includes services that can be booked online chooses their hours. Undefined where there are none. */
export async function stayHours(
  services: Services,
  { snapshot, language }: Reader,
  { uuid, goods }: Purchase,
): Promise<ConfirmedSection | undefined> {
  const { from, to, pax, packageUuid } = readGetawayGoods(goods)
  const now = services.clock.now()
  const offered = (findGetaway(snapshot, { packageUuid })?.getaway.serviceUuids ?? [])
    .map((service) => findBookedService(snapshot, service, services.config.requestOnlySpa))
    .filter((found) => found !== null)
    .filter(({ service, spa }) => sellableParty(service.capacity, pax).ok && wallClock(now, spa.timeZone).day <= to)
  if (offered.length === 0) return undefined
  const booked = await getStayBookings(services.db, uuid)
  const { t } = i18nFor(language)
  const words = 'purchases.stay.hours'
  const links = offered.flatMap((found) => linkTo(found))
  const opens = offered.map(opensOn).toSorted()[0] ?? from
  return {
    title: t(`${words}.title`),
    text: links.length > 0 ? t(`${words}.text`) : t(`${words}.later`, { day: dayFormats.long(opens, language) }),
    links,
  }

  function linkTo(found: FoundService): GoodsLink[] {
    const { service } = found
    const name = service.translations[language].name
    const booking = booked.find(({ serviceUuid }) => serviceUuid === service.uuid)
    if (booking) {
      const { short, time } = hourWords(booking.startsAt, booking.agreed, language)
      return [{ label: t(`${words}.see`, { name, day: short, time }), href: bookingHref(services, booking, language) }]
    }
    if (lastDay(found, now) < from) return []
    const choice = { service: service.uuid, with: `stay:${uuid}` }
    return [
      {
        label: t(`${words}.choose`, { name }),
        href: choiceHref(pathOf('serviceBookingCheckout', language), choice),
      },
    ]
  }

  /** The first day on which the day of arrival can be booked. */
  function opensOn({ bookable }: FoundService): Day {
    return addDays(from, -bookable.rules.horizon)
  }
}
