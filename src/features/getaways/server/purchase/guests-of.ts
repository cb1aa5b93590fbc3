import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { readGetawayGoods } from './read-getaway-goods.ts'

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
