import { isDeepStrictEqual } from 'node:util'
import { type BuyerStepDraft, buyerStepProblems } from '#features/checkout/rules/purchases/buyer-step.ts'
import { toGuestsDraft } from '#features/checkout/rules/purchases/guests.ts'
import { plainDraft, roomlessGuests } from '#features/checkout/server/api/buyer-body.ts'
import { pagesBelow } from '#features/checkout/server/api/purchase-route.ts'
import { representPurchase } from '#features/checkout/server/api/represent-purchase.ts'
import { buyerErrors } from '#features/checkout/server/api/save-buyer.ts'
import { countRooms, giftDays, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { readGetawayGoods } from '#features/getaways/server/purchase/read-getaway-goods.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type FieldError, refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { askRate, type NoStay, noStayCodes } from '../ask-hotel.ts'
import { purchaseRevision } from '../represent-getaway.ts'
import {
  defineGetawayCall,
  namesInPurchase,
  purchaseChanged,
  readStayOfPurchase,
  refuseNoStay,
  refuseStale,
  staleDetail,
  storedDraft,
} from './getaway-call.ts'
import { draftOfBuyer, readOnlyFields, type UpdateBody, updateBody, updateExample } from './update-body.ts'

export const updateGetawayPurchase = (services: Services) =>
  defineGetawayCall(services, {
    operationId: 'updateGetawayPurchase',
    summary: 'Change the nights, the people or the buyer of a getaway',
    description:
      'Until something is paid. A purchase may be sent back as getPurchase has it, with the changes: what is not named here is not read. Who has more rooms now names them in guests, one for each but the first. Other nights or people keep the rate, at the price of these nights, which the answer shows; its rooms are held instead of the earlier ones. It is checked as a whole before anything is changed. The nights are written before the buyer, and the hotel is asked again in between: after a 503, see with getPurchase how far it came. locators, payments, status and metadata are read only: as they were read they may be sent back, otherwise they are refused.',
    pages: pagesBelow('getaway', [
      ['POST', 'start/', 'With purchase={uuid}: changes what that purchase is about.'],
      ['POST', '{uuid}/checkout/buyer/', 'Saves who buys.'],
    ]),
    body: { schema: updateBody, example: updateExample },
    answer: 'The purchase after the change.',
    conflicts: { codes: noStayCodes, code: purchaseChanged, detail: staleDetail },
    change: async (purchase, body) => {
      if (body.uuid_revision !== purchaseRevision(purchase)) return refuseStale(services, purchase)
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
      return nights.no ? refuseNoStay(services, purchase, nights.no) : { goods, draft, language }
    },
  })

/** The same rate on other nights or for other people. */
function goodsAfter(purchase: Purchase, sent: UpdateBody['package_availability']): GetawayGoods {
  const goods = readGetawayGoods(purchase.goods)
  if (!sent) return goods
  return {
    ...goods,
    packageUuid: sent.package_uuid,
    packageUuidRevision: sent.package_uuid_revision ?? goods.packageUuidRevision,
    from: sent.from,
    to: sent.to,
    pax: sent.num_pax,
  }
}

type ChangedNights = { no: NoStay | null } | { errors: FieldError[] }

/** Whether the hotel has them. Nobody is asked about nights that stay. */
async function changedNights(services: Services, purchase: Purchase, goods: GetawayGoods): Promise<ChangedNights> {
  const stored = readGetawayGoods(purchase.goods)
  if (isDeepStrictEqual(stored, goods)) return { no: null }
  if (goods.packageUuid !== stored.packageUuid) {
    const message = 'Is not the getaway of this purchase. Start another one with startPurchase.'
    return { errors: [{ field: namesInPurchase.packageUuid, message }] }
  }
  const asked = readStayOfPurchase(services, purchase, goods)
  if (!asked.ok) return { errors: asked.errors }
  const found = await askRate(services, asked.value, goods, purchase.language)
  return { no: found.ok ? null : found.no }
}

/** Null while nobody knows who buys. What the payload does not carry, such as a gift, stays as it is stored. */
function draftAfter(
  services: Services,
  purchase: Purchase,
  goods: GetawayGoods,
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
function guestErrors(services: Services, purchase: Purchase, { guests }: UpdateBody, draft: BuyerStepDraft | null) {
  if (!guests || isDeepStrictEqual(guests, purchase.guests)) return []
  if (draft) return roomlessGuests(guests, countRooms(services, purchase))
  return [{ field: 'buyer', message: 'Is missing. Names of rooms are kept beside who buys: send both.' }]
}

function draftErrors(services: Services, purchase: Purchase & { language: Language }, draft: BuyerStepDraft | null) {
  if (!draft) return []
  const { buyerParts } = kindOf(services, purchase.kind)
  const problems = buyerStepProblems(buyerParts, draft, giftDays(services, purchase))
  return buyerErrors(services, problems, purchase).map(({ field, message }) => ({
    field: field === 'buyer.country' ? 'buyer.localization.country' : field,
    message,
  }))
}

/** What of the purchase was sent back otherwise than it is. What is left out, whole or in part, is not compared. */
async function readOnlyErrors(services: Services, { uuid }: Purchase, body: UpdateBody): Promise<FieldError[]> {
  const message = 'Can not be changed. Send it as getPurchase has it, or leave it out.'
  const current: Record<string, unknown> = await representPurchase(services, uuid)
  const changed = readOnlyFields.flatMap((field) =>
    body[field] === undefined ? [] : differences(body[field], current[field], field),
  )
  const other = body.uuid !== undefined && body.uuid !== uuid ? ['uuid'] : []
  return [...other, ...changed].map((field) => ({ field, message }))
}

/** The fields that differ, with dots inside objects. */
function differences(sent: unknown, current: unknown, at: string): string[] {
  if (!isObject(sent) || !isObject(current)) return isDeepStrictEqual(sent, current) ? [] : [at]
  return Object.keys(sent).flatMap((key) => differences(sent[key], current[key], `${at}.${key}`))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
