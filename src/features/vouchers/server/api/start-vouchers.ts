import { z } from '@hono/zod-openapi'
import type { ChosenGoods } from '#features/checkout/server/purchases/core/goods-api.ts'
import { mostItems, mostUnits, selectionQuery } from '#features/vouchers/rules/voucher-goods.ts'
import type { FieldError } from '#platform/server/http/api/problem.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'
import type { Services } from '#platform/server/services.ts'
import { goodsOf, isSettled, readSelection, type Selection } from '../purchase/read-selection.ts'

const item = z.object(
  {
    service: z
      .uuid({ error: asking('Send the uuid of a service.') })
      .openapi({ description: 'Uuid of a service, from listServices. All of them are of one spa.' }),
    pax: z
      .int({ error: asking('Send the number of people, from 1 on.') })
      .min(1, { error: 'Is not right. Send the number of people, from 1 on.' })
      .max(1000, { error: 'Is not right. No service is for more than 1000 people.' })
      .openapi({ description: 'How many people come: one of parties[].pax of showService.' }),
    units: z
      .int({ error: asking(`Send for how many such parties, 1 to ${mostUnits}.`) })
      .min(1, { error: `Is not right. Send for how many such parties, 1 to ${mostUnits}.` })
      .max(mostUnits, { error: `Is not right. Send for how many such parties, 1 to ${mostUnits}.` })
      .default(1)
      .openapi({
        description: `For how many such parties; 1 where nothing is said. Together they may need ${mostUnits} vouchers of the service (parties[].vouchers).`,
      }),
  },
  { error: asking('Send an object with service, pax and units.') },
)

export const startFields = {
  items: z
    .array(item, { error: asking('Send a list of services.') })
    .min(1, { error: 'Is not right. Send at least one service.' })
    .max(mostItems, { error: `Is not right. A purchase has at most ${mostItems} services.` })
    .openapi({ description: `The services, 1 to ${mostItems}, each one once.` }),
}

type Item = z.output<typeof item>

/** By the rules of the first step's page, except that nothing is adjusted: what can't be sold as asked is refused. */
export function chooseVouchers({ catalogue }: Services, items: Item[]): ChosenGoods {
  const choose = (some: Item[]) =>
    readSelection(catalogue.current(), selectionQuery(some.map((one) => ({ ...one, serviceUuid: one.service }))))
  const alone = items.map((item) => choose([item]))
  const spa = alone.find((selection) => selection.spa)?.spa
  const errors = alone.flatMap((selection, place) => errorsOf(selection, spa, `items.${place}`))
  if (errors.length > 0) return { ok: false, errors }
  const all = choose(items)
  if (all.spa && isSettled(all) && all.items.length === items.length) {
    return { ok: true, goods: goodsOf(all.spa, all) }
  }
  const message = 'A service stands twice. Send it once, with all its units.'
  return { ok: false, errors: [{ field: 'items', message }] }
}

function errorsOf({ spa, items, leftOut }: Selection, chosen: Selection['spa'] | undefined, at: string): FieldError[] {
  if (leftOut[0]) return [{ field: `${at}.service`, message: reasons[leftOut[0].why] }]
  if (spa !== chosen) return [{ field: `${at}.service`, message: reasons['other-spa'] }]
  return items.flatMap(({ settled: { pax, asked, units, problems } }) => [
    ...(pax === asked
      ? []
      : [{ field: `${at}.pax`, message: `Is not sold for so many. The nearest party is ${pax}.` }]),
    ...(problems.units
      ? [{ field: `${at}.units`, message: `Is more than is sold at once: ${units} for this party.` }]
      : []),
  ])
}

const reasons = {
  unknown: 'There is no such service.',
  'not-for-sale': 'Is not for sale now.',
  'other-spa': 'Is of another spa than the first. A purchase is of one spa: start another one.',
  'too-many': 'Is more than a purchase holds.',
}
