import { expect, test } from 'vitest'
import { makeBalanceCode, makeLocator, voucherReference } from '#platform/rules/reference.ts'
import { type LoginDraft, type LoginProblems, loginErrorFor, loginErrors, loginForm, toLogin } from './voucher-login.ts'

const draft: LoginDraft = { email: 'marta@correo.es', reference: 'SP71920KRB', expiry: '2027-03-28' }

test.each<[string, Partial<LoginDraft>, LoginProblems]>([
  ['all is well', {}, {}],
  ['an address in capitals, with spaces around', { email: ' Marta@Correo.ES ' }, {}],
  ['no address', { email: '' }, { email: 'emailWrong' }],
  ['half an address', { email: 'marta@correo' }, { email: 'emailWrong' }],
  ['no reference', { reference: '' }, { reference: 'referenceWrong' }],
  ['only spaces', { reference: '   ' }, { reference: 'referenceWrong' }],
  ['a reference of any form', { reference: '¿bono 12?' }, {}],
  ['40 characters', { reference: ` ${'A'.repeat(40)} ` }, {}],
  ['41 characters', { reference: 'A'.repeat(41) }, { reference: 'referenceWrong' }],
  ['a day as it is spoken', { expiry: '28/3/2027' }, {}],
  ['a day as it is shown', { expiry: '28-mar-2027' }, {}],
  ['no day', { expiry: '' }, { expiry: 'expiryWrong' }],
  ['a day that does not exist', { expiry: '29/2/2027' }, { expiry: 'expiryWrong' }],
  [
    'nothing at all',
    { email: '', reference: '', expiry: '' },
    { email: 'emailWrong', reference: 'referenceWrong', expiry: 'expiryWrong' },
  ],
])('%s', (_, changes, problems) => {
  expect(loginForm.problems({ ...draft, ...changes })).toEqual(problems)
})

test.each([
  ['SP71920KRB', 'SP71920KRB'],
  [' sp71920krb ', 'SP71920KRB'],
  ['SP 71920 KRB', 'SP71920KRB'],
  ['«SP71920KRB».', 'SP71920KRB'],
  ['#sp71920\u200bkrb\u00a0', 'SP71920KRB'],
  ['tr-abcdef-234567,', 'TR-ABCDEF-234567'],
  ['--', ''],
])('the reference %j is looked for as %j', (reference, plain) => {
  expect(toLogin({ email: ' Marta@Correo.ES ', reference, expiry: ' 28-Mar-2027 ' })).toEqual({
    email: 'marta@correo.es',
    reference: plain,
    expiry: '2027-03-28',
  })
})

test.each([
  ['SP71920KRB', 'bad-spa-voucher'],
  [' sp 71920 krb', 'bad-spa-voucher'],
  ['BOSPD1234', 'bad-spa-voucher'],
  ['SP', 'bad-spa-voucher'],
  ['SPA-2027', 'bad-spa-voucher'],
  ['TR-ABCDEF-234567', 'bad-gift-voucher'],
  ['mo-abcdef-234567', 'bad-gift-voucher'],
  ['TR ABCDEF 234567', 'bad-gift-voucher'],
  ['MOABCDEF234567', 'bad-gift-voucher'],
  ['TR-1', 'bad-gift-voucher'],
  ['MO-XY', 'bad-gift-voucher'],
  ['71920KRB', 'bad-booking'],
  ['"71920krb"', 'bad-booking'],
  ['HS71920KRB', 'bad-get-away'],
  ['hs 71920 krb', 'bad-get-away'],
  ['719201KRB', 'bad-external-voucher'],
  ['71920KR', 'bad-external-voucher'],
  ['HS71920KRBX', 'bad-external-voucher'],
  ['TR1', 'bad-external-voucher'],
  ['WB-4411-XK', 'bad-external-voucher'],
  ['A1', 'bad-external-voucher'],
  ['1234567', 'bad-other-voucher'],
  ['BONO', 'bad-other-voucher'],
  ['TR-', 'bad-other-voucher'],
  ['AB12/34', 'bad-other-voucher'],
  ['AÑO2027', 'bad-other-voucher'],
  ['--', 'bad-other-voucher'],
  ['', 'bad-other-voucher'],
])('%j is answered with %s', (reference, error) => {
  expect(loginErrorFor(reference)).toBe(error)
  expect(loginErrors).toContain(error)
})

test.each([() => 0, (limit: number) => limit - 1])('what the house draws is known by its form', (draw) => {
  const locator = makeLocator(new Date(1_763_197_271_920), draw)
  expect(loginErrorFor(voucherReference(locator))).toBe('bad-spa-voucher')
  expect(loginErrorFor(locator)).toBe('bad-booking')
  for (const prefix of ['TR', 'MO']) {
    const code = makeBalanceCode(prefix, draw)
    expect(loginErrorFor(code)).toBe('bad-gift-voucher')
    expect(loginErrorFor(code.replaceAll('-', ' '))).toBe('bad-gift-voucher')
  }
})
