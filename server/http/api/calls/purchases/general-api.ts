import { z } from '@hono/zod-openapi'
import { readerOf } from '#server/catalogue/reader.ts'
import type { GoodsApi } from '#server/purchases/core/goods-api.ts'
import { describing, kindOf } from '#server/purchases/core/kind-of.ts'
import type { Services } from '#server/services.ts'
import { group, listOf, text, whole } from '../../fields.ts'

const item = z.object({
  uuid: text('What it is in the catalogue.'),
  name: text('Its name.'),
  units: whole('How many of it.'),
})

/** For kinds of goods that have no representation of their own: their description in the summary. */
export const generalApi: GoodsApi<Services> = {
  fields: {
    goods: group('What is bought, in the language of the purchase.', {
      title: text('What it is.'),
      place: text('Where it is had.'),
      items: listOf(item, 'What it consists of; may be empty.'),
    }),
  },
  represent: async (services, purchase) => {
    const { kind, language } = purchase
    const reader = { ...readerOf(services, { pathname: '/' }), language }
    const { title, place, items } = kindOf(services, kind).describe(reader, purchase, describing(services))
    return { goods: { title, place, items: items.map(({ uuid, name, units }) => ({ uuid, name, units })) } }
  },
  example: { goods: { title: 'Una noche en Lugo', place: 'Lugo', items: [] } },
}
