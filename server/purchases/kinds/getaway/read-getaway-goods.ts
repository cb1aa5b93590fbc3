import { z } from 'zod'
import type { AgreedStay } from '#domain/getaways/agreed-stay.ts'
import { mostGuests } from '#domain/getaways/asked-stay.ts'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Bought } from '#server/purchases/core/goods-kind.ts'

const name = z.string().min(1).max(60)

const shape = z.object({
  packageUuid: z.uuid(),
  packageUuidRevision: z.uuid(),
  from: z.iso.date(),
  to: z.iso.date(),
  pax: z.int().min(2).max(mostGuests).multipleOf(2),
  roomType: name,
  boardType: name,
  type: name,
})

export const readGetawayGoods = (goods: unknown): GetawayGoods => shape.parse(goods)

/** The same for what a form or an address says. */
export function parseGetawayGoods(said: unknown): Result<GetawayGoods, 'wrong-goods'> {
  const read = shape.safeParse(said)
  return read.success ? ok(read.data) : fail('wrong-goods')
}

/** The stay as it was quoted. Written by this kind alone, so that it is as it was written. */
export const agreedStayOf = ({ quote }: Pick<Bought, 'quote'>) => quote.details as AgreedStay
