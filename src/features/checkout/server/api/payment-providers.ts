import { createHash } from 'node:crypto'
import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { providerNames } from '#features/checkout/rules/payments/payment-provider.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { receiveNotification } from '#features/checkout/server/payments/webhooks/receive-notification.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { declared } from '#platform/pages/declarations.ts'
import { problemResponses, refuse } from '#platform/server/http/api/problem.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'
import { parseJson } from '#platform/server/parse-json.ts'
import type { Services } from '#platform/server/services.ts'
import type { Attempt } from '../payments/attempts/attempt-row.ts'

const smallMessage = bodyLimit({ maxSize: 64 * 1024, onError: () => refuse(413) })

/** Where payment providers tell us what happened. Only what they have signed is believed. */
export const paymentNotification = (services: Services) =>
  defineOpenAPIRoute({
    route: notificationRoute,
    handler: async (c) => {
      const headers = Object.fromEntries(c.req.raw.headers)
      const { provider } = c.req.valid('param')
      const received = await receiveNotification(services, provider, { headers, body: await c.req.text() })
      if (received.ok) return c.body(null, 204)
      services.log.warn({ provider, reason: received.error }, 'notification refused')
      return refuse(400, refusals[received.error])
    },
  })

const refusals = {
  'no-such-provider': 'This provider is not in use here.',
  'not-genuine': 'The message is not signed by the provider. Nothing was changed.',
}

const notificationRoute = createRoute({
  operationId: 'receivePaymentNotification',
  method: 'post',
  path: '/payments/{provider}/notifications',
  tags: ['Payments'],
  summary: 'Hear from a payment provider',
  description:
    'For Redsys, PayPal and Stripe only: the body is what they send, with the signature by which they are known. The same message again changes nothing.',
  middleware: smallMessage,
  request: {
    params: z.object({
      provider: z
        .enum(providerNames, { error: asking(`Write ${providerNames.join(', ')}.`) })
        .openapi({ param: { name: 'provider', in: 'path' }, description: 'Who tells.', example: 'redsys' }),
    }),
  },
  responses: {
    204: { description: 'Heard, and done if it was about a payment here.' },
    ...problemResponses(400, 413, 500, 503),
  },
})

/** 3-D Secure: the bank has looked at the browser, in a hidden frame. The page around it goes on. */
export const paymentDevice = (_: Services) =>
  defineOpenAPIRoute({
    route: frameRoute('device', 'endDeviceLook', 'End the look at the browser', 'Of 3-D Secure, in a hidden frame.'),
    handler: (c) => inFrame(c, `parent.postMessage('device-done', location.origin)`, ''),
  })

/**
 * 3-D Secure: the bank's page is done, and sends its answer through the buyer's browser. It comes from another site, so
 * no cookie is with it: the transaction in it names the attempt, and only the provider decides what it is worth.
 */
export const paymentChallenge = (services: Services) =>
  defineOpenAPIRoute({
    route: frameRoute(
      'challenge',
      'takeChallengeAnswer',
      "Take the bank's answer",
      'Of 3-D Secure, in the frame of the bank.',
    ),
    handler: async (c) => {
      const response = new URLSearchParams(await c.req.text()).get('cres') ?? ''
      const attempt = await findAttemptByTransaction(services, response)
      const purchase = attempt && (await getPurchase(services.db, attempt.purchaseUuid))
      if (!attempt || !purchase)
        return refuse(400, 'There is no payment that waits for this answer. Nothing was changed.')
      await resumePayment(services, attempt.order, { kind: 'challenge', response })
      return inFrame(c, 'top.location = document.links[0].href', purchaseHref(purchase, 'return'))
    },
  })

function frameRoute(name: string, operationId: string, summary: string, what: string) {
  return createRoute({
    operationId,
    method: 'post',
    path: `${declared('bankSteps').frames}/${name}`,
    tags: ['Payments'],
    summary,
    description: `${what} The form of the protocol, sent by the browser.`,
    middleware: smallMessage,
    responses: {
      200: {
        description: 'A page that leads the buyer on.',
        content: {
          'text/html': {
            schema: z.string().openapi({ description: 'A small page for the frame.' }),
            example: '<!doctype html>…',
          },
        },
      },
      ...problemResponses(400, 413, 429, 500, 503),
    },
  })
}

/** A page that does one thing, and has a link for whoever runs no scripts. */
function inFrame(c: Context, script: string, href: string) {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'`
  c.header('Content-Security-Policy', policy)
  c.header('X-Frame-Options', 'SAMEORIGIN')
  const link = href ? `<p><a href="${href}" target="_top">Continuar</a></p>` : ''
  return c.html(
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>…</title>${link}<script>${script}</script></html>`,
    200,
  )
}

/** Anybody can send this message. Only printable characters pass, since PostgreSQL refuses some others. */
const shape = z.object({ threeDSServerTransID: z.string().regex(/^[!-~]{1,100}$/) })

/**
 * Finds the attempt of a bank's message by its 3-D Secure transaction, the only thing that the message names. One that
 * is decided is found too: its buyer is led on, whether their answer came first or second.
 */
async function findAttemptByTransaction({ db }: Services, message: string): Promise<Attempt | null> {
  const parsed = shape.safeParse(parseJson(Buffer.from(message, 'base64url').toString('utf8')))
  if (!parsed.success) return null
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, parsed.data.threeDSServerTransID))
  return attempt ?? null
}
