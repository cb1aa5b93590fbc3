import { expect, test } from 'vitest'
import { safeFileName } from '#domain/contact/attachment.ts'
import { phoneProblem } from '#domain/contact/fields.ts'
import { applicationFields, applicationProblems } from '#domain/contact/spa-application.ts'
import { normalCode } from '#domain/coupons/coupon.ts'
import { browserName } from '#domain/errors/browser-name.ts'
import { scrubPath, scrubStack, scrubText } from '#domain/errors/scrub.ts'
import { framesOf } from '#domain/errors/stack-frames.ts'
import { readEuros } from '#domain/gift-cards/card-amount.ts'
import { plainCardCode } from '#domain/gift-cards/card-code.ts'
import { readCorrections } from '#domain/gift-cards/list/change-list.ts'
import { checkCompanyForm, emptyCompanyForm } from '#domain/gift-cards/list/company-form.ts'
import { taxIdProblem } from '#domain/invoices/tax-id.ts'
import { type BuyerStepField, buyerStepFields, buyerStepProblems } from '#domain/purchases/buyer-step.ts'
import { settleItem } from '#domain/purchases/settle-item.ts'
import { parseQuery } from '#domain/search/parsed-query.ts'
import { readQuery } from '#domain/search/query.ts'
import { isEmail } from '#domain/site/email.ts'
import { mailboxOf } from '#domain/site/mailbox.ts'
import { plainLine, plainText } from '#domain/site/plain-text.ts'
import { readTypedDay } from '#domain/vouchers/typed-day.ts'
import { loginErrorFor, loginProblems } from '#domain/vouchers/voucher-login.ts'
import { fieldsOf } from './field-lengths.ts'

const buyerStep = ['buyer-with-phone', 'gift', 'postal', 'guests', 'invoice', 'terms'] as const
const days = { today: '2026-11-18', lastDay: '2027-11-18' }
const rules = { bounds: { min: 1000, max: 50_000 }, today: days.today }

/** The whole form with this text in each of its fields. */
const everywhere = <Field extends string>(fields: readonly Field[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, string>

const readers: Record<string, (text: string) => unknown> = {
  plainText,
  plainLine,
  isEmail,
  mailboxOf,
  readTypedDay,
  loginErrorFor,
  loginProblems: (text) => loginProblems({ email: text, reference: text, expiry: text }),
  buyerStep: (text) =>
    buyerStepProblems(buyerStep, everywhere<BuyerStepField>(fieldsOf(buyerStepFields(buyerStep)), text), days),
  application: (text) => applicationProblems(everywhere(fieldsOf(applicationFields), text)),
  phoneProblem: (text) => phoneProblem(text, true),
  taxId: (text) => ['ES', 'PT', 'AD', 'FR'].map((country) => taxIdProblem(text, country)),
  settleItem: (text) => settleItem({ minimum: 1, incrementing: 1, maximum: 8 }, { pax: text, units: text }),
  readEuros,
  normalCode,
  plainCardCode,
  search: (text) => parseQuery(readQuery(new URLSearchParams([['q', text]])).text, 'es'),
  companyList: (text) => checkCompanyForm({ ...emptyCompanyForm(), list: text }, rules, 'es'),
  corrections: (text) => readCorrections([[`fix.1.${text}`, text]]),
  safeFileName: (text) => safeFileName(text, 'pdf'),
  scrubText,
  scrubPath,
  scrubStack: (text) => scrubStack(text, 30),
  framesOf,
  browserName,
}

/** What patterns stumble over, again and again, and between two signs that let the pattern begin but not end. */
const fillers = [
  ' ',
  '\n',
  '\r\n',
  'a',
  'A',
  '0',
  '.',
  '-',
  '+',
  '@',
  '"',
  '/',
  '<',
  ';',
  '\u0301',
  '\u200d',
  'a.',
  'a@',
  '0 ',
  '. ',
  '😀',
]
const worst = fillers.flatMap((filler) => [filler, `x|${filler}|!`])

const make = (shape: string, length: number) => {
  const [before, filler = '', after = ''] = shape.includes('|') ? shape.split('|') : ['', shape]
  return before + filler.repeat(length / filler.length) + after
}

test.each(Object.entries(readers))('%s takes time in proportion to the length of the text', (_, read) => {
  const slow = worst.filter((shape) => ratioOf(read, make(shape, 10_000), make(shape, 100_000)) > 15)
  expect(slow).toEqual([])
})

/** The quickest of many tries, so that what else the machine does is left out; until it is clear. */
function ratioOf(read: (text: string) => unknown, short: string, long: string): number {
  const best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let tries = 0; tries < 300; tries++) {
    best.long = Math.min(
      best.long,
      millisecondsOf(() => read(long)),
    )
    // What is over in a millisecond makes nobody wait, and is hard to measure.
    if (best.long < 1) return 1
    best.short = Math.min(
      best.short,
      millisecondsOf(() => read(short)),
    )
    if (tries > 0 && best.long / best.short <= 15) break
  }
  return best.long / best.short
}

function millisecondsOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}
