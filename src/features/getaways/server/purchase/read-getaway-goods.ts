import { z } from 'zod'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { detailsReader, recordPerLanguage } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { AgreedStay, GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { mostGuests } from '#features/search/rules/stays/asked-stay.ts'

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

/** The same for what a form or an address says; null if it is no such thing. */
export const parseGetawayGoods = (fields: unknown): GetawayGoods | null => shape.safeParse(fields).data ?? null

const texts = recordPerLanguage(z.string())

const agreed: z.ZodType<AgreedStay> = z.object({
  version: z.literal(1),
  getawayName: texts,
  boardName: texts,
  hotel: z.object({
    name: z.string(),
    stars: z.number(),
    phone: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    timeZone: z.string(),
  }),
  place: texts,
  spa: z.object({ uuid: z.string(), name: z.string(), services: recordPerLanguage(z.array(z.string())) }),
  conditions: z.object({ hotel: texts, spa: recordPerLanguage(z.array(z.string())) }),
  supplier: z.string(),
  planName: texts,
  planDescription: texts,
  roomName: texts,
  nights: z.array(z.object({ night: z.string(), price: z.number() })),
  refundable: z.boolean(),
  penalties: z.array(z.object({ deadline: z.iso.datetime(), price: z.number(), hoursBefore: z.number() })),
})

const { detailsOf, isReadable } = detailsReader(agreed)
export const isAgreedStayReadable = isReadable

/** The stay as it was quoted. */
export const agreedStayOf = ({ quote }: Pick<Bought, 'quote'>): AgreedStay => detailsOf(quote)

/** Null if the catalogue does not have it any more. */
export function findGetaway(
  { getaways, locations }: Pick<Snapshot, 'getaways' | 'locations'>,
  { packageUuid }: Pick<GetawayGoods, 'packageUuid'>,
): { getaway: Getaway; place: Location; timeZone: string } | null {
  const getaway = getaways.get(packageUuid)
  const place = getaway && locations.get(getaway.hotel.locationUuid)
  return getaway && place ? { getaway, place, timeZone: timeZoneOf(place, locations) } : null
}
