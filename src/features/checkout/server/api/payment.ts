import { z } from '@hono/zod-openapi'
import { purchaseSteps } from '#features/checkout/rules/purchase-paths.ts'
import { holdRefusals, isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import {
  type PaymentForm,
  type PaymentProblem,
  readPayment,
} from '#features/checkout/server/payments/attempts/read-payment-form.ts'
import { type PaymentNotStarted, startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { tooOften } from '#platform/server/http/api/guards.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import { asking, askingForObject, typed } from '#platform/server/http/api/wrong-fields.ts'
import { senderAddress } from '#platform/server/http/guards/visitor-address.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { plain } from './buyer-body.ts'
import { conflict, definePurchaseCall } from './purchase-call.ts'
import { purchasePages } from './purchase-route.ts'
import { exampleBillKey } from './purchase-schema.ts'

export const startPaymentCall = (services: Services) =>
  definePurchaseCall(services, {
    method: 'post',
    path: '/payment',
    operationId: 'startPayment',
    summary: 'Pay',
    description:
      "The third step, once saveBuyer has said who buys. What is charged is the bill that was seen, worked out again at this moment: where it differs, nothing is charged and the answer is 409 with the new one. In the answer, next says what the buyer must do now; a refusal by the bank is told by payment.failure, and may be tried again. A card is paid with 3-D Secure, for which the bank is told about the buyer's browser: what stands in browser, the headers User-Agent and Accept, and the address that the call comes from. Whoever pays for somebody else passes on that person's.",
    pages: purchasePages(
      services,
      ['GET', '{uuid}/checkout/payment/', 'The third step, with the ways to pay.'],
      [
        'POST',
        '{uuid}/checkout/payment/',
        "Pays, and leads on; with intent=retry it only draws another number for the card's form.",
      ],
      ['GET', `{uuid}/${purchaseSteps().challenge}/`, "The bank's questions, 3-D Secure."],
      ['POST', `{uuid}/${purchaseSteps().challenge}/`, 'Goes on after the bank has looked at the browser.'],
      ['POST', '{uuid}/checkout/return/', 'With intent=resume: goes on with a payment that was started.'],
      ['GET', '{uuid}/checkout/return/', "Where a buyer comes back to from a provider's pages. It leads on."],
    ),
    headers: browserHeaders,
    body: { schema: paymentBody, example: { method: 'paypal', terms: true, seen: exampleBillKey } },
    answer: 'The purchase after the attempt.',
    conflicts: {
      codes: ['bill-changed', 'not-for-sale', ...holdRefusals, 'under-way', 'paid', 'closed'],
      code: 'bill-changed',
      detail: 'El precio ha cambiado',
    },
    needsBuyer: true,
    act: async ({ purchase, body, c }) => {
      const { uuid, bill, language } = purchase
      const form = formOf(body)
      const sender = { headers: c.req.raw.headers, address: senderAddress(c, services.config.trustedProxies) }
      const parsed = readPayment(form, sender, { isFree: bill.total === 0, areTermsAccepted: body.terms })
      if (!parsed.ok) return refusePayment(parsed.error, language)
      // Only what can be begun is counted.
      const refused = await tooOften(services, c, 'payment')
      if (refused) return refused
      const started = await startPayment(services, purchase, { input: parsed.value, seen: form.seen })
      if (started.ok) return
      if (started.error === 'method-wrong') return refusePayment('methodWrong', language)
      return conflict(services, uuid, { code: started.error, detail: whyNot(services, started.error, language) })
    },
  })

export const abandonPaymentCall = (services: Services) =>
  definePurchaseCall(services, {
    method: 'delete',
    path: '/payment',
    operationId: 'abandonPayment',
    summary: 'Rather pay in another way',
    description:
      'Ends the attempt that is under way, so that another can begin. Where the money has come meanwhile, it has come, and the answer says so; where it is on its way, or the provider does not answer, the attempt stays open and next says wait.',
    pages: purchasePages(services, ['POST', '{uuid}/checkout/return/', 'With intent=abandon.']),
    answer: 'The purchase after that.',
    counted: 'payment',
    act: async ({ purchase }) => {
      await abandonPayment(services, purchase.uuid)
      return undefined
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

const size = (description: string, least: number, most: number) =>
  z
    .int({ error: asking('Send a whole number.') })
    .min(least, { error: `Is not right. Send at least ${least}.` })
    .max(most, { error: `Is not right. Send at most ${most}.` })
    .openapi({ description })

const browser = z.object(
  {
    language: z
      .string({ error: asking("Send the browser's language, such as es-ES.") })
      .max(20, { error: 'Is not right. Send at most 20 characters.' })
      .openapi({ description: 'navigator.language' }),
    colorDepth: size('screen.colorDepth', 1, 99),
    screenHeight: size('screen.height', 1, 99_999),
    screenWidth: size('screen.width', 1, 99_999),
    timeZoneOffset: size('new Date().getTimezoneOffset(), in minutes.', -900, 900),
    hasJava: z
      .boolean({ error: asking('Send true or false.') })
      .default(false)
      .openapi({ description: 'Whether it runs Java.' }),
  },
  { error: asking('Send an object, or leave it out.') },
)

const paymentBody = z
  .object(
    {
      method: typed(`One of payment.methods: ${paymentMethods.join(', ')}. Not needed where nothing is left to pay.`),
      terms: z
        .boolean({ error: asking('Send true or false.') })
        .default(false)
        .openapi({ description: 'Whether the buyer accepts the terms: nobody pays without.', default: undefined }),
      seen: z
        .string({ error: asking('Send pricing.key of the purchase that the buyer has seen.') })
        .openapi({ description: 'pricing.key of the bill that the buyer has seen.' }),
      phone: typed('For mbway: a Portuguese mobile number.'),
      token: typed("For card: what the provider's card form gave. Never a card number."),
      browser: browser.nullish().openapi({
        description:
          'For card: what 3-D Secure asks of a browser that only it can say. Without it the bank is told of a usual one.',
      }),
    },
    askingForObject,
  )
  .openapi('PurchasePayment', { required: ['terms', 'seen'] })

const header = (description: string, example: string) => z.string().optional().openapi({ description, example })

/** What `readPayment` takes from the headers, for the bank. */
const browserHeaders = z.object({
  'User-Agent': header(
    "For card: the buyer's browser, for 3-D Secure. Without it the bank is told of none, and may ask for a code or refuse.",
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ),
  Accept: header(
    'For card: what that browser accepts, for 3-D Secure. Without it the bank is told */*.',
    'text/html,application/xhtml+xml',
  ),
})

/** As the form of the third step would have sent it. */
function formOf({ method, seen, phone, token, browser }: z.output<typeof paymentBody>): PaymentForm {
  const facts = browser && {
    ...browser,
    language: plain(browser.language),
    colorDepth: String(browser.colorDepth),
    screenHeight: String(browser.screenHeight),
    screenWidth: String(browser.screenWidth),
    timeZoneOffset: String(browser.timeZoneOffset),
  }
  return {
    method,
    phone: plain(phone),
    token,
    seen,
    browser: facts ? JSON.stringify(facts) : '',
    code: '',
  }
}
