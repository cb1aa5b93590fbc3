import { z } from 'zod'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { readGuests } from '#features/search/rules/stays/asked-stay.ts'
import { parseGetawayGoods } from './read-getaway-goods.ts'
import { type ChoiceField, choiceFields } from './start-href.ts'

/** What an address or a form says of the getaway that is to be bought. */
export type StartRequest = {
  /** As it was said, to lead back to the getaway's page. */
  said: Record<ChoiceField, string>
  /** Null if it is no choice of a getaway. Whether it can be had, the hotel knows. */
  goods: GetawayGoods | null
  isGift: boolean
  /** The uuid of the purchase that it changes. */
  purchase: string | null
}

const longest = 60

export function readStart(query: URLSearchParams): StartRequest {
  const said = Object.fromEntries(
    choiceFields.map((field) => [field, query.get(field)?.trim().slice(0, longest) ?? '']),
  ) as Record<ChoiceField, string>
  const guests = readGuests(said.pax)
  const read = parseGetawayGoods({
    packageUuid: said.package,
    packageUuidRevision: said.revision,
    from: said.from,
    to: said.to,
    // Another number than was asked for is shown on the getaway's page first, with its price.
    pax: guests.problem || guests.asked !== null ? Number.NaN : guests.pax,
    roomType: said.room,
    boardType: said.board,
    type: said.rate,
  })
  return {
    said,
    goods: read.ok ? read.value : null,
    isGift: query.get('for') === 'gift',
    purchase: z.uuid().safeParse(query.get('purchase')).data ?? null,
  }
}
