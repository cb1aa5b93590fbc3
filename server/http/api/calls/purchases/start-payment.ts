import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import { holdRefusals, isHoldRefusal } from '#domain/purchases/quote.ts'
import type { Language } from '#domain/site/languages.ts'
import { jsonBody } from '#server/http/api/json-body.ts'
import { refuse } from '#server/http/api/problem.ts'
import { problemResponses } from '#server/http/api/problem-responses.ts'
import { senderAddress } from '#server/http/guards/visitor-address.ts'
import { i18nFor } from '#server/i18n.ts'
import { type PaymentProblem, readPayment } from '#server/payments/attempts/read-payment-form.ts'
import { startPayment as begin, type PaymentNotStarted } from '#server/payments/attempts/start-payment.ts'
import type { Services } from '#server/services.ts'
import { buyerMissing, refuseWithoutBuyer } from './buyer-missing.ts'
import { conflict, conflictResponse } from './conflict.ts'
import { authorizePurchase, noSuchPurchase, requireSameOrigin, tooOften } from './guards.ts'
import { browserHeaders, formOf, paymentBody } from './payment-body.ts'
import { purchaseExample } from './purchase-example.ts'
import { opened, pages, purchaseAnswer, uuidParameter } from './purchase-route.ts'
import { representPurchase } from './represent-purchase.ts'

export const startPayment = (services: Services) =>
  defineOpenAPIRoute({
    route: routeOf(services),
    handler: async (c) => {
      const purchase = await authorizePurchase(services, c, c.req.valid('param').uuid)
      if (!purchase) return noSuchPurchase()
      const tooEarly = await refuseWithoutBuyer(services, purchase)
      if (tooEarly) return tooEarly
      const { uuid, bill, language } = purchase
      const body = c.req.valid('json')
      const form = formOf(body)
      const sender = { headers: c.req.raw.headers, address: senderAddress(c, services.config.trustedProxies) }
      const parsed = readPayment(form, sender, { isFree: bill.total === 0, areTermsAccepted: body.terms })
      if (!parsed.ok) return refusePayment(parsed.error, language)
      const refused = await tooOften(services, c, 'payment')
      if (refused) return refused
      const started = await begin(services, purchase, { input: parsed.value, seen: form.seen })
      if (started.ok) return c.json(await representPurchase(services, uuid), 200)
      if (started.error === 'method-wrong') return refusePayment('methodWrong', language)
      return conflict(services, uuid, { code: started.error, detail: whyNot(services, started.error, language) })
    },
  })

const fields = { termsWrong: 'terms', methodWrong: 'method', phoneWrong: 'phone', cardData: 'token' } as const

function refusePayment(problem: PaymentProblem, language: Language) {
  const { t } = i18nFor(language)
  const key = problem === 'cardData' ? 'purchases.payment.failed.cardData' : (`purchases.payment.${problem}` as const)
  return refuse(400, undefined, [{ field: fields[problem], message: t(key) }])
}

function whyNot({ config }: Services, error: Exclude<PaymentNotStarted, 'method-wrong'>, language: Language): string {
  const { t } = i18nFor(language)
  if (error === 'bill-changed') return t('purchases.payment.changed.title')
  if (error === 'not-for-sale') return t('purchases.payment.gone.text', { email: config.site.supportEmail[language] })
  if (isHoldRefusal(error)) return t(`purchases.payment.${error}.text`, { email: config.site.supportEmail[language] })
  return error === 'under-way' ? t('purchases.payment.under.text') : t('purchases.refused.closed')
}

const routeOf = (services: Services) =>
  createRoute({
    method: 'post',
    path: '/purchases/{uuid}/payment',
    operationId: 'startPayment',
    tags: ['Purchases'],
    summary: 'Pay',
    description:
      "The third step, once saveBuyer has said who buys. What is charged is the bill that was seen, worked out again at this moment: where it differs, nothing is charged and the answer is 409 with the new one. In the answer, next says what the buyer must do now; a refusal by the bank is told by payment.failure, and may be tried again. A card is paid with 3-D Secure, for which the bank is told about the buyer's browser: what stands in browser, the headers User-Agent and Accept, and the address that the call comes from. Whoever pays for somebody else passes on that person's.",
    ...pages(
      services,
      ['GET', '{uuid}/checkout/payment/', 'The third step, with the ways to pay.'],
      [
        'POST',
        '{uuid}/checkout/payment/',
        "Pays, and leads on; with intent=retry it only draws another number for the card's form.",
      ],
      ['GET', '{uuid}/redsys/challenge/', "The bank's questions, 3-D Secure."],
      ['POST', '{uuid}/redsys/challenge/', 'Goes on after the bank has looked at the browser.'],
      ['POST', '{uuid}/checkout/return/', 'With intent=resume: goes on with a payment that was started.'],
      ['GET', '{uuid}/checkout/return/', "Where a buyer comes back to from a provider's pages. It leads on."],
    ),
    security: opened,
    middleware: [requireSameOrigin(services), jsonBody],
    request: {
      params: z.object({ uuid: uuidParameter }),
      headers: browserHeaders,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: paymentBody,
            example: { method: 'paypal', terms: true, seen: purchaseExample.pricing.key },
          },
        },
      },
    },
    responses: {
      200: purchaseAnswer(services, 'The purchase after the attempt.'),
      ...problemResponses(400, 403, 404, 413, 415, 429, 500, 503),
      ...conflictResponse(
        services,
        ['bill-changed', 'not-for-sale', ...holdRefusals, 'under-way', 'paid', 'closed', buyerMissing],
        'bill-changed',
        'El precio ha cambiado',
      ),
    },
  })
