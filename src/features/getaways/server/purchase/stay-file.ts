import { cancellationSteps } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { agreedPolicy } from '#features/getaways/rules/getaway-goods.ts'
import { stayHoursOnline } from '#features/getaways/server/hours/stay-hours.ts'
import { deadlineOnClock } from '#features/search/server/stays/stay-words.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { bare } from '#platform/server/pdf/pages/page-words.ts'
import type { Services } from '#platform/server/services.ts'
import type { WorkOptions } from '#platform/server/work-queue.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { instantAt } from '#platform/time/dates.ts'
import { stayPriceOf } from './hold-stay.ts'
import { agreedStayOf } from './read-getaway-goods.ts'
import { leadGuest, namedRooms, spaContact, stayFacts } from './stay-facts.ts'
import { type BoughtStay, getStay, isGood } from './stay-row.ts'

export const stayFileNames = ({ voucherCode }: Pick<BoughtStay, 'voucherCode'>) => ({
  pdf: `${voucherCode}.pdf`,
  calendar: `${voucherCode}.ics`,
})

/** The stay as a sheet, and for a calendar. */
export const stayFile: NonNullable<GoodsKind['file']> = async (services, { purchase, name, language, signal }) => {
  const stay = await getStay(services.db, purchase.uuid)
  if (!stay || !isGood(services, stay, purchase)) return null
  const names = stayFileNames(stay)
  if (name === names.pdf) return sheetOf(services, purchase, stay, language, { signal })
  return name === names.calendar ? calendarOf(services, purchase, stay, language) : null
}

/** The sheet and the calendar file, in the language of the purchase. */
export const attachStay = async (services: Services, purchase: Purchase, stay: BoughtStay): Promise<Attachment[]> => [
  await sheetOf(services, purchase, stay, purchase.language),
  calendarOf(services, purchase, stay, purchase.language),
]

const calendarOf = (services: Services, purchase: Purchase, stay: BoughtStay, language: Language) => ({
  name: stayFileNames(stay).calendar,
  type: 'text/calendar; charset=utf-8',
  content: stayCalendar(services, purchase, stay, language),
})

/** From the hour of arrival to that of departure, on the hotel's clock. */
function stayCalendar(services: Services, purchase: Purchase, stay: BoughtStay, language: Language): Buffer {
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

async function sheetOf(
  services: Services,
  purchase: Purchase,
  stay: BoughtStay,
  language: Language,
  asked?: WorkOptions,
) {
  const view = describeStayPdf(services, purchase, stay, language)
  const content = await services.renderPdf('stay', view, language, asked)
  return { name: stayFileNames(stay).pdf, type: 'application/pdf', content }
}

export type StayPdfView = ReturnType<typeof describeStayPdf>

/**
 * What the sheet of a stay says. It is shown at desks, and one of a present is read by who was given it: it tells no
 * price then, nothing of the buyer but the first name, and its QR code opens a page that is everybody's.
 */
function describeStayPdf(services: Services, purchase: Purchase, stay: BoughtStay, language: Language) {
  const { catalogue, config } = services
  const { site, publicUrl } = config
  const { buyer, gift } = purchase
  const { conditions, spa } = agreedStayOf(purchase)
  // As it was when it was confirmed: the same sheet, whenever it is printed.
  const facts = stayFacts(catalogue.current(), purchase, language, stay.confirmedAt)
  const page = (key: Parameters<typeof pathOf>[0]) => `${publicUrl}${pathOf(key, language)}`
  const { arrival, departure, from, to } = facts.trip
  return {
    brand: site.brand,
    picture: { file: facts.photo.file, alt: facts.photo.alt },
    name: facts.name,
    /** Not every hotel tells us its `phone`: then it is empty. */
    hotel: { name: facts.hotel, stars: facts.stars, phone: facts.phone, place: facts.place },
    arrival: { day: `${arrival.day} ${from.slice(0, 4)}`, time: arrival.time },
    departure: { day: `${departure.day} ${to.slice(0, 4)}`, time: departure.time },
    nights: facts.trip.nights,
    people: facts.people,
    room: facts.room,
    board: facts.board,
    guest: leadGuest(purchase),
    /** Each of several, with its name and its people. */
    rooms: namedRooms(purchase, i18nFor(language).t),
    gift: gift && { to: gift.name, from: buyer?.name ?? '', message: gift.message || null },
    hotelLocator: stay.hotelLocator,
    spa: {
      code: stay.voucherCode,
      services: spa.services[language],
      contact: spaContact(services, purchase, language),
      online: onlineOf(services, purchase, stay, language),
    },
    cancel: gift ? giftCancelling(purchase, stay, language) : ownCancelling(facts, language),
    conditions: [conditions.hotel[language], ...conditions.spa[language]].filter(Boolean).join(' '),
    issuedAt: stay.confirmedAt,
    qr: page('redeemGetaway'),
    addresses: { redeem: bare(page('redeemGetaway')), conditions: bare(page('purchaseConditions')) },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}

/** As it was when the stay was confirmed. Who is handed a present on paper has no link of ours. */
function onlineOf(services: Services, purchase: Purchase, { confirmedAt }: BoughtStay, language: Language) {
  if (purchase.gift && !purchase.gift.email) return null
  const online = stayHoursOnline(services, services.catalogue.current(), purchase, confirmedAt)
  return online && { opensOn: online.opensOn && dayFormats.long(online.opensOn, language) }
}

function ownCancelling({ cancelTerms, isRefundable }: ReturnType<typeof stayFacts>, language: Language): string {
  const terms = cancelTerms.join(' ')
  return isRefundable ? `${terms} ${i18nFor(language).t('stayPdf.changeHow')}` : terms
}

/** What cancelling costs would tell the price. */
function giftCancelling(purchase: Purchase, { confirmedAt }: BoughtStay, language: Language): string {
  const { t } = i18nFor(language)
  const agreed = agreedStayOf(purchase)
  if (!agreed.refundable) return t('stayPdf.giftFixed')
  const [first] = cancellationSteps(agreedPolicy(agreed), stayPriceOf(purchase.quote))
  if (!first || first.deadline <= confirmedAt) return t('stayPdf.giftAsk')
  return t('stayPdf.giftFree', { deadline: deadlineOnClock(first.deadline, agreed.hotel.timeZone, language, t) })
}
