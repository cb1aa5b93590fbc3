import { z } from 'zod'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { holdRefusals } from '#features/checkout/rules/purchases/quote.ts'
import type { StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { readGuests } from '#features/search/rules/stays/asked-stay.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { parseGetawayGoods } from './read-getaway-goods.ts'

const longest = 60

/** What an address or a form says of the getaway that is to be bought. */
export function readStart(query: URLSearchParams) {
  const fields = Object.fromEntries(
    choiceFields.map((field) => [field, query.get(field)?.trim().slice(0, longest) ?? '']),
  ) as Record<ChoiceField, string>
  const guests = readGuests(fields.pax)
  const sent = {
    packageUuid: fields.package,
    packageUuidRevision: fields.revision,
    from: fields.from,
    to: fields.to,
    // Another number than was asked for is shown on the getaway's page first, with its price.
    pax: guests.problem || guests.asked !== null ? Number.NaN : guests.pax,
    roomType: fields.room,
    boardType: fields.board,
    type: fields.rate,
  }
  return {
    /** As it was sent, to lead back to the getaway's page. */
    fields,
    /** Null if it is no choice of a getaway. Whether it can be had, the hotel knows. */
    goods: parseGetawayGoods(sent),
    isGift: query.get('for') === 'gift',
    /** The uuid of the purchase that it changes. */
    purchase: z.uuid().safeParse(query.get('purchase')).data ?? null,
  }
}

/** The page of the getaway with everything that was chosen. Null if there is no such getaway. */
export function choicePageHref(
  { snapshot, language }: Pick<Reader, 'snapshot' | 'language'>,
  { fields, isGift, purchase }: ReturnType<typeof readStart>,
  notice?: StartNotice,
): string | null {
  const landing = snapshot.landings.of('getaway', fields.package)
  if (!landing) return null
  const { from, to, pax, room, board, rate } = fields
  const chosen = { from, to, pax, room, board, rate, for: isGift ? 'gift' : '', purchase: purchase ?? '' }
  const query = new URLSearchParams(
    Object.entries({ ...chosen, notice: notice ?? '' }).filter(([, value]) => value !== ''),
  )
  return `${landing.uris[language]}${query.size > 0 ? `?${query}` : ''}`
}

/** The names of what is chosen, in an address and in a form. */
const choiceFields = ['package', 'revision', 'from', 'to', 'pax', 'room', 'board', 'rate'] as const
type ChoiceField = (typeof choiceFields)[number]

const choiceOf = (goods: GetawayGoods): Record<ChoiceField, string> => ({
  package: goods.packageUuid,
  revision: goods.packageUuidRevision,
  from: goods.from,
  to: goods.to,
  pax: String(goods.pax),
  room: goods.roomType,
  board: goods.boardType,
  rate: goods.type,
})

/** The first step with this choice. It leads to the getaway's own page, where it can be changed. */
export function startHref(goods: GetawayGoods, language: Language, { isGift = false, purchase }: StartOptions = {}) {
  const query = new URLSearchParams(choiceOf(goods))
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return `${goodsPath('getawayStart', language)}?${query}`
}

/**
 * Why a purchase was not started: something has changed since its page was shown, nobody could be asked, or its rooms can't
 * be held for this visitor now.
 */
export const startNotices = ['changed', 'away', 'busy', ...holdRefusals] as const
export type StartNotice = (typeof startNotices)[number]
