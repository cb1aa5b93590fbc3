import { i18nFor } from '#server/i18n.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

/**
 * In whose name the rooms are, and what the hotel should know. Without a name of its own the first room is that of who
 * was given the getaway, else of its buyer. Hotels know one guest of a stay: the other rooms' names go with the comment.
 */
export function guestsOf({ buyer, gift, guests, language }: Purchase) {
  if (!buyer) throw new Error('A paid purchase has no buyer')
  const [first = '', ...others] = guests ?? []
  const { t } = i18nFor(language)
  const named = others.flatMap((name, at) =>
    name ? [t('purchases.guests.room', { number: at + 2 }).concat(': ', name)] : [],
  )
  return {
    guest: nameParts(first || (gift ? gift.name : `${buyer.name} ${buyer.surname}`)),
    comment: [...named, buyer.comment].filter(Boolean).join('\n'),
  }
}

/** Whose stay it is, in one line. */
export function leadGuest(purchase: Purchase): string {
  const { name, surname } = guestsOf(purchase).guest
  return [name, surname].filter(Boolean).join(' ')
}

function nameParts(whole: string) {
  const [name = '', ...surname] = whole.trim().split(/\s+/)
  return { name, surname: surname.join(' ') }
}
