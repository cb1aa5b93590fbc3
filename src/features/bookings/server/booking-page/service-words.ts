import { freeUntil, isFreeToChange } from '#features/bookings/rules/booking-deadlines.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { firstPhoto, type Reader } from '#features/catalogue/server/cards.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { deadlineWords } from '#features/search/server/stays/stay-words.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { momentWords } from '../booking-facts.ts'

/** What is booked, as the head of the widget says it. The spa's clock is named where it is not Madrid's. */
export function serviceHead({ service, spa }: FoundService, { language }: Reader, now: Date, t: Translate) {
  const { clock } = deadlineWords(now, spa.timeZone, language, t)
  return {
    uuid: service.uuid,
    name: service.translations[language].name,
    facts: [spa.name, formatDuration(service.clientTimeDuration), clock].filter((fact) => fact !== null).join(' · '),
    photo: firstPhoto(language, service, spa),
  }
}

/** The hour that is chosen; without one, the last of the day that is shown, which is free to change for longest. */
type Shown = { chosen: Date | null; last: Date | null; now: Date }

/**
 * When it is confirmed, and until when it can be changed for nothing, as a sentence and in short: of the hour that is
 * chosen, or the rule of all of them.
 */
export function promiseWords(
  { bookable, mode, spa }: Pick<FoundService, 'bookable' | 'mode' | 'spa'>,
  { chosen, last, now }: Shown,
  language: Language,
  t: Translate,
) {
  const { freeHours, notice } = bookable.rules
  const isRequest = mode === 'request'
  const moment = (instant: Date) => momentWords(instant, spa.timeZone, language, t)
  const free = freeKey()
  const values = { until: chosen && freeHours ? moment(freeUntil({ startsAt: chosen, freeHours }) ?? chosen) : '' }
  const asked = askedWords()
  return {
    lead: `${t(`bookings.lead.${isRequest ? 'request' : 'instant'}`)} ${t(`bookings.lead.${free}`, { ...values, count: freeHours ?? 0 })}`,
    confirmed: isRequest ? t('bookings.promise.request', asked) : t('bookings.promise.instant'),
    /** Of a request: until when the spa answers. */
    request: isRequest ? t('bookings.request.text', asked) : null,
    free: t(`bookings.promise.${free}`, { ...values, hours: freeHours ?? 0 }),
    isRequest,
    isRefundable: free !== 'notRefundable' && free !== 'tooLate',
  }

  function freeKey() {
    if (freeHours === null) return 'notRefundable'
    if (freeHours === 0) return 'freeToTheEnd'
    const startsAt = chosen ?? last
    if (startsAt && !isFreeToChange({ startsAt, freeHours }, now)) return 'tooLate'
    return chosen ? 'freeUntil' : 'free'
  }

  function askedWords() {
    if (!chosen) return { answer: t('bookings.request.answer', { notice: formatDuration(notice) }) }
    const request = { createdAt: now, startsAt: chosen, proposedAt: null, proposedStartsAt: null, agreed: { notice } }
    return { answer: t('bookings.request.answerUntil', { until: moment(waitsUntil(request)) }) }
  }
}

export function taxWords({ spa }: FoundService, { snapshot: { locations } }: Reader, t: Translate): string {
  const place = locations.get(spa.location.uuid)
  return place ? t('bookings.footer.tax', { tax: taxOf(place, locations) }) : ''
}
