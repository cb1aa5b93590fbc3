import { expect, test } from 'vitest'
import { madridDay } from '#platform/time/dates.ts'
import { rows, scenarios } from '#tests/voucher-action-tables.ts'
import { voucherStates } from './voucher.ts'
import {
  daysLeft,
  extendedUntil,
  hasDayCome,
  refusalOf,
  refusalReasons,
  stateOn,
  type VoucherAction,
  type VoucherFacts,
  voucherActions,
} from './voucher-actions.ts'

test.each(scenarios)('$what: the table knows every state on every day, once', ({ what, days }) => {
  const told = rows.filter((row) => row.what === what).map(({ facts, day }) => `${facts.state} ${day}`)
  const all = voucherStates.flatMap((state) => Object.values(days).map((day) => `${state} ${day}`))
  expect(told.sort()).toEqual(all.sort())
})

test.each(scenarios)('$what: everything may be done, or is refused, as the table says', ({ what }) => {
  const wrong = rows
    .filter((row) => row.what === what)
    .flatMap(({ facts, label, day, expected }) =>
      voucherActions.flatMap((action) => {
        const found = refusalOf(action, facts, day)?.why ?? 'yes'
        const said = expected.get(action)
        return found === said ? [] : [`${facts.state} on ${label}, ${day}: ${action} is ${found}, not ${said}`]
      }),
    )
  expect(wrong).toEqual([])
})

test('what is named instead can be done that day, and is one or two things for whoever has something left', () => {
  for (const { facts, day, expected } of rows) {
    for (const action of voucherActions) {
      const refusal = refusalOf(action, facts, day)
      if (!refusal) continue
      const isOver = facts.state === 'redeemed' || facts.state === 'cancelled'
      expect(refusal.instead.length).toBeGreaterThanOrEqual(isOver ? 0 : 1)
      expect(refusal.instead.length).toBeLessThanOrEqual(isOver ? 0 : 2)
      expect(refusal.instead.map((other) => expected.get(other))).toEqual(refusal.instead.map(() => 'yes'))
    }
  }
})

test('on hold nothing can be done, and nothing instead; what has ended has ended', () => {
  const held = { ...voucher, isOnHold: true }
  for (const action of voucherActions) {
    expect(refusalOf(action, held, '2026-11-15'), action).toEqual({ why: 'on-hold', instead: [] })
    const ended = refusalOf(action, { ...held, state: 'redeemed' }, '2026-11-15')
    expect(ended, action).toEqual({ why: 'redeemed', instead: [] })
  }
})

test('every reason is met in the tables', () => {
  const met = new Set(rows.flatMap(({ expected }) => [...expected.values()]))
  expect([...met, 'worth-nothing', 'play-money', 'on-hold', 'booked'].sort()).toEqual([...refusalReasons, 'yes'].sort())
})

test('nothing can be done with one that was bought with play money', () => {
  const refused = { why: 'play-money', instead: [] }
  for (const action of voucherActions)
    for (const state of voucherStates) {
      const played = { ...voucher, state, isPlayMoney: true }
      expect(refusalOf(action, played, '2026-11-15'), `${action} when ${state}`).toEqual(refused)
    }
})

test.each<[VoucherAction, string, string | undefined, VoucherAction[] | undefined]>([
  ['convert', '2026-11-15', 'worth-nothing', ['redeem']],
  ['exchange', '2027-03-29', 'worth-nothing', ['extend']],
  ['redeem', '2026-11-15', undefined, undefined],
  ['extend', '2027-03-29', undefined, undefined],
])('one that cost nothing can be enjoyed, but is no balance: %s on %s', (action, day, why, instead) => {
  const refusal = refusalOf(action, { ...voucher, value: 0 }, day)
  expect(refusal?.why).toBe(why)
  expect(refusal?.instead).toEqual(instead)
})

const voucher: VoucherFacts = {
  state: 'activated',
  boughtOn: '2026-10-11',
  expiresOn: '2027-03-28',
  extendedOn: null,
  value: 4900,
  isExtensible: true,
  isPlayMoney: false,
  isOnHold: false,
  isBooked: false,
}
const short: Partial<VoucherFacts> = { boughtOn: '2027-03-20', expiresOn: '2027-03-28' }

test.each<[string, VoucherAction, Partial<VoucherFacts>, string, VoucherAction[]]>([
  ['activated already: it can be redeemed', 'activate', {}, '2026-11-15', ['redeem']],
  ['a gift that nobody activated', 'redeem', { state: 'issued' }, '2026-11-15', ['activate']],
  ['too late to go: another date, else its worth', 'redeem', {}, '2027-04-27', ['extend', 'exchange']],
  ['too late for another date', 'redeem', {}, '2027-04-28', ['exchange']],
  ['extended once already', 'activate', { extendedOn: '2027-01-02' }, '2027-03-29', ['exchange']],
  ['expired within the refund window', 'edit', short, '2027-03-29', ['extend', 'exchange']],
  ['there, and never extended', 'edit', { ...short, isExtensible: false }, '2027-03-29', ['exchange', 'cancel']],
  ['no refund any more: balance, or more time', 'cancel', {}, '2026-10-26', ['convert', 'extend']],
  ['no refund nor more time', 'cancel', { isExtensible: false }, '2026-10-26', ['convert']],
  ['no refund for an expired one', 'cancel', {}, '2027-03-29', ['exchange', 'extend']],
  ['an expired one is exchanged', 'convert', {}, '2027-03-29', ['exchange']],
  ['a spa that does not extend', 'extend', { isExtensible: false }, '2026-11-15', ['convert']],
  ['a second extension, expired', 'extend', { extendedOn: '2027-01-02' }, '2027-03-29', ['exchange']],
  ['a valid one is converted', 'exchange', {}, '2027-03-28', ['convert']],
  ['nothing of a redeemed one', 'exchange', { state: 'redeemed' }, '2027-03-29', []],
  ['nothing of a cancelled one', 'convert', { state: 'cancelled' }, '2026-11-15', []],
])('instead, %s', (_, action, changes, day, instead) => {
  expect(refusalOf(action, { ...voucher, ...changes }, day)?.instead).toEqual(instead)
})

const christmas: Partial<VoucherFacts> = { boughtOn: '2026-12-04' }
const spring: Partial<VoucherFacts> = { boughtOn: '2027-03-14', expiresOn: '2027-10-31' }

// Summer time in Madrid is two hours ahead of UTC, winter time one.
test.each<[string, VoucherAction, Partial<VoucherFacts>, string, string | undefined]>([
  ['23:59:59 on the window’s last day, back in winter time', 'cancel', {}, '2026-10-25T22:59:59Z', undefined],
  ['00:00:00 after it', 'cancel', {}, '2026-10-25T23:00:00Z', 'window-over'],
  ['23:59:59 on its last day, now in summer time', 'cancel', spring, '2027-03-28T21:59:59Z', undefined],
  ['00:00:00 after it', 'cancel', spring, '2027-03-28T22:00:00Z', 'window-over'],
  ['23:59:59 on 20 January, of Christmas', 'cancel', christmas, '2027-01-20T22:59:59Z', undefined],
  ['00:00:00 on 21 January', 'cancel', christmas, '2027-01-20T23:00:00Z', 'window-over'],
  ['00:00:00 on its last day, still in winter time', 'redeem', {}, '2027-03-27T23:00:00Z', undefined],
  ['23:59:59 on its last day, now in summer time', 'redeem', {}, '2027-03-28T21:59:59Z', undefined],
  ['00:00:00 after it', 'redeem', {}, '2027-03-28T22:00:00Z', 'expired'],
  ['00:00:00 on its last day, still in summer time', 'redeem', spring, '2027-10-30T22:00:00Z', undefined],
  ['23:59:59 on its last day, back in winter time', 'redeem', spring, '2027-10-31T22:59:59Z', undefined],
  ['00:00:00 after it', 'redeem', spring, '2027-10-31T23:00:00Z', 'expired'],
  ['23:59:59 before it can be exchanged', 'exchange', {}, '2027-03-28T21:59:59Z', 'not-expired'],
  ['00:00:00 when it can be', 'exchange', {}, '2027-03-28T22:00:00Z', undefined],
  ['23:59:59 on the 30th day after', 'extend', {}, '2027-04-27T21:59:59Z', undefined],
  ['00:00:00 on the 31st', 'extend', {}, '2027-04-27T22:00:00Z', 'expired-too-long'],
  ['23:59:59 on the 30th day after, in winter time', 'extend', spring, '2027-11-30T22:59:59Z', undefined],
  ['00:00:00 on the 31st, in winter time', 'extend', spring, '2027-11-30T23:00:00Z', 'expired-too-long'],
])('%s: %s', (_, action, changes, instant, why) => {
  expect(refusalOf(action, { ...voucher, ...changes }, madridDay(new Date(instant)))?.why).toBe(why)
})

test.each([
  ['issued', '2027-03-28', 'issued'],
  ['issued', '2027-03-29', 'expired'],
  ['activated', '2027-03-28', 'activated'],
  ['activated', '2027-03-29', 'expired'],
  ['expired', '2027-03-28', 'expired'],
  ['redeemed', '2027-03-29', 'redeemed'],
  ['cancelled', '2027-03-29', 'cancelled'],
] as const)('written as %s, valid until 28 March: on %s it is %s', (state, today, really) => {
  expect(stateOn({ state, expiresOn: '2027-03-28' }, today)).toBe(really)
})

test.each([
  ['half a year gives 90 days, counted from its last day', '2026-10-11', '2027-03-28', '2026-11-15', '2027-06-26'],
  ['on its last day', '2026-10-11', '2027-03-28', '2027-03-28', '2027-06-26'],
  ['expired, counted from today', '2026-10-11', '2027-03-28', '2027-03-29', '2027-06-27'],
  ['on the last day on which it can be extended', '2026-10-11', '2027-03-28', '2027-04-27', '2027-07-26'],
  ['90 days give 90', '2026-11-27', '2027-02-25', '2027-01-10', '2027-05-26'],
  ['89 days give 89', '2026-11-27', '2027-02-24', '2027-01-10', '2027-05-24'],
  ['30 days give 30, over the change of clocks', '2026-09-20', '2026-10-20', '2026-10-22', '2026-11-21'],
])('%s', (_, boughtOn, expiresOn, today, until) => {
  expect(extendedUntil({ boughtOn, expiresOn }, today)).toBe(until)
})

test.each([
  ['2027-03-28', '2027-03-27', 1],
  ['2027-03-28', '2027-03-28', 0],
  ['2027-03-28', '2027-03-29', -1],
  ['2027-10-31', '2027-03-14', 231],
  ['2026-10-26', '2026-10-24', 2],
])('until %s from %s: %i days', (expiresOn, today, days) => {
  expect(daysLeft(expiresOn, today)).toBe(days)
})

test('reserved for an hour it can be neither cancelled nor exchanged, only redeemed, corrected and extended', () => {
  const booked = { ...voucher, isBooked: true }
  const refusals = voucherActions.map((action) => [action, refusalOf(action, booked, '2026-11-20')?.why])
  for (const action of ['cancel', 'convert', 'exchange']) expect(Object.fromEntries(refusals)[action]).toBe('booked')
  for (const action of ['edit', 'redeem', 'extend']) expect(Object.fromEntries(refusals)[action]).toBeUndefined()
  expect(refusalOf('cancel', booked, '2026-11-20')?.instead).toEqual(['redeem'])
})

test.each([
  ['the evening before', '2026-12-03T16:00:00Z', '2026-12-02T22:59:00Z', false],
  ['midnight of its day', '2026-12-03T16:00:00Z', '2026-12-02T23:00:00Z', true],
  ['after it', '2026-12-03T16:00:00Z', '2026-12-05T10:00:00Z', true],
  ['in the evening, of an hour after midnight', '2026-12-04T00:00:00Z', '2026-12-03T20:00:00Z', true],
  ['on the day before that evening', '2026-12-04T00:00:00Z', '2026-12-02T22:59:00Z', false],
  ['in the evening, of an hour at six in the morning', '2026-12-04T05:00:00Z', '2026-12-03T20:00:00Z', false],
])('%s', (_, startsAt, now, hasCome) => {
  expect(hasDayCome(new Date(startsAt), 'Europe/Madrid', new Date(now))).toBe(hasCome)
})

test('the day is that of the spa and not of the mainland', () => {
  const at = (now: string) => hasDayCome(new Date('2026-12-03T17:00:00Z'), 'Atlantic/Canary', new Date(now))
  expect([at('2026-12-02T23:30:00Z'), at('2026-12-03T00:00:00Z')]).toEqual([false, true])
})
