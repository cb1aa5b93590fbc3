import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { BuyerStepField, BuyerStepProblem, BuyerStepProblems } from '#domain/purchases/buyer-step.ts'
import { dayFormats } from '#i18n/format.ts'
import { i18nFor } from '#server/i18n.ts'
import { giftDays } from '#server/purchases/core/gift-days.ts'
import { countRooms, kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { saveBuyer as save } from '#server/purchases/core/save-buyer.ts'
import type { Services } from '#server/services.ts'
import { jsonBody } from '../../json-body.ts'
import { type FieldError, refuse } from '../../problem.ts'
import { problemResponses } from '../../problem-responses.ts'
import { buyerBody, draftOf, fieldNameOf, roomlessGuests } from './buyer-body.ts'
import { conflict, conflictResponse } from './conflict.ts'
import { authorizePurchase, noSuchPurchase, requireSameOrigin, tooOften } from './guards.ts'
import { opened, pages, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { representPurchase } from './represent-purchase.ts'

export const saveBuyer = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      if (!purchase) return noSuchPurchase()
      const refused = await tooOften(services, c, 'purchase')
      if (refused) return refused
      const { uuid, language } = purchase
      const body = c.req.valid('json')
      const roomless = asksGuests(services, purchase) ? roomlessGuests(body.guests, countRooms(services, purchase)) : []
      if (roomless.length > 0) return refuse(400, undefined, roomless)
      const saved = await save(services, purchase, draftOf(body, language))
      if (saved.ok) return c.json(await representPurchase(services, uuid), 200)
      if (saved.error === 'invalid') return refuse(400, undefined, buyerErrors(services, saved.problems, purchase))
      return conflict(services, uuid, { code: saved.error, detail: i18nFor(language).t('purchases.refused.closed') })
    },
  })

const asksGuests = (services: Services, { kind }: Purchase) => kindOf(services, kind).buyerParts.includes('guests')

/** What is wrong with the second step, in the language of the purchase. */
export function buyerErrors(
  services: Services,
  problems: BuyerStepProblems,
  purchase: Pick<Purchase, 'kind' | 'goods' | 'language'>,
): FieldError[] {
  const { language } = purchase
  const { t } = i18nFor(language)
  const day = dayFormats.long(giftDays(services, purchase).lastDay, language)
  return (Object.entries(problems) as [BuyerStepField, BuyerStepProblem][]).map(([field, problem]) => ({
    field: fieldNameOf(field),
    message: t(`purchases.buyer.problems.${problem}`, { day }),
  }))
}

const routeOf = (services: Services) =>
  createRoute({
    method: 'put',
    path: '/purchases/{uuid}/buyer',
    operationId: 'saveBuyer',
    tags: ['Purchases'],
    summary: 'Say who buys, and for whom',
    description:
      'The second step. It may be taken again until something is paid, and replaces all that was said before. What is wrong is said field by field, in the language of the purchase.',
    ...pages(
      services,
      ['GET', '{uuid}/checkout/buyer/', 'The form of the second step.'],
      ['POST', '{uuid}/checkout/buyer/', 'Saves it and leads to the payment.'],
    ),
    security: opened,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      params: z.object({ uuid: uuidParameter }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: buyerBody(services),
            example: {
              buyer: {
                name: 'Marta',
                surname: 'Salas',
                email: 'marta@correo.example',
                phone: '+34 600 000 000',
                country: 'ES',
              },
              gift: { name: 'Inés', email: 'ines@correo.example', message: '¡Felicidades!', delivery: 'now' },
            },
          },
        },
      },
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase, which can be paid now.'),
      ...problemResponses(400, 403, 404, 413, 415, 429, 500, 503),
      ...conflictResponse(services, ['closed'], 'closed', 'Esta compra ya no se puede cambiar.'),
    },
  })
