import { isDeepStrictEqual } from 'node:util'
import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { type BuyerStepDraft, buyerStepProblems } from '#domain/purchases/buyer-step.ts'
import { toGuestsDraft } from '#domain/purchases/guests.ts'
import { holdRefusals } from '#domain/purchases/quote.ts'
import type { Language } from '#domain/site/languages.ts'
import { plainDraft, roomlessGuests } from '#server/http/api/calls/purchases/buyer-body.ts'
import { conflictResponse } from '#server/http/api/calls/purchases/conflict.ts'
import { requireSameOrigin } from '#server/http/api/calls/purchases/guards.ts'
import { opened, pagesBelow, purchaseAnswer, uuidParameter } from '#server/http/api/calls/purchases/purchase-route.ts'
import { representPurchase } from '#server/http/api/calls/purchases/represent-purchase.ts'
import { buyerErrors } from '#server/http/api/calls/purchases/save-buyer.ts'
import { jsonBody } from '#server/http/api/json-body.ts'
import { type FieldError, refuse } from '#server/http/api/problem.ts'
import { problemResponses } from '#server/http/api/problem-responses.ts'
import { giftDays } from '#server/purchases/core/gift-days.ts'
import { countRooms, kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { changeGetaway } from '../../change-getaway.ts'
import { noStayCodes } from '../ask-hotel.ts'
import { purchaseRevision } from '../purchase-revision.ts'
import { changedNights, goodsAfter } from './changed-nights.ts'
import { notOpenCodes, openGetaway } from './open-getaway.ts'
import { readOnlyErrors } from './read-only.ts'
import { purchaseChanged, refuseChange, refuseNoStay, refuseStale } from './refuse-change.ts'
import { storedDraft } from './stored-draft.ts'
import { draftOfBuyer, type UpdateBody, updateBody, updateExample } from './update-body.ts'

export const updateGetawayPurchase = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const open = await openGetaway(services, c, c.req.valid('param').uuid)
      if (open instanceof Response) return open
      const { purchase, owner } = open
      const body = c.req.valid('json')
      const revision = purchaseRevision(purchase)
      if (body.uuid_revision !== revision) return refuseStale(services, purchase)
      const language = body.lang_code ?? purchase.language
      const goods = goodsAfter(purchase, body.package_availability)
      const draft = draftAfter(services, purchase, goods, body)
      const errors = [
        ...(await readOnlyErrors(services, purchase, body)),
        ...guestErrors(services, { ...purchase, goods }, body, draft),
        ...draftErrors(services, { ...purchase, goods, language }, draft),
      ]
      if (errors.length > 0) return refuse(400, undefined, errors)
      const nights = await changedNights(services, purchase, goods)
      if ('errors' in nights) return refuse(400, undefined, nights.errors)
      if (nights.no) return refuseNoStay(services, purchase, nights.no)
      const isCurrent = (locked: Purchase) => purchaseRevision(locked) === revision
      const changed = await changeGetaway(services, purchase, { goods, draft, language, owner, isCurrent })
      if (!changed.ok) return refuseChange(services, purchase, changed.error)
      return c.json(await representPurchase(services, purchase.uuid), 200)
    },
  })

type Goods = ReturnType<typeof goodsAfter>

/** Null while nobody knows who buys. What the payload does not carry, such as a gift, stays as it is stored. */
function draftAfter(
  services: Services,
  purchase: Purchase,
  goods: Goods,
  { buyer, guests }: UpdateBody,
): BuyerStepDraft | null {
  if (!buyer && !purchase.buyer) return null
  return {
    ...storedDraft(services, purchase, goods),
    ...(buyer && draftOfBuyer(buyer, purchase.language)),
    ...(guests && plainDraft(toGuestsDraft(guests))),
  }
}

/** Names that were sent back as they were read go with the rooms that go. */
function guestErrors(
  services: Services,
  purchase: Purchase,
  { guests }: UpdateBody,
  draft: BuyerStepDraft | null,
): FieldError[] {
  if (!guests || isDeepStrictEqual(guests, purchase.guests)) return []
  if (draft) return roomlessGuests(guests, countRooms(services, purchase))
  return [{ field: 'buyer', message: 'Is missing. Names of rooms are kept beside who buys: send both.' }]
}

function draftErrors(
  services: Services,
  purchase: Purchase & { language: Language },
  draft: BuyerStepDraft | null,
): FieldError[] {
  if (!draft) return []
  const { buyerParts } = kindOf(services, purchase.kind)
  const problems = buyerStepProblems(buyerParts, draft, giftDays(services, purchase))
  return buyerErrors(services, problems, purchase).map(({ field, message }) => ({
    field: field === 'buyer.country' ? 'buyer.localization.country' : field,
    message,
  }))
}

const routeOf = (services: Services) =>
  createRoute({
    method: 'put',
    path: '/purchases/{uuid}',
    operationId: 'updateGetawayPurchase',
    tags: ['Purchases'],
    summary: 'Change the nights, the people or the buyer of a getaway',
    description:
      'Until something is paid. A purchase may be sent back as getPurchase has it, with the changes: what is not named here is not read. Who has more rooms now names them in guests, one for each but the first. Other nights or people keep the rate, at the price of these nights, which the answer shows; its rooms are held instead of the earlier ones. It is checked as a whole before anything is changed. The nights are written before the buyer, and the hotel is asked again in between: after a 503, see with getPurchase how far it came. locators, payments, status and metadata are read only: as they were read they may be sent back, otherwise they are refused.',
    'x-pages': pagesBelow('getaway', [
      ['POST', 'start/', 'With purchase={uuid}: changes what that purchase is about.'],
      ['POST', '{uuid}/checkout/buyer/', 'Saves who buys.'],
    ]),
    security: opened,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      params: z.object({ uuid: uuidParameter }),
      body: { required: true, content: { 'application/json': { schema: updateBody, example: updateExample } } },
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase after the change.', 'getaway'),
      ...problemResponses(400, 403, 404, 413, 415, 429, 500, 503),
      ...conflictResponse(
        services,
        [...noStayCodes, ...notOpenCodes, ...holdRefusals, purchaseChanged],
        purchaseChanged,
        'The purchase has changed since it was read. Look at it in this answer, and send its uuid_revision.',
        'getaway',
      ),
    },
  })
