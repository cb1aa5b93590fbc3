import { z } from '@hono/zod-openapi'
import { failureCodes } from '#features/checkout/rules/payments/failure-code.ts'
import { purchaseStates } from '#features/checkout/rules/purchases/purchase.ts'
import { languages } from '#platform/i18n/languages.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { group, listOf, money, oneOf, orNull, text, whole, yesOrNo } from '#platform/server/http/api/fields.ts'

const pricing = group('What it costs now.', {
  base: money('What the goods cost without any discount.'),
  final: money('What is to be paid, or was paid: with offers, coupons, balance and postage.'),
  coupons: listOf(
    z.object({
      alias: text('What the coupon is called.'),
      code: text('The code by which it is taken off again.'),
      amount: whole('What it takes off the price, in cents.'),
    }),
    'The codes that are applied: at most one discount and one balance.',
  ),
  lines: listOf(
    z.object({
      kind: oneOf(['goods', 'offer', 'postal', 'coupon', 'balance'], 'What it is for.'),
      amount: whole('What it adds to the sum, in cents: below 0 for a discount.'),
    }),
    'How the final amount comes about.',
  ),
  key: text("The name of this bill. The payment sends it back as 'seen': no other bill is ever charged."),
})

const buyer = z.object({
  name: text('Given name.'),
  surname: text('Family name.'),
  email: text('Where what was bought is sent.'),
  phone: text('May be empty.'),
  comment: text('For us; may be empty.'),
  allowNotifications: yesOrNo('Whether offers by e-mail are wanted.'),
  country: text("'ES', 'PT', 'AD' or 'other': it decides on the ways to pay."),
})

const gift = z.object({
  name: text('Who gets it.'),
  email: text('Where it is sent; empty where the buyer hands it over.'),
  message: text('The dedication; may be empty.'),
  deliverOn: orNull('The day it is sent, or null where the buyer hands it over.'),
})

const postal = z.object({
  recipient: text('The name on the envelope.'),
  address: text('Street and number.'),
  postalCode: text('As the country writes it.'),
  city: text('Town.'),
  country: text("'ES', 'PT' or 'AD'."),
})

const invoice = z.object({
  name: text('The company, or who it is made out to.'),
  taxId: text('Without spaces; with the prefix of its country outside Spain, Portugal and Andorra.'),
  address: text('Street and number.'),
  postalCode: text('As the country writes it.'),
  city: text('Town.'),
  country: text('ISO 3166-1, two letters.'),
})

const payment = group('How it can be paid.', {
  methods: listOf(z.enum(paymentMethods), "The ways to pay in the buyer's country. None while nothing can be paid."),
  cardForm: z
    .object({
      script: text("Address of the provider's script."),
      origin: text('Where its messages come from: listen to no other.'),
      merchant: text('Who sells, to the provider.'),
      terminal: text('Through which terminal.'),
      order: text('The number of the next payment.'),
    })
    .nullable()
    .openapi({ description: "What the provider's card form is opened with: it makes the card's token." }),
  failure: z
    .object({
      code: oneOf(failureCodes, 'Why, in one word.'),
      message: text('Why, in a sentence of the language of the purchase.'),
    })
    .nullable()
    .openapi({ description: 'Why the last attempt to pay came to nothing, until there is another.' }),
})

const nextKinds = [
  'buyer',
  'payment',
  'redirect',
  'challenge',
  'reference',
  'phone',
  'wait',
  'done',
  'start-again',
  'refunded',
] as const

const next = group('What the buyer must do now.', {
  kind: oneOf(
    nextKinds,
    "'buyer': say who buys. 'payment': pay. 'redirect', 'challenge': open url, where the provider or the bank asks. 'reference': pay entity and reference at a cash machine or in a banking app. 'phone': accept in the app. 'wait': nothing, ask again in a moment, or later where a spa has been asked and has until booking.answerBy. 'done': it is there. 'start-again': its time is over, or it is sold no more. 'refunded': it could not be made, and the money goes back.",
  ),
  url: text('The page on which it is done.'),
  entity: text("Of a 'reference'.").optional(),
  reference: text("Of a 'reference'.").optional(),
  expiresAt: text("Until when, for a 'reference' or a 'phone': ISO 8601.").optional(),
})

/** What a part of the buyer step has stored, for the kinds that name it. */
export const buyerPartSchemas = {
  gift: gift.nullable().openapi({ description: 'For whom, if it is a present.' }),
  postal: postal.nullable().openapi({ description: 'Where it is also sent on paper, if it is.' }),
  guests: z.array(z.string()).nullable().openapi({
    description: 'In whose name each room is, once it is known. Empty: that of the buyer, or of who is given it.',
  }),
  invoice: invoice.nullable().openapi({ description: 'To whom the invoice is made out, if one is asked for.' }),
}

/** What every purchase shows, and a program needs to go on. */
export const purchaseFields = {
  uuid: text('Names the purchase in every call and page. It is no secret: the cookie opens it.'),
  lang: oneOf(languages, 'The language of its names, sentences, emails and pages.'),
  status: group('Where it stands.', {
    type: oneOf(
      purchaseStates,
      "'started', 'ready' (the buyer is known), 'paying' (an attempt is open), 'confirming' (paid, or authorised to be paid once it is confirmed, and being made), 'confirmed', 'expired', 'failed' (paid back, or never charged).",
    ),
    startedOn: text('When it began, ISO 8601.'),
    expiresOn: orNull('When it ends unless something happens, ISO 8601; null once it is paid or over.'),
  }),
  next,
  locator: group('Names for people.', { purchaseLocator: text('What the purchase is called on the phone.') }),
  pricing,
  buyer: buyer.nullable().openapi({ description: 'Who buys, once it is known.' }),
  payment,
  links: group('Whole addresses.', {
    self: text('This call.'),
    start: text('The page of the first step, with the same choice.'),
    buyer: text('The page of the second step.'),
    payment: text('The page of the third.'),
    challenge: text("The page with the bank's questions."),
    confirmation: text('The page of the last step.'),
  }),
}
