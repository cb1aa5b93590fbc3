import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { tooOften } from '#platform/server/http/api/guards.ts'
import { jsonBody, sent } from '#platform/server/http/api/json-body.ts'
import { problemResponses } from '#platform/server/http/api/problem.ts'
import { asking, askingForObject } from '#platform/server/http/api/wrong-fields.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/http/api/api-part.ts' {
  interface ApiHooks {
    onAnalyticsEvent?: (name: string) => void
  }
}

export const analyticsLog = (services: Services, onEvent?: (name: string) => void) =>
  defineOpenAPIRoute({
    route,
    handler: async (c) => {
      const refused = await tooOften(services, c, 'analytics')
      if (refused) return refused
      const event = nameIn(c.req.valid('param').event)
      const { client_meta, ...props } = c.req.valid('json')
      services.log.info({ event, adblock: client_meta.adblock, ...props }, 'analytics event')
      onEvent?.(event)
      return c.body(null, 204)
    },
  })

const marker = '-analitics-'
const nameIn = (event: string) => event.slice(event.indexOf(marker) + marker.length)

const event = z
  .string()
  .regex(/^[a-z0-9]{1,16}-analitics-[A-Za-z0-9_ -]{1,64}$/, {
    error:
      'Is not right. Write {short name}-analitics-{event name}: up to 16 lower-case letters and digits, then up to 64 letters, digits, spaces, _ and -.',
  })
  .openapi({
    param: { name: 'event', in: 'path' },
    description:
      "The analytics service's short name (up to 16 lower-case letters and digits), '-analitics-' and the name of the event (up to 64 letters, digits, spaces, _ and -), URL-encoded.",
    example: 'ga-analitics-purchase',
  })

const reference = () => z.string().regex(/^[\w-]{0,64}$/)

/**
 * Only what is named here is read, so nothing personal in a payload reaches the log. A wrong prop is left out rather
 * than refused: a refusal makes the browser stop logging (spec 7).
 */
const payload = z
  .object(
    {
      client_meta: z
        .object(
          {
            adblock: z
              .boolean({ error: asking('Send true or false.') })
              .openapi({ description: 'Whether the browser blocks advertising.' }),
          },
          { error: asking('Send an object, such as {"adblock": false}.') },
        )
        .openapi({ description: 'About the browser.' }),
      purchase_id: leftOutIfWrong(
        reference(),
        'string',
        'Identifier of the purchase: up to 64 letters, digits, _ and -.',
      ),
      voucher_id: leftOutIfWrong(
        reference(),
        'string',
        'Identifier of the voucher, in the same form; empty for getaways.',
      ),
      cookies_accepted: leftOutIfWrong(z.boolean(), 'boolean', 'Whether the visitor accepted cookies.'),
      revenue: leftOutIfWrong(z.number(), 'number', 'Amount of the purchase, with up to two decimals.'),
      currency: leftOutIfWrong(z.string().regex(/^[A-Z]{3}$/), 'string', 'ISO 4217 code of the amount.'),
    },
    askingForObject,
  )
  .openapi('AnalyticsEvent')

/** The type is named again for the documentation, which can't look into a field that catches its errors. */
function leftOutIfWrong<Field extends z.ZodType>(
  field: Field,
  type: 'string' | 'boolean' | 'number',
  description: string,
) {
  return field.optional().catch(undefined).openapi({ type, description })
}

const route = createRoute({
  method: 'put',
  path: '/v1/log/info/{event}',
  operationId: 'logAnalyticsEvent',
  tags: ['Log'],
  summary: 'Notes an analytics event',
  description:
    'The payload may hold anything else that the analytics service was sent. Only the fields below are noted, and those of another type are left out.',
  middleware: [jsonBody],
  request: {
    params: z.object({ event }),
    body: sent(payload, {
      purchase_id: 'b7c1d9',
      voucher_id: '',
      revenue: 89.5,
      currency: 'EUR',
      client_meta: { adblock: false },
    }),
  },
  responses: {
    204: { description: 'The event is noted. There is nothing to read in the answer.' },
    ...problemResponses(400, 413, 415, 429, 500),
  },
})
