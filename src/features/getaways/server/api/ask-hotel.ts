import type { HotelRates, NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { type Availability, findRate, type Rate, type RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import { alteredParts, isPriceOf, type SelectedRate } from '#features/getaways/rules/selected-rate.ts'
import { whyNoStay } from '#features/getaways/server/stay-page/no-stay.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type FieldError, refuse } from '#platform/server/http/api/problem.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays } from '#platform/time/dates.ts'
import { type RateView, representRate } from './represent-rate.ts'
import { ratePartNames } from './selected-rate.ts'
import type { AskedOfHotel } from './stay-request.ts'

/** Why there is no stay to be had as it was asked for. */
export const noStayCodes = [
  'no-availability',
  'no-rates',
  'minimum-stay',
  'closed',
  'stale-revision',
  'not-for-sale',
] as const

/** The same of a rate that was chosen. */
export const notThatRateCodes = [...noStayCodes, 'price-changed'] as const

/** `rate`: as the hotel has it, where only the price differs. */
export type NoStay = { code: (typeof notThatRateCodes)[number]; detail: string; rate?: RateView }

type Needed = Pick<Services, 'hotelRates' | 'clock'>
type Answer<Value> = { ok: true; value: Value } | { ok: false; no: NoStay }

/** The rates of a stay. Nothing is held. A supplier that is away is an error (503). */
export async function askAvailability(
  { hotelRates }: Pick<Services, 'hotelRates'>,
  { request, getaway }: AskedOfHotel,
  language: Language,
): Promise<Answer<Availability>> {
  const supplier = hotelRates.named(getaway.hotel.supplier)
  const { t } = i18nFor(language)
  if (!supplier) return { ok: false, no: { code: 'not-for-sale', detail: t('stays.none.unsold') } }
  const found = await supplier.findAvailability(request)
  if (found.ok) return found
  return { ok: false, no: { code: found.error, detail: await sentenceOf(found.error, supplier, request, language) } }
}

/** The rate of a choice on certain nights. */
export async function askRate(
  services: Needed,
  asked: AskedOfHotel,
  choice: RateChoice,
  language: Language,
): Promise<Answer<Rate>> {
  const found = await askAvailability(services, asked, language)
  if (!found.ok) return found
  const rate = findRate(found.value.rates, choice)
  const detail = i18nFor(language).t('stays.none.combinationUnknown')
  return rate ? { ok: true, value: rate } : { ok: false, no: { code: 'no-rates', detail } }
}

export type NotSelected = { errors: FieldError[] } | { no: NoStay }

/** Why a rate can't be chosen as it was sent; null if it can. `at`: where it stands in the body. */
export async function whyNotSelected(
  services: Needed,
  asked: AskedOfHotel,
  sent: SelectedRate,
  { language, at = '' }: { language: Language; at?: string },
): Promise<NotSelected | null> {
  const found = await askRate(services, asked, sent, language)
  if (!found.ok) return { no: found.no }
  const rate = found.value
  const altered = alteredParts(sent, rate)
  const message = 'Is not what the hotel says. Send it as findGetawayAvailability has it, or leave it out.'
  if (altered.length > 0) return { errors: altered.map((part) => ({ field: at + ratePartNames[part], message })) }
  if (isPriceOf(rate, sent.price)) return null
  const price = formatMoney(rate.basicPriceWithDiscount)
  const detail = i18nFor(language).t('stays.none.priceChanged', { price })
  const moment = { timeZone: asked.timeZone, now: services.clock.now() }
  return { no: { code: 'price-changed', detail, rate: representRate(rate, moment, language) } }
}

/** For calls that are not about a purchase yet. */
export const refuseStay = ({ code, detail, rate }: NoStay) =>
  refuse(409, detail, undefined, { code, ...(rate && { rate }) })

async function sentenceOf(
  error: NoAvailability,
  supplier: HotelRates,
  { packageUuid, from, to, numPax: pax }: AskedOfHotel['request'],
  language: Language,
): Promise<string> {
  const { t } = i18nFor(language)
  if (error === 'stale-revision') return t('stays.none.stale')
  const minimumNights = error === 'minimum-stay' ? await minimumOf(supplier, packageUuid, from) : 1
  const { title, text } = whyNoStay(error, { stay: { from, to }, pax, minimumNights }, language, t)
  return `${title}. ${text}`
}

async function minimumOf(supplier: HotelRates, packageUuid: string, from: string): Promise<number> {
  const [day] = await supplier.readCalendar({ packageUuid, from, to: addDays(from, 1) })
  return day?.minimumNights ?? 2
}
