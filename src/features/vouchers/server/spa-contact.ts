import { holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { hoursOn } from '#features/catalogue/rules/spas/opening.ts'
import { hoursInWords } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { VoucherPage } from './access/voucher-page.ts'

/** How to reach the spa; of one that has left us, how to reach whoever knows what becomes of its vouchers. */
export function contactOf({ services, reader, voucher, today }: VoucherPage) {
  const { snapshot, language } = reader
  const spa = snapshot.spas.get(voucher.spaUuid)
  const { supportPhone, supportEmail } = services.config.site
  if (!spa) return { phone: supportPhone, email: supportEmail[language], web: null, hours: null }
  const place = snapshot.locations.get(spa.location.uuid)
  const calendar = place && holidayCalendarOf(place, snapshot.locations)
  const hours = hoursOn(spa, today, calendar ? isHoliday(today, calendar) : false)
  const { t } = i18nFor(language)
  const { phone, email, web } = spa.contact
  const words = hours && t('spas.opening.todayHours', { hours: hoursInWords(hours, language) })
  return { phone: phone || null, email: email || null, web, hours: words || null }
}
