import { bookingPrice } from '#features/bookings/rules/booking-price.ts'
import { takenBetween } from '#features/bookings/server/read-taken.ts'
import { firstPhoto } from '#features/catalogue/server/cards.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { nextFreeHours } from '#features/search/rules/hours/hours-of-day.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { formatMoney, timeInWords } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { addDays, wallClock } from '#platform/time/dates.ts'
import { readBookingGoods, startHref } from './read-booking-goods.ts'

const most = 3
const daysAhead = 14

/** The next free hours of the same service. */
export const bookingAlternatives: NonNullable<GoodsKind['alternatives']> = async (services, reader, raw) => {
  const { serviceUuid, pax } = readBookingGoods(raw)
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const found = findBookedService(snapshot, serviceUuid, services.config.requestOnlySpa)
  if (!found) return []
  const now = services.clock.now()
  const today = wallClock(now, found.spa.timeZone).day
  const taken = await takenBetween(services, found, { from: today, to: addDays(today, daysAhead + 1) })
  const photo = firstPhoto(language, found.service, found.spa)
  return nextFreeHours(found, pax, now, taken, { count: most, days: daysAhead }).map(({ day, hour }) => ({
    key: `${day} ${hour.time}`,
    href: startHref({ serviceUuid, pax, day, time: hour.time }, language),
    name: `${stayDays.short(day, language)}, ${timeInWords(hour.time, language)}`,
    text: `${found.service.translations[language].name}, ${t('purchases.people', { count: pax })}`,
    photo,
    price: formatMoney(bookingPrice(found.service, { day, time: hour.time, pax }).discounted),
  }))
}
