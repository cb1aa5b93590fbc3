import { expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { readFunnel } from '#features/tracking/server/funnel/count-purchases.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { type Books, readBooks } from '../books.ts'
import { hasCardDigits } from '../card-digits.ts'
import { tablesWithCards } from '../card-scan.ts'
import { countRetries, missingRetries } from '../retries.ts'
import { readStayBooks, type StayBooks } from '../stays.ts'
import { type BookingBooks, bookingDifferences } from './booking-differences.ts'
import { cardDifferences } from './card-differences.ts'
import { codeDifferences } from './code-differences.ts'
import { disputeDifferences } from './dispute-differences.ts'
import { funnelDifferences } from './funnel-differences.ts'
import { moneyDifferences } from './money-differences.ts'
import { supplierDifferences } from './supplier-differences.ts'

const { services, bank, pool } = await testServices()
await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
await giveBalance(services, 'SOME', 500)
const { uuid } = await readyPurchase(services)
for (const code of ['ONCE', 'SOME']) await applyCoupon(services, uuid, code)
bank.willSay({ state: 'paid' })
await pay(services, uuid)
const [call] = bank.calls
if (!call) throw new Error('nobody was asked for money')
const charge = {
  at: '2026-11-15T11:00:00Z',
  provider: 'redsys',
  kind: 'charge',
  method: 'card',
  order: call.order,
  amount: call.amount,
  currency: 'EUR',
} as const
const refund = { ...charge, kind: 'refund' } as const
const authorization = { ...charge, kind: 'authorization' } as const
const capture = { ...charge, kind: 'capture' } as const
const release = { ...charge, kind: 'release' } as const
const right = await readBooks(services, [charge])
const differences = (books: Books) => [
  ...moneyDifferences(books),
  ...codeDifferences(books),
  ...disputeDifferences(books),
]
const disputed = { ...charge, kind: 'dispute' } as const
const reinstated = { ...charge, kind: 'reinstatement' } as const
const claim = (state: 'open' | 'lost' | 'released' | 'closed') =>
  [{ attemptUuid: right.attempts[0]?.uuid, purchaseUuid: uuid, state }] as Books['disputes']

test('books that agree have no differences, whether the money was charged at once or authorised and captured', () => {
  expect(differences(right)).toEqual([])
  expect(differences({ ...right, ledger: [authorization, capture] })).toEqual([])
})

const first = <Row>(rows: Row[], changes: Partial<Row>) =>
  rows.map((row, place) => (place > 0 ? row : { ...row, ...changes }))

test('a dispute that was won changes nothing, and one that was lost withdraws what was bought', () => {
  const won = { ledger: [charge, disputed, reinstated], disputes: claim('released') }
  expect(differences({ ...right, ...won })).toEqual([])
  const vouchers = first(right.vouchers, { state: 'cancelled' })
  const lost = { ledger: [charge, disputed], disputes: claim('closed'), vouchers }
  const back = { ...right.entries.at(-1), amount: 500, reason: 'withdrawn' } as Books['entries'][number]
  for (const entries of [right.entries, [...right.entries, back]])
    expect(differences({ ...right, ...lost, entries })).toEqual([])
})

test('what a lost dispute of a code has reached may have ended or not, but never brings more than was paid', () => {
  const lost = [{ uuid: 'd', attemptUuid: 'a', purchaseUuid: 'p', state: 'closed' }] as Books['disputes']
  const reached = { ...right, disputes: lost, disputeHolds: [{ disputeUuid: 'd', purchaseUuid: uuid }] }
  for (const ledger of [[charge], [charge, refund]]) expect(differences({ ...reached, ledger })).toEqual([])
  const twice = differences({ ...reached, ledger: [charge, refund, refund] })
  expect(twice).toEqual([expect.stringMatching(/: -\d+ of \d+ charged$/)])
})

test.each<[string, Partial<Books>, RegExp]>([
  ['a charge that is nobody’s', { ledger: [charge, { ...charge, order: '0000NOBODYS0' }] }, /no attempt/],
  ['two charges of one order', { ledger: [charge, charge] }, /charged 2 times/],
  ['another amount', { ledger: [{ ...charge, amount: 1 }] }, /another amount/],
  ['a voucher without money', { ledger: [] }, /nothing charged/],
  ['money that was only authorised', { ledger: [authorization] }, /nothing charged/],
  ['money that stays authorised', { ledger: [authorization, charge] }, /still authorised/],
  ['two authorisations', { ledger: [authorization, authorization, release, capture] }, /authorised 2 times/],
  ['a capture beside a charge', { ledger: [authorization, capture, charge] }, /charged 2 times/],
  ['a release of what was captured', { ledger: [authorization, capture, release] }, /-\d+ still authorised/],
  ['a dispute that we never heard of', { ledger: [charge, disputed] }, /taken back, and not lost with us/],
  ['a reversal that we never heard of', { ledger: [charge, { ...disputed, kind: 'reversal' }] }, /of which the bank/],
  ['a dispute that nobody has decided', { disputes: claim('lost') }, /a dispute is still lost/],
  ['money that we call lost, and have', { disputes: claim('closed') }, /charged for nothing/],
  ['money that is given again and was not taken', { ledger: [charge, reinstated] }, /never taken/],
  ['a voucher that is left', { ledger: [charge, disputed], disputes: claim('closed') }, /a voucher is activated/],
  [
    'a refund of what was lost',
    { ledger: [charge, disputed, refund], disputes: claim('closed') },
    /charged for nothing/,
  ],
  [
    'a purchase that stays on hold',
    { purchases: first(right.purchases, { disputedAt: new Date(0) }) },
    /still on hold/,
  ],
  ['a voucher whose money went back', { ledger: [charge, refund] }, /of which the bank knows 0/],
  ['money without a voucher', { vouchers: [] }, /0 vouchers/],
  ['a voucher too many', { vouchers: [...right.vouchers, ...right.vouchers] }, /2 vouchers/],
  [
    'a purchase that was never confirmed',
    { purchases: first(right.purchases, { state: 'expired' }) },
    /charged for nothing/,
  ],
  ['one that is still being paid', { purchases: first(right.purchases, { state: 'paying' }) }, /still paying/],
  ['an attempt that is authorised', { attempts: first(right.attempts, { state: 'authorized' }) }, /still authorized/],
  ['an attempt that is open', { attempts: first(right.attempts, { state: 'open' }) }, /still open/],
  ['a balance that was not charged', { entries: right.entries.slice(0, 1) }, /0 out of a balance/],
  ['a balance that was charged twice', { entries: [...right.entries, ...right.entries.slice(1)] }, /down to -500/],
  [
    'a coupon that was used too often',
    { coupons: right.coupons.map((coupon) => ({ ...coupon, usageLimit: 0 })) },
    /used 1 times of 0/,
  ],
  ['a coupon that is still held', { holds: first(right.holds, { state: 'held' }) }, /still held/],
])('%s is noticed', (_, changes, expected) => {
  expect(differences({ ...right, ...changes }).join('\n')).toMatch(expected)
})

test('who abandons, buys at a later try or pays twice is counted, and missed where nobody does', () => {
  const none = { abandoned: 0, 'bought at a later try': 0, 'paid twice': 0 }
  expect(countRetries(right)).toEqual(none)
  expect(missingRetries(none)).toHaveLength(3)
  const [last] = right.attempts as [Books['attempts'][number]]
  const before = {
    ...last,
    uuid: 'before',
    order: '0000ABANDON0',
    state: 'failed',
    abandonedBy: 'buyer',
    startedAt: new Date(last.startedAt.getTime() - 1000),
  } as const
  const tried = { ...right, attempts: [last, before] }
  expect(countRetries(tried)).toEqual({ ...none, abandoned: 1, 'bought at a later try': 1 })
  const twice = countRetries({ ...tried, ledger: [charge, { ...charge, order: before.order }] })
  expect(twice).toEqual({ abandoned: 1, 'bought at a later try': 1, 'paid twice': 1 })
  expect(missingRetries(twice)).toEqual([])
})

const room = {
  ...(right.purchases[0] as Books['purchases'][number]),
  kind: 'getaway',
  holdReference: 'built-in:hold-1',
} as const
const stay = { purchaseUuid: room.uuid, state: 'confirmed' } as StayBooks['bought'][number]
const there = (state: string, reference: string = room.uuid) => ({ reference, state, holdReference: 'hold-1' })

test.each<[string, Books['purchases'][number]['state'], Partial<StayBooks>, string[]]>([
  ['booked and confirmed', 'confirmed', { hotels: [there('confirmed')], bought: [stay] }, []],
  ['refused and failed', 'failed', {}, []],
  ['cancelled there and failed', 'failed', { hotels: [there('cancelled')] }, []],
  ['confirmed, and not booked', 'confirmed', { bought: [stay] }, ['not booked there']],
  ['confirmed, and not written', 'confirmed', { hotels: [there('confirmed')] }, ['has no stay']],
  ['refunded, and booked all the same', 'failed', { hotels: [there('confirmed')] }, ['failed with us, booked there']],
  ['booked twice', 'confirmed', { hotels: [there('confirmed'), there('confirmed')], bought: [stay] }, ['booked twice']],
  ['a stay that is nobody’s', 'failed', { hotels: [there('confirmed', 'other')] }, ["nobody's stay"]],
  ['a hold that nobody released', 'expired', { hotels: [there('held')] }, ['still held at the hotel']],
  ['nights that do not add up', 'failed', { miscounted: ['a room on 2026-12-11'] }, ['counted wrongly']],
])('of a hotel: %s', (_, state, changes, expected) => {
  const books = { hotels: [], bought: [], miscounted: [], ...changes }
  const found = supplierDifferences({ ...right, purchases: [{ ...room, state }] }, books)
  expect(found).toEqual(expected.map((words) => expect.stringContaining(words)))
})

const asked = { ...room, kind: 'booking' } as const
const hour = (state: string) =>
  ({ uuid: 'an hour', purchaseUuid: room.uuid, state, claimReference: 'a place' }) as BookingBooks['bookings'][number]

test.each<[string, Books['purchases'][number]['state'], Partial<BookingBooks>, string[]]>([
  ['booked and confirmed', 'confirmed', { bookings: [hour('confirmed')], taken: ['a place'] }, []],
  ['declined and failed', 'failed', { bookings: [hour('declined')] }, []],
  ['expired before it was asked for', 'expired', {}, []],
  ['confirmed, and not booked', 'confirmed', {}, ['confirmed, and not booked']],
  [
    'refunded, and booked all the same',
    'failed',
    { bookings: [hour('confirmed')], taken: ['a place'] },
    ['failed, and booked'],
  ],
  ['booked without a place', 'confirmed', { bookings: [hour('confirmed')] }, ['booked without a place']],
  ['a place that nobody has', 'failed', { taken: ['a place'] }, ['a place for no booking']],
  ['a hold that never ends', 'expired', { held: ['a place'] }, ['still held']],
  ['a request without an answer', 'failed', { bookings: [hour('requested')] }, ['still requested']],
])('of a spa: %s', (_, state, changes, expected) => {
  const books = { bookings: [], taken: [], held: [], ...changes }
  const found = bookingDifferences({ ...right, purchases: [{ ...asked, state }] }, books)
  expect(found).toEqual(expected.map((words) => expect.stringContaining(words)))
})

const bought = {
  ...room,
  kind: 'gift-card',
  state: 'confirmed',
  goods: { cards: [{ amount: 5000 }] },
} as unknown as Books['purchases'][number]
const card = (changes: object = {}) =>
  ({
    uuid: 'a card',
    code: 'TR',
    purchaseUuid: room.uuid,
    position: 0,
    value: 5000,
    state: 'sent',
    refundedAmount: 0,
    ...changes,
  }) as Books['cards'][number]
const entry = (amount: number, reason: string) => ({ code: 'TR', amount, reason }) as Books['entries'][number]
const paid = { uuid: 'attempt', purchaseUuid: room.uuid } as Books['attempts'][number]
const back = (amount: number) =>
  ({ attemptUuid: 'attempt', reason: 'gift-cards-refunded', amount }) as Books['refunds'][number]
const returned = card({ state: 'cancelled', refundedAmount: 3000 })
const spentAndReturned = [entry(5000, 'sale'), entry(-2000, 'purchase'), entry(-3000, 'refunded')]

test.each<[string, Partial<Books>, string[]]>([
  ['bought', { cards: [card()] }, []],
  ['spent and given back', { cards: [returned], entries: spentAndReturned, refunds: [back(3000)] }, []],
  ['never bought', { purchases: [{ ...bought, state: 'expired' }], entries: [] }, []],
  ['money without a card', { entries: [] }, ['cards of  for 5000']],
  ['a card too many', { cards: [card(), card({ uuid: 'b', code: 'TR2' })] }, ['cards of 5000,5000', 'b: worth 5000']],
  ['a code of two cards', { cards: [card(), card({ purchaseUuid: null })] }, ["another card's", "another card's"]],
  ['another worth', { cards: [card()], entries: [entry(4000, 'sale')] }, ['sold for 4000']],
  ['sold twice', { cards: [card()], entries: [entry(5000, 'sale'), entry(5000, 'sale')] }, ['sold for 5000,5000']],
  ['given back for nothing', { cards: [returned], entries: spentAndReturned }, ['3000 of its cards given back and 0']],
  [
    'paid back twice',
    { cards: [returned], entries: spentAndReturned, refunds: [back(3000), back(3000)] },
    ['3000 of its cards given back and 6000'],
  ],
  [
    'given back, and still worth something',
    { cards: [returned], entries: [entry(5000, 'sale'), entry(-3000, 'refunded')], refunds: [back(3000)] },
    ['given back with 2000 left'],
  ],
])('of gift cards: %s', (_, changes, expected) => {
  const books = { ...right, purchases: [bought], attempts: [paid], entries: [entry(5000, 'sale')], refunds: [] }
  const found = cardDifferences({ ...books, ...changes })
  expect(found).toEqual(expected.map((words) => expect.stringContaining(words)))
})

test('the nights of our own rooms are counted by their stays', async () => {
  const count = async () =>
    (await readStayBooks(services, { shop: '', sandbox: 'data:application/json,[]#' })).miscounted
  expect(await count()).toEqual([])
  await pool.query(
    'update hotel_nights set sold = 1 where (room_uuid, night) in (select room_uuid, night from hotel_nights where allotment > 0 limit 1)',
  )
  expect(await count()).toHaveLength(1)
})

test.each([
  '4548810000000003',
  '4548 8100 0000 0003',
  `x=${Buffer.from('{"n":"4548810000000003"}').toString('base64url')}`,
])('a card is seen in %s', (text) => expect(hasCardDigits(text)).toBe(true))

test('a card is found in whatever table it stands', async () => {
  expect(await tablesWithCards(services)).toEqual([])
  await pool.query(`update payment_attempts set memo = '{"number":"4548810000000003"}'`)
  expect(await tablesWithCards(services)).toEqual(['public.payment_attempts'])
})

test('each stage that a purchase came to is counted in the funnel, and once', async () => {
  const rows = await readFunnel(services, { from: '2026-11-15', to: '2026-11-15' })
  expect(funnelDifferences(right, rows)).toEqual([])
  expect(funnelDifferences(right, [...rows, ...rows])).toHaveLength(4)
  expect(funnelDifferences(right, [])).toContain('the funnel counts 0 confirmed, and there were 1')
})
