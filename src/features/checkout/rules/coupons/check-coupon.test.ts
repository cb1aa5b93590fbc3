import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { checkCoupon } from './check-coupon.ts'
import { type Basket, type Coupon, codeSorts, normalCode } from './coupon.ts'

const today = '2026-11-15'
const coupon: Coupon = {
  code: 'CALMA10',
  label: 'Calma',
  kind: 'percent',
  isActive: true,
  isOnHold: false,
  percent: 10,
  currency: 'EUR',
  minimum: 0,
  startsOn: null,
  endsOn: null,
  usageLimit: null,
  uses: 0,
  available: 0,
  services: [],
  spas: [],
  firstPurchaseOnly: null,
  paymentMode: null,
}
const wallet: Coupon = { ...coupon, kind: 'wallet', percent: 0, available: 5000 }
const giftCard: Coupon = { ...wallet, kind: 'gift-card' }
const welcome: Coupon = { ...coupon, percent: 5, firstPurchaseOnly: 'ana@correo.es' }
const basket: Basket = {
  acceptedCodes: codeSorts,
  spaUuid: 'spa',
  items: [{ uuid: 'ritual', isDiscounted: false }],
  sum: euros(10_000),
  buyerEmail: 'Ana@correo.es',
  isFirstPurchase: true,
  paymentMode: 'live',
}

const refusals: [string, Coupon | null, Partial<Basket>, string | null][] = [
  ['one that nobody knows', null, {}, 'not-found'],
  ['a plain one', coupon, {}, null],
  ['one that was switched off', { ...coupon, isActive: false }, {}, 'not-active'],
  ['one whose voucher is disputed', { ...coupon, isOnHold: true }, {}, 'not-active'],
  ['one that begins tomorrow', { ...coupon, startsOn: '2026-11-16' }, {}, 'start-date'],
  ['one that begins today', { ...coupon, startsOn: today }, {}, null],
  ['one that ended yesterday', { ...coupon, endsOn: '2026-11-14' }, {}, 'end-date'],
  ['one that ends today', { ...coupon, endsOn: today }, {}, null],
  ['a balance in dollars', { ...wallet, currency: 'USD' }, {}, 'bad-currency'],
  ['a minimum in dollars', { ...coupon, currency: 'USD', minimum: 100 }, {}, 'bad-currency'],
  ['a percentage in dollars', { ...coupon, currency: 'USD' }, {}, 'bad-currency'],
  ['one for another spa', { ...coupon, spas: ['other'] }, {}, 'invalid-for-spa'],
  ['one for this spa', { ...coupon, spas: ['other', 'spa'] }, {}, null],
  ['one for a spa, without a spa', { ...coupon, spas: ['spa'] }, { spaUuid: null }, 'invalid-for-spa'],
  ['one for another service', { ...coupon, services: ['massage'] }, {}, 'invalid-for-service'],
  [
    'one for a part of the purchase',
    { ...coupon, services: ['ritual'] },
    { items: [...basket.items, { uuid: 'massage', isDiscounted: false }] },
    'invalid-for-service',
  ],
  ['a purchase of a cent too little', { ...coupon, minimum: 10_001 }, {}, 'min-price'],
  ['a purchase of just enough', { ...coupon, minimum: 10_000 }, {}, null],
  ['one used as often as it may be', { ...coupon, usageLimit: 3, uses: 3 }, {}, 'reached-usage-limit'],
  ['the last use', { ...coupon, usageLimit: 3, uses: 2 }, {}, null],
  ['a balance', wallet, {}, null],
  ['an empty balance', { ...wallet, available: 0 }, {}, 'empty-wallet'],
  ['a balance for a getaway', wallet, { acceptedCodes: ['percent', 'gift-card'] }, 'invalid-for-service'],
  [
    'a balance for a dated booking',
    wallet,
    { acceptedCodes: ['percent', 'welcome', 'gift-card'] },
    'invalid-for-service',
  ],
  ['a gift card for a getaway', giftCard, { acceptedCodes: ['percent', 'gift-card'] }, null],
  ['a gift card for a gift card', giftCard, { acceptedCodes: [] }, 'invalid-for-service'],
  ['a balance of play money', { ...wallet, paymentMode: 'sandbox' }, {}, 'play-money'],
  ['a balance of play money in play', { ...wallet, paymentMode: 'sandbox' }, { paymentMode: 'sandbox' }, null],
  ['the welcome', welcome, {}, null],
  ['the welcome of somebody else', welcome, { buyerEmail: 'rui@correio.pt' }, 'not-found'],
  ['the welcome by another spelling of its mailbox', welcome, { buyerEmail: 'ana+spa@correo.es' }, null],
  ['the welcome a second time', welcome, { isFirstPurchase: false }, 'reached-usage-limit'],
  [
    'the welcome on a discounted service',
    welcome,
    { items: [{ uuid: 'ritual', isDiscounted: true }] },
    'invalid-for-service',
  ],
  ['the welcome on a getaway', welcome, { acceptedCodes: ['percent', 'gift-card'] }, 'invalid-for-service'],
  ['what can be mended is said last', { ...coupon, minimum: 99_999, isActive: false }, {}, 'not-active'],
]

test.each(refusals)('%s', (_, tried, changes, error) => {
  const verdict = checkCoupon(tried, { ...basket, ...changes }, today)
  expect(verdict.ok ? null : verdict.error).toBe(error)
})

test.each([
  [' calma10 ', 'CALMA10'],
  ['tr-48 k2', 'TR-48K2'],
  ['ＣＡＬＭＡ１０', 'CALMA10'],
])('%j is typed for %s', (typed, code) => {
  expect(normalCode(typed)).toBe(code)
})
