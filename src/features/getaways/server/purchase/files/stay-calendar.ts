import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { instantAt } from '#platform/time/dates.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { stayFacts } from '../stay-facts.ts'
import type { BoughtStay } from '../stay-row.ts'

/** From the hour of arrival to that of departure, on the hotel's clock. */
export function stayCalendar(services: Services, purchase: Purchase, stay: BoughtStay, language: Language): Buffer {
  const { t } = i18nFor(language)
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const { hotel } = agreedStayOf(purchase)
  const text = t('purchases.stay.calendar', {
    hotelLocator: stay.hotelLocator,
    phone: facts.phone ? t('purchases.stay.steps.hotelPhone', { phone: facts.phone }) : '',
    spa: facts.spa,
    services: facts.services,
    code: stay.voucherCode,
  })
  return Buffer.from(
    calendarFile({
      uid: `${stay.voucherCode}@${new URL(services.config.publicUrl).hostname}`,
      at: stay.confirmedAt,
      start: instantAt(stay.arrival, hotel.checkIn, hotel.timeZone),
      end: instantAt(stay.departure, hotel.checkOut, hotel.timeZone),
      title: `${facts.name} · ${facts.hotel}`,
      place: facts.where,
      text,
    }),
  )
}
