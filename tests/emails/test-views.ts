import { euros } from '#platform/rules/money.ts'
import { bookingViews, variedBookingViews } from './test-booking-views.ts'
import { cardViews } from './test-card-views.ts'
import { contactViews, variedContactViews } from './test-contact-views.ts'
import type { EmailName, EmailView } from './test-email.ts'
import { newsletterViews, variedNewsletterViews } from './test-newsletter-views.ts'
import { reviewViews } from './test-review-views.ts'
import { stayViews, variedStayViews } from './test-stay-views.ts'
import { testPhoto, testVoucher } from './test-voucher.ts'
import { variedVoucherViews, voucherViews } from './test-voucher-views.ts'

const manageUrl = 'https://calmaria.example/gestionar-bono/?token=abc'
const downloadUrl = 'https://calmaria.example/voucher/1/pdf/'
const lateGoods = {
  service: testVoucher.service,
  againUrl: 'https://calmaria.example/spa-balneario/tenerife/',
  whyUrl: null,
  reason: null,
}

export const testViews: { [Name in EmailName]: EmailView<Name> } = {
  'order-confirmation': {
    buyer: 'Marta',
    vouchers: [{ ...testVoucher, downloadUrl, manageUrl, gift: { to: 'Elena', delivery: 'none' } }],
    lines: [
      { kind: 'vouchers', count: 1, party: '2 personas', amount: euros(16_000) },
      { kind: 'offer', percent: 15, amount: euros(-2400) },
      { kind: 'coupon', code: 'CALMA10', amount: euros(-1360) },
      { kind: 'gift-card', code: 'TR-48K2', amount: euros(-5000) },
    ],
    total: euros(7240),
    tax: 'IGIC',
    paidOn: '2026-11-14',
    paidWith: { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } },
    locator: '4471920KRB',
    cancelUntil: '2026-11-28',
    postedTo: null,
    manageUrl,
    orderUrl: null,
    photo: testPhoto,
  },
  gift: {
    to: 'Elena',
    from: 'Marta',
    message: 'Elena, para que pares un rato sin dar explicaciones.\nOs lo habéis ganado. ♥',
    voucher: testVoucher,
    downloadUrl,
    manageUrl,
    photo: testPhoto,
  },
  'multibanco-reference': {
    buyer: 'Marta',
    copyKey: 'voucher',
    service: testVoucher.service,
    entity: '21312',
    reference: '123456789',
    amount: euros(7240),
    expiresAt: new Date('2026-11-18T23:59:00Z'),
    locator: '4471920KRB',
    purchaseUrl: 'https://calmaria.example/voucher/1/',
  },
  'purchase-withdrawn': {
    name: 'Marta',
    locator: '4471920KRB',
    service: 'Circuito termal para dos',
    because: 'payment',
    items: [],
    refund: null,
  },
  'purchase-failed': {
    buyer: 'Marta',
    locator: '4471920KRB',
    copyKey: 'voucher',
    failure: undefined,
    what: { kind: 'reference-expired', goods: lateGoods },
  },
  ...voucherViews,
  ...newsletterViews,
  ...reviewViews,
  ...contactViews,
  ...stayViews,
  ...bookingViews,
  ...cardViews,
}

/** The other variants of the e-mails. */
export const variedViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = (() => {
  const order = testViews['order-confirmation']
  const [one] = order.vouchers
  return [
    [
      'for oneself',
      'order-confirmation',
      { ...order, vouchers: [{ ...one, gift: null }], paidWith: null, cancelUntil: null },
    ],
    [
      'a gift sent later',
      'order-confirmation',
      { ...order, vouchers: [{ ...one, gift: { to: 'Elena', delivery: { on: '2026-12-24' } } }] },
    ],
    [
      'too many to be attached',
      'order-confirmation',
      {
        ...order,
        vouchers: [one, { ...one, reference: 'SP71920KRC' }, { ...one, service: 'Masaje', reference: 'SP71920KRD' }],
        orderUrl: 'https://calmaria.example/voucher/1/confirmation/?key=abc',
      },
    ],
    [
      'several',
      'order-confirmation',
      {
        ...order,
        vouchers: [
          one,
          { ...one, reference: 'SP71921ABC', gift: { to: 'Łukasz', delivery: 'now' } },
          { ...one, reference: 'SP71922XYZ', gift: null },
        ],
        lines: [
          { kind: 'vouchers', count: 3, party: '2 personas', amount: euros(48_000) },
          { kind: 'delivery', amount: euros(590) },
        ],
        total: euros(48_590),
      },
    ],
    [
      'money that came too late',
      'purchase-failed',
      {
        ...testViews['purchase-failed'],
        what: {
          kind: 'refunded',
          goods: { ...lateGoods, whyUrl: 'https://calmaria.example/voucher/1/ko/' },
          amount: euros(7240),
          paidWith: { method: 'mbway' },
        },
      },
    ],
    ...[true, false].map((goesOn): [string, EmailName, EmailView<EmailName>] => [
      `money for something earlier, and ${goesOn ? 'the purchase goes on' : 'the purchase is over'}`,
      'purchase-failed',
      {
        ...testViews['purchase-failed'],
        what: { kind: 'earlier-refunded', goesOn, amount: euros(5000), paidWith: { method: 'bizum' } },
      },
    ]),
    [
      'denied after days',
      'purchase-failed',
      {
        ...testViews['purchase-failed'],
        what: { kind: 'denied', goods: lateGoods, paidWith: { method: 'paypal' } },
      },
    ],
    [
      'paid twice',
      'purchase-failed',
      {
        ...testViews['purchase-failed'],
        what: { kind: 'paid-twice', amount: euros(7240), paidWith: { method: 'bizum' } },
      },
    ],
    [
      'what a disputed gift card had paid in part',
      'purchase-withdrawn',
      {
        ...testViews['purchase-withdrawn'],
        because: 'balance',
        items: ['SP71920KRB', 'SP71921ABC'],
        refund: {
          parts: [
            {
              to: 'payment',
              paidWith: { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } },
              amount: euros(7240),
            },
            { to: 'gift-card', code: 'TR-48K2', amount: euros(2000) },
          ],
          total: euros(9240),
          day: '2026-11-20',
          locator: '4471920KRB',
        },
      },
    ],
    ['given back by its buyer', 'gift-card-ended', { ...testViews['gift-card-ended'], because: 'refunded' }],
    ['without a message', 'gift', { ...testViews.gift, message: null }],
    ...variedStayViews,
    ...variedBookingViews,
    ...variedVoucherViews,
    ...variedNewsletterViews,
    ...variedContactViews,
  ]
})()
