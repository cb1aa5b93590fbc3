import { z } from 'zod'
import type { FreeInput, PaymentInput } from '#features/checkout/rules/payments/payment-provider.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { parseJson } from '#platform/server/parse-json.ts'

export const paymentFields = choices('method', 'phone', 'token', 'seen', 'browser', 'code')
export type PaymentForm = Record<keyof typeof paymentFields, string>

export type PaymentProblem = 'methodWrong' | 'termsWrong' | 'phoneWrong' | 'cardData'

const methodShape = z.enum(paymentMethods)

const browserShape = z.object({
  language: z.string().max(20),
  colorDepth: z.string().max(4),
  screenHeight: z.string().max(6),
  screenWidth: z.string().max(6),
  timeZoneOffset: z.string().max(6),
  hasJava: z.boolean(),
})

/** For a browser without JavaScript, which sends no facts about itself. */
const unknownBrowser = {
  language: defaultLanguage,
  colorDepth: '24',
  screenHeight: '800',
  screenWidth: '1200',
  timeZoneOffset: '-60',
  hasJava: false,
}

type Sender = { headers: Headers; address: string }

/** `isFree`: codes pay for everything. */
type Facts = { isFree: boolean; areTermsAccepted: boolean }

/** Reads the payment form into a provider's input, or tells what is wrong. */
export function readPayment(
  form: PaymentForm,
  sender: Sender,
  { isFree, areTermsAccepted }: Facts,
): Result<PaymentInput | FreeInput, PaymentProblem> {
  if (!areTermsAccepted) return fail('termsWrong')
  if (isFree) return ok({ method: 'free' })
  const method = methodShape.safeParse(form.method)
  if (!method.success) return fail('methodWrong')
  if (method.data === 'mbway') {
    const phone = portuguesePhone(form.phone)
    return phone ? ok({ method: 'mbway', phone }) : fail('phoneWrong')
  }
  if (method.data !== 'card') return ok({ method: method.data })
  // Redsys sends -1 if its form was used twice.
  if (!/^[\w-]{8,100}$/.test(form.token)) return fail('cardData')
  return ok({ method: 'card', token: form.token, browser: browserOf(form.browser, sender) })
}

/** In the form in which MB WAY expects it: +351912345678. */
export function portuguesePhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s.()-]/g, '').replace(/^(\+|00)351/, '')
  return /^9[1236]\d{7}$/.test(digits) ? `+351${digits}` : null
}

function browserOf(json: string, { headers, address }: Sender) {
  const parsed = browserShape.safeParse(parseJson(json))
  return {
    ...(parsed.success ? parsed.data : unknownBrowser),
    accept: (headers.get('accept') ?? '*/*').slice(0, 2048),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 2048),
    address,
  }
}
