import { z } from '@hono/zod-openapi'
import type { PaymentForm } from '#features/checkout/server/payments/attempts/read-payment-form.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { asking, askingForObject, typed } from '#platform/server/http/api/wrong-fields.ts'
import { plain } from './buyer-body.ts'

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

export const paymentBody = z
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
export const browserHeaders = z.object({
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
export function formOf({ method, seen, phone, token, browser }: z.output<typeof paymentBody>): PaymentForm {
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
