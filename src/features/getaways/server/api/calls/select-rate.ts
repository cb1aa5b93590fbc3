import { pagesBelow } from '#features/checkout/server/api/purchase-route.ts'
import { readGetawayGoods } from '#features/getaways/server/purchase/read-getaway-goods.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { notThatRateCodes, whyNotSelected } from '../ask-hotel.ts'
import { selectedRateExample } from '../example.ts'
import { selectedRate, toSelectedRate } from '../selected-rate.ts'
import { defineGetawayCall, readStayOfPurchase, refuseNoStay, storedDraft } from './getaway-call.ts'

export const selectRate = (services: Services) =>
  defineGetawayCall(services, {
    path: '/rate',
    operationId: 'selectRate',
    summary: 'Choose another rate of a getaway',
    description:
      'Another room, board or conditions for the same nights and people, until something is paid. Send a rate of findGetawayAvailability with its basic_price_with_discount as price: where the hotel has another price, nothing is changed and the answer is 409 with the rate as the hotel has it. What differs otherwise from what the hotel says is refused field by field. The buyer and the codes stay. After a 503, see with getPurchase whether the rate was changed.',
    pages: pagesBelow('getaway', [['POST', 'start/', 'With purchase={uuid}: changes what that purchase is about.']]),
    body: { schema: selectedRate.openapi('SelectedRate'), example: selectedRateExample },
    answer: 'The purchase with its new rate and bill.',
    conflicts: {
      codes: notThatRateCodes,
      code: 'price-changed',
      detail: 'El precio de esa estancia es ahora de 438,00 €.',
    },
    change: async (purchase, body) => {
      const { language } = purchase
      const stored = readGetawayGoods(purchase.goods)
      const asked = readStayOfPurchase(services, purchase, stored)
      if (!asked.ok) return refuse(400, undefined, asked.errors)
      const sent = toSelectedRate(body)
      const why = await whyNotSelected(services, asked.value, sent, { language })
      if (why) return 'errors' in why ? refuse(400, undefined, why.errors) : refuseNoStay(services, purchase, why.no)
      const { type, roomType, boardType } = sent
      const goods = { ...stored, type, roomType, boardType }
      return { goods, draft: purchase.buyer && storedDraft(services, purchase, goods), language }
    },
  })
