import { z } from '@hono/zod-openapi'
import { beginsPurchase } from '#features/checkout/server/api/purchase-route.ts'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { availabilityRequestOf } from '#features/getaways/server/purchase/quote-stay.ts'
import { languages } from '#platform/i18n/languages.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { notThatRateCodes, refuseStay, whyNotSelected } from './ask-hotel.ts'
import { getawayAvailability } from './calls/getaway-availability.ts'
import { getawayCalendar } from './calls/getaway-calendar.ts'
import { selectRate } from './calls/select-rate.ts'
import { updateGetawayPurchase } from './calls/update-purchase.ts'
import { getawayExample, selectedRateExample } from './example.ts'
import { getawayFields, representGetaway } from './represent-getaway.ts'
import { selectedRate, toSelectedRate } from './selected-rate.ts'
import { exampleStay, readStayRequest, stayRequestFields } from './stay-request.ts'

const startFields = {
  ...stayRequestFields,
  rate: selectedRate.openapi({ description: 'The selected rate, one of findGetawayAvailability.' }),
}
const startShape = z.object({ ...startFields, lang: z.enum(languages) })

export const getawayApi: GoodsApi = {
  fields: getawayFields,
  represent: representGetaway,
  example: getawayExample,
  pages: [
    ['GET', '{uuid}/ko/', 'Says why what was paid could not be had, and where the money goes.'],
    ['GET', '{uuid}/{voucher_code}.pdf', 'The stay as a PDF.'],
    ['GET', '{uuid}/{voucher_code}.ics', 'The stay for a calendar.'],
  ],
  start: {
    fields: startFields,
    example: { ...exampleStay, rate: selectedRateExample },
    choose: (services, body) => {
      const sent = startShape.parse(body)
      const read = readStayRequest(services, availabilityRequestOf(goodsOf(sent)))
      return read.ok ? { ok: true, goods: goodsOf(sent) } : read
    },
    refuse: (services, body) => refuseRate(services, startShape.parse(body)),
    refusals: `A getaway that can not be had as it was chosen is answered with 409 and one of these codes: ${notThatRateCodes.join(', ')}; detail is the sentence for the buyer. With price-changed, rate is the rate as the hotel has it. Its rooms are held for 15 minutes.`,
    goodsField: 'rate',
    pages: [
      ['GET', 'start/', 'Leads to the page of the getaway, with the choice.'],
      ['POST', 'start/', beginsPurchase],
    ],
  },
  calls: (services) => [
    getawayCalendar(services),
    getawayAvailability(services),
    selectRate(services),
    updateGetawayPurchase(services),
  ],
}

type StartBody = z.output<typeof startShape>

function goodsOf({ packageUuid, packageUuidRevision, from, to, numPax, rate }: StartBody): GetawayGoods {
  const { type, roomType, boardType } = toSelectedRate(rate)
  return { packageUuid, packageUuidRevision, from, to, pax: numPax, type, roomType, boardType }
}

async function refuseRate(services: Services, sent: StartBody): Promise<Response | null> {
  const { rate, lang: language } = sent
  const read = readStayRequest(services, availabilityRequestOf(goodsOf(sent)))
  if (!read.ok) return refuse(400, undefined, read.errors)
  const why = await whyNotSelected(services, read.value, toSelectedRate(rate), { language, at: 'rate.' })
  if (!why) return null
  return 'errors' in why ? refuse(400, undefined, why.errors) : refuseStay(why.no)
}
