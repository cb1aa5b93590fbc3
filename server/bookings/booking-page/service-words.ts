import { placeholderImage } from '#domain/catalogue/pictures/image.ts'
import { taxOf } from '#domain/pricing/tax.ts'
import { formatDuration } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { photoView, type Reader } from '#server/catalogue/cards.ts'
import { deadlineWords } from '#server/getaways/stay-page/stay-words.ts'
import type { FoundService } from '../find-booked-service.ts'

/** What is booked, as the head of the widget says it. The spa's clock is named where it is not Madrid's. */
export function serviceWords({ service, spa }: FoundService, { language }: Reader, now: Date, t: Translate) {
  const { clock } = deadlineWords(now, spa.timeZone, language, t)
  return {
    uuid: service.uuid,
    name: service.translations[language].name,
    facts: [spa.name, formatDuration(service.clientTimeDuration), clock].filter((fact) => fact !== null).join(' · '),
    photo: photoView(service.images[0] ?? spa.images[0] ?? placeholderImage, language),
  }
}

/** Whether it is confirmed at once, and until when it can be changed for nothing, as a sentence and in short. */
export function promiseWords({ bookable, mode }: Pick<FoundService, 'bookable' | 'mode'>, t: Translate) {
  const { freeHours } = bookable.rules
  const confirmed = mode === 'request' ? 'request' : 'instant'
  return {
    lead: `${t(`bookings.lead.${confirmed}`)} ${leadFree()}`,
    confirmed: t(`bookings.promise.${confirmed}`),
    free: shortFree(),
    isRequest: mode === 'request',
    isRefundable: freeHours !== null,
  }

  function leadFree() {
    if (freeHours === null) return t('bookings.lead.notRefundable')
    return freeHours === 0 ? t('bookings.lead.freeToTheEnd') : t('bookings.lead.free', { count: freeHours })
  }
  function shortFree() {
    if (freeHours === null) return t('bookings.promise.notRefundable')
    return freeHours === 0 ? t('bookings.promise.freeToTheEnd') : t('bookings.promise.free', { hours: freeHours })
  }
}

export function taxWords({ spa }: FoundService, { snapshot: { locations } }: Reader, t: Translate): string {
  const place = locations.get(spa.location.uuid)
  return place ? t('bookings.footer.tax', { tax: taxOf(place, locations) }) : ''
}
