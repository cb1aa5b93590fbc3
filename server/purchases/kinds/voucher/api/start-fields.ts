import { z } from '@hono/zod-openapi'
import { mostItems, mostUnits } from '#domain/purchases/voucher-goods.ts'
import { asking } from '#server/http/api/wrong-fields.ts'

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
