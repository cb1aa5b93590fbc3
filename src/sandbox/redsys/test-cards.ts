import type { FailureCode } from '#features/checkout/rules/payments/failure-code.ts'

/** How its bank goes about 3-D Secure 2. `none` has never heard of it. */
export type BanksWay = { kind: 'none' | 'trusting' | 'challenge'; looksAtBrowser?: boolean }

export type TestCard = {
  /** By which it is remembered: the number is nowhere but in this table. */
  name: string
  number: string
  way: BanksWay
  /** Ds_Response, or an error that comes instead of one. */
  answer: string
  story: string
  /** The answer where it shall only be authorised, and where that is to be captured. Without them all goes well. */
  authorization?: string
  capture?: string
  /** What the buyer is told then. */
  code?: FailureCode
}

export const cardExpiry = { month: '12', year: '49' } as const
export const cardSecurityCode = '123'
export const challengeCode = '123456'

const trusting: BanksWay = { kind: 'trusting' }

/** The number says the answer: its last digits are the code, and the check digit. */
const refused = (answer: string, number: string, code: FailureCode, story: string): TestCard => ({
  name: `refused-${answer}`,
  number,
  way: trusting,
  answer,
  story,
  code,
})

/** The first five are Redsys' own test cards. */
export const testCards: readonly TestCard[] = [
  {
    name: 'plain',
    number: '4548810000000003',
    way: { kind: 'none' },
    answer: '0000',
    story: 'paid, without 3-D Secure',
  },
  {
    name: 'frictionless',
    number: '4548814479727229',
    way: trusting,
    answer: '0000',
    story: 'paid, the bank asks nothing',
  },
  {
    name: 'device',
    number: '4918019160034602',
    way: { kind: 'trusting', looksAtBrowser: true },
    answer: '0000',
    story: 'paid, the bank looks at the browser first',
  },
  {
    name: 'challenge',
    number: '4548817212493017',
    way: { kind: 'challenge' },
    answer: '0000',
    story: 'the bank asks for a code',
  },
  {
    name: 'device-challenge',
    number: '4918019199883839',
    way: { kind: 'challenge', looksAtBrowser: true },
    answer: '0000',
    story: 'the bank looks at the browser, then asks for a code',
  },
  {
    name: 'uncapturable',
    number: '4548810000009020',
    way: trusting,
    answer: '0000',
    capture: '0190',
    story: 'paid; where it is only authorised, its bank refuses the capture (0190)',
  },
  {
    name: 'unauthorizable',
    number: '4548810000092570',
    way: trusting,
    answer: '0000',
    authorization: '9257',
    story: 'paid; it can’t be authorised without being charged (9257)',
  },
  refused('0184', '4548810000001845', '0184', 'authentication error'),
  refused('0129', '4548810000001290', '0129', 'wrong CVV'),
  refused('0190', '4548810000001902', '0190', 'declined without a reason'),
  refused('SIS0334', '4548810000003346', 'SIS0334', 'blocked for security'),
  refused('SIS0601', '4548810000006018', 'SIS0601', 'authentication error, before the bank was asked'),
  refused('0174', '4548810000001746', '0174', 'blocked for 72 hours, and refused again each time'),
  refused('0101', '4548810000001019', '0101', 'expired'),
  refused('SIS0095', '4548810000000953', 'SIS0095', 'not authorised'),
  refused('SIS0182', '4548810000001829', 'SIS0182', 'too many attempts'),
  refused('9912', '4548810000099120', 'generic-1', 'the bank can’t be reached'),
  refused('0116', '4548810000001167', 'generic-2', 'not enough money'),
]

export const cardNamed = (name: string) => testCards.find((card) => card.name === name)

export type TestPhone = { number: string; answer: string; story: string }

/** Any other Spanish mobile number pays as the first one does. */
export const testPhones: readonly TestPhone[] = [
  { number: '700000000', answer: '0000', story: 'paid when accepted' },
  { number: '700000190', answer: '0190', story: 'the bank declines (0190)' },
]
