import { euros } from '#platform/rules/money.ts'
import type { EmailName, EmailView } from './test-email.ts'
import { testPhoto, testVoucher } from './test-voucher.ts'

const { service, spa, reference } = testVoucher
const brief = { service, spa, reference }
const manageUrl = 'https://calmaria.example/gestionar-bono/?token=abc'

const refund = {
  parts: [
    { to: 'payment', paidWith: { method: 'card', card: { brand: 'Visa', lastDigits: '0003' } }, amount: euros(7240) },
    { to: 'gift-card', code: 'TR-48K2', amount: euros(5000) },
  ],
  total: euros(12_240),
  day: '2026-11-20',
  locator: '4471920KRB',
} as const

export const voucherViews = {
  'voucher-activated': {
    name: 'Elena',
    reader: 'holder',
    beneficiary: 'Elena Salas',
    voucher: testVoucher,
    manageUrl,
    photo: testPhoto,
  },
  'beneficiary-changed': {
    name: 'Elena',
    reader: 'holder',
    beneficiary: 'Elena Salas',
    voucher: testVoucher,
    manageUrl,
  },
  'confirm-address': {
    name: 'Elena',
    reader: 'old',
    newEmail: 'irene@example.com',
    voucher: testVoucher,
    confirmUrl: 'https://calmaria.example/gestionar-bono/correo/?token=def',
    until: '10:30 del 22-11-2026',
  },
  'voucher-cancelled': { ...brief, name: 'Marta', refund, isDisputed: false },
  'refund-confirmation': { ...brief, name: 'Marta', copyKey: 'voucher', refund },
  'balance-code': {
    name: 'Elena',
    kind: 'wallet',
    code: 'SAL-7K2M-44XQ',
    amount: euros(13_600),
    voucher: brief,
    validUntil: null,
    shopUrl: 'https://calmaria.example/',
  },
  'voucher-exchanged': { name: 'Elena', kind: 'wallet', voucher: brief },
  'voucher-extended': {
    name: 'Elena',
    reader: 'holder',
    voucher: testVoucher,
    before: '2027-08-16',
    manageUrl,
    photo: testPhoto,
  },
  'expiry-reminder': {
    name: 'Elena',
    voucher: testVoucher,
    daysLeft: 30,
    manageUrl,
    canExtend: true,
    unsubscribeUrl: 'https://calmaria.example/recordatorios/baja/?key=ghi',
    photo: testPhoto,
  },
  'my-vouchers': {
    orders: [],
    hours: [],
    vouchers: [
      { ...brief, validUntil: '2027-11-14', state: 'issued', manageUrl },
      { ...brief, reference: 'SP71921ABC', validUntil: '2027-11-14', state: 'activated', manageUrl: `${manageUrl}2` },
      { ...brief, reference: 'SP10022XYZ', validUntil: '2026-10-01', state: 'expired', manageUrl: `${manageUrl}3` },
    ],
  },
  'price-match-request': {
    voucher: brief,
    value: euros(13_600),
    website: 'https://otra-web.example/ritual-oceano?oferta=1',
    holder: { name: 'Elena Salas', email: 'elena@example.com' },
  },
  'price-match-received': {
    name: 'Elena',
    voucher: brief,
    website: 'https://otra-web.example/ritual-oceano?oferta=1',
  },
} as const satisfies { [Name in EmailName]?: EmailView<Name> }

const toBuyer = { name: 'Marta', reader: 'buyer', manageUrl: null } as const

export const variedVoucherViews: [name: string, email: EmailName, view: EmailView<EmailName>][] = [
  ['to the buyer', 'voucher-activated', { ...voucherViews['voucher-activated'], ...toBuyer, photo: undefined }],
  ['to the buyer', 'beneficiary-changed', { ...voucherViews['beneficiary-changed'], ...toBuyer }],
  ['to the former address', 'beneficiary-changed', { ...voucherViews['beneficiary-changed'], reader: 'former' }],
  ['to the new address', 'confirm-address', { ...voucherViews['confirm-address'], name: 'Irene', reader: 'new' }],
  ['to the holder', 'voucher-cancelled', { ...voucherViews['voucher-cancelled'], name: 'Elena', refund: null }],
  [
    'ended by a dispute',
    'voucher-cancelled',
    { ...voucherViews['voucher-cancelled'], name: 'Elena', refund: null, isDisputed: true },
  ],
  ['a gift card to an address without a name', 'balance-code', giftCard()],
  ['for a gift card', 'voucher-exchanged', { ...voucherViews['voucher-exchanged'], kind: 'gift-card' }],
  ['to the buyer', 'voucher-extended', { ...voucherViews['voucher-extended'], ...toBuyer }],
  ['a day before', 'expiry-reminder', { ...voucherViews['expiry-reminder'], daysLeft: 1, canExtend: false }],
  ['on the last day', 'expiry-reminder', { ...voucherViews['expiry-reminder'], daysLeft: 0 }],
  ['of one', 'my-vouchers', { ...voucherViews['my-vouchers'], vouchers: [voucherViews['my-vouchers'].vouchers[0]] }],
]

function giftCard() {
  const view = voucherViews['balance-code']
  return { ...view, name: null, kind: 'gift-card' as const, code: 'TR-48K2', validUntil: '2029-11-20' }
}
