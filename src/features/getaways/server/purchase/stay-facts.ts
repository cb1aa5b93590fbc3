import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { firstPhoto } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { paidInAll } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { agreedPolicy } from '#features/getaways/rules/getaway-goods.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { cancelTerms, tripView, withoutMarks } from '#features/search/server/stays/stay-words.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { stayPriceOf } from './hold-stay.ts'
import { agreedStayOf, readGetawayGoods } from './read-getaway-goods.ts'

export type StayFacts = ReturnType<typeof stayFacts>

/** A stay in words, as it was agreed: the same in the summary, on the last page, in e-mails and in the PDF. */
export function stayFacts(
  snapshot: Snapshot,
  bought: Bought & Partial<Pick<Purchase, 'bill'>>,
  language: Language,
  now: Date,
) {
  const { t } = i18nFor(language)
  const goods = readGetawayGoods(bought.goods)
  const agreed = agreedStayOf(bought)
  const { hotel, spa } = agreed
  // It may have left the catalogue since.
  const getaway = snapshot.getaways.get(goods.packageUuid)
  const price = stayPriceOf(bought.quote)
  const policy = agreedPolicy(agreed)
  // Less than the price, if a coupon was used.
  const paid = bought.bill ? { ...price, amount: paidInAll(bought.bill) } : price
  return {
    name: agreed.getawayName[language],
    hotel: hotel.name,
    stars: hotel.stars,
    phone: hotel.phone,
    place: agreed.place[language],
    where: `${hotel.name}, ${agreed.place[language]}`,
    photo: firstPhoto(language, getaway, getaway?.hotel),
    trip: tripView(goods, hotel, language, t),
    pax: goods.pax,
    people: t('purchases.stay.people', { people: t('purchases.people', { count: goods.pax }), count: goods.pax / 2 }),
    room: agreed.roomName[language],
    board: agreed.boardName[language],
    roomAndBoard: `${agreed.roomName[language]}, ${agreed.boardName[language].toLocaleLowerCase(language)}`,
    plan: agreed.planName[language],
    spa: spa.name,
    services: spa.services[language].join(' + '),
    isRefundable: agreed.refundable,
    /** What cancelling costs, sentence by sentence, without marks. */
    cancelTerms: cancelTerms({ policy, paid, timeZone: hotel.timeZone, now }, language, t).map(withoutMarks),
    nights: agreed.nights.map((night) => ({
      label: stayDays.short(night.night, language),
      amount: formatMoney({ amount: night.price, currency: price.currency }),
      price: night.price,
    })),
  }
}

/** The same trip as pages show it. */
export const labelledTrip = ({ arrival, departure, nights }: StayFacts['trip'], t: Translate) => ({
  arrival: { label: t('stays.arrival'), ...arrival },
  departure: { label: t('stays.departure'), ...departure },
  nights,
})

/** How the spa of a stay is reached today. One that has left the catalogue is reached through us. */
export function spaContact({ catalogue, config }: Services, purchase: Purchase, language: Language) {
  const { supportPhone: phone, supportEmail } = config.site
  const spa = catalogue.current().spas.get(agreedStayOf(purchase).spa.uuid)
  return spa?.contact ?? { phone, email: supportEmail[language], web: null }
}

type Guests = Pick<Purchase, 'buyer' | 'gift' | 'guests' | 'goods'>

/**
 * In whose name the rooms are, and what the hotel should know. Hotels know one guest of a stay: of several rooms each
 * stands in the comment, with its people and its name.
 */
export function guestsOf(purchase: Guests & Pick<Purchase, 'language'>) {
  const { buyer, language } = purchase
  const rooms = namedRooms(purchase, i18nFor(language).t).map(({ label, value }) => `${label}: ${value}`)
  return {
    guest: nameParts(guestNames(purchase)[0] ?? ''),
    comment: [...rooms, buyer?.comment].filter(Boolean).join('\n'),
  }
}

/** Whose stay it is, in one line. */
export function leadGuest(purchase: Guests): string {
  const { name, surname } = nameParts(guestNames(purchase)[0] ?? '')
  return [name, surname].filter(Boolean).join(' ')
}

/** 'Habitación 2', 'Ana Ruiz, 2 personas': each of several rooms. Of a single one its name says all. */
export function namedRooms(purchase: Guests, t: Translate): { label: string; value: string }[] {
  const rooms = occupanciesFor(readGetawayGoods(purchase.goods).pax)
  if (rooms.length === 1) return []
  const names = guestNames(purchase)
  return rooms.map(({ adults }, at) => ({
    label: t('purchases.guests.room', { number: at + 1 }),
    value: `${names[at] || leadGuest(purchase)}, ${t('purchases.people', { count: adults })}`,
  }))
}

/** As they were typed. Without a name of its own the first room is that of who was given the stay, else of its buyer. */
function guestNames({ buyer, gift, guests }: Guests): string[] {
  if (!buyer) throw new Error('A paid purchase has no buyer')
  const [first = '', ...others] = guests ?? []
  return [first || (gift ? gift.name : `${buyer.name} ${buyer.surname}`), ...others]
}

function nameParts(whole: string) {
  const [name = '', ...surname] = whole.trim().split(/\s+/)
  return { name, surname: surname.join(' ') }
}
