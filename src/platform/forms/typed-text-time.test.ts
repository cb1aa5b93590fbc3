import { expect, test } from 'vitest'
import { plainCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import { normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { taxIdProblem } from '#features/checkout/rules/invoices/tax-id.ts'
import { buyerProblems } from '#features/checkout/rules/purchases/buyer.ts'
import { guestForm } from '#features/checkout/rules/purchases/guests.ts'
import { postalForm } from '#features/checkout/rules/purchases/postal.ts'
import { safeFileName } from '#features/contact/rules/attachment.ts'
import { applicationForm } from '#features/contact/rules/contact-forms.ts'
import { readEuros } from '#features/gift-cards/rules/card-amount.ts'
import { readCorrections } from '#features/gift-cards/rules/list/change-list.ts'
import { checkCompanyForm, emptyCompanyForm } from '#features/gift-cards/rules/list/company-form.ts'
import { readQuery } from '#features/search/rules/query.ts'
import { parseQuery } from '#features/search/rules/words/parsed-query.ts'
import { browserName } from '#features/tracking/rules/errors/browser-name.ts'
import { framesOf } from '#features/tracking/rules/errors/event.ts'
import { settleItem } from '#features/vouchers/rules/settle-item.ts'
import { readTypedDay } from '#features/vouchers/rules/typed-day.ts'
import { loginErrorFor, loginForm } from '#features/vouchers/rules/voucher-login.ts'
import { scrubPath, scrubStack, scrubText } from '#platform/browser/scrub.ts'
import { isEmail } from '#platform/emails/email.ts'
import { mailboxOf } from '#platform/emails/mailbox.ts'
import { plainLine, plainText } from '#platform/rules/plain-text.ts'

const rules = { bounds: { min: 1000, max: 50_000 }, today: '2026-11-18' }
const heading = { name: 'nombre', email: 'correo', amount: 'importe', message: 'mensaje', day: 'día' }

const readers: Record<string, (text: string) => unknown> = {
  plainText,
  plainLine,
  isEmail,
  mailboxOf,
  readTypedDay,
  loginErrorFor,
  loginProblems: (text) => loginForm.problems({ email: text, reference: text, expiry: text }),
  buyer: (text) => buyerProblems({ phone: text, buyerAddress: text }),
  postal: (text) => postalForm.problems({ isPostal: 'yes', postalCountry: 'PT', postalCode: text }),
  guests: (text) => guestForm.problems({ guestRooms: text, guestName0: text }),
  application: (text) => applicationForm.problems({ web: text, phone: text }),
  taxId: (text) => ['ES', 'PT', 'AD', 'FR'].map((country) => taxIdProblem(text, country)),
  settleItem: (text) => settleItem({ minimum: 1, incrementing: 1, maximum: 8 }, { pax: text, units: text }),
  readEuros,
  normalCode,
  plainCardCode,
  search: (text) => parseQuery(readQuery(new URLSearchParams([['q', text]])).text, 'es'),
  companyList: (text) => checkCompanyForm({ ...emptyCompanyForm(), list: text }, { ...rules, heading }, 'es'),
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
  '\u0301\u0323',
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
  const slow = worst.filter((shape) => !isLinear(read, make(shape, 10_000), make(shape, 100_000)))
  expect(slow).toEqual([])
})

/**
 * Whether ten times the text takes at most fifteen times as long. Once is enough: whoever takes a hundred times as long
 * takes it each time, and whatever else the machine does makes either of the two longer now and then.
 */
function isLinear(read: (text: string) => unknown, short: string, long: string): boolean {
  for (let tries = 0; tries < 10; tries++) {
    const ofLong = microsecondsOf(() => read(long))
    // What is over in two milliseconds makes nobody wait, and is hard to measure.
    if (ofLong < 2000) return true
    // A second of work for 100 KB: nothing linear takes as long.
    if (ofLong > 1_000_000) return false
    const ofTenShort = microsecondsOf(() => {
      for (let times = 0; times < 10; times++) read(short)
    })
    if (ofLong <= 1.5 * ofTenShort) return true
  }
  return false
}

/** Of this process's own work. */
function microsecondsOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
