import type { Reader } from '#features/catalogue/server/cards.ts'
import type { StartNotice } from '#features/getaways/rules/start-notices.ts'
import type { StartRequest } from './start-getaway.ts'

/** The page of the getaway with everything that was chosen. Null if there is no such getaway. */
export function choicePageHref(
  { snapshot, language }: Pick<Reader, 'snapshot' | 'language'>,
  { said, isGift, purchase }: StartRequest,
  notice?: StartNotice,
): string | null {
  const landing = snapshot.landings.of('getaway', said.package)
  if (!landing) return null
  const { from, to, pax, room, board, rate } = said
  const chosen = { from, to, pax, room, board, rate, for: isGift ? 'gift' : '', purchase: purchase ?? '' }
  const query = new URLSearchParams(
    Object.entries({ ...chosen, notice: notice ?? '' }).filter(([, value]) => value !== ''),
  )
  return `${landing.uris[language]}${query.size > 0 ? `?${query}` : ''}`
}
