import { expect, test } from 'vitest'
import { madridDay } from '#domain/dates.ts'
import { voucherStates } from './voucher.ts'
import {
  daysLeft,
  extendedUntil,
  refusalOf,
  refusalReasons,
  stateOn,
  type VoucherAction,
  type VoucherFacts,
  voucherActions,
} from './voucher-actions.ts'

type Scenario = {
  what: string
  facts: Omit<VoucherFacts, 'state' | 'isPlayMoney'>
  /** The last day of the refund window, the last of the voucher and the last for extending it, and those around. */
  days: Record<string, string>
  /** In the order of `voucherActions`; then the days on which it is so. */
  table: string
}

const extensible = `
      issued    yes               yes       not-activated yes         yes       yes              not-expired w-1 w
      issued    yes               yes       not-activated window-over yes       yes              not-expired w+1 e-1 e
      issued    expired           expired   expired       window-over expired   yes              yes         e+1 e+30
      issued    expired           expired   expired       window-over expired   expired-too-long yes         e+31
      activated already-activated yes       yes           yes         yes       yes              not-expired w-1 w
      activated already-activated yes       yes           window-over yes       yes              not-expired w+1 e-1 e
      activated expired           expired   expired       window-over expired   yes              yes         e+1 e+30
      activated expired           expired   expired       window-over expired   expired-too-long yes         e+31
      expired   expired           expired   expired       yes         expired   yes              yes         w-1 w
      expired   expired           expired   expired       window-over expired   yes              yes         w+1 e-1 e e+1 e+30
      expired   expired           expired   expired       window-over expired   expired-too-long yes         e+31
      redeemed  redeemed          redeemed  redeemed      redeemed    redeemed  redeemed         redeemed    w-1 w w+1 e-1 e e+1 e+30 e+31
      cancelled cancelled         cancelled cancelled     cancelled   cancelled cancelled        cancelled   w-1 w w+1 e-1 e e+1 e+30 e+31`

// Clocks change in Madrid on 25 October 2026, 28 March 2027 and 31 October 2027.
const scenarios: Scenario[] = [
  {
    what: 'refunded until the day the clocks go back, valid until they go forward',
    facts: {
      boughtOn: '2026-10-11',
      expiresOn: '2027-03-28',
      extendedOn: null,
      value: 4900,
      isExtensible: true,
      isOnHold: false,
    },
    days: {
      'w-1': '2026-10-24',
      w: '2026-10-25',
      'w+1': '2026-10-26',
      'e-1': '2027-03-27',
      e: '2027-03-28',
      'e+1': '2027-03-29',
      'e+30': '2027-04-27',
      'e+31': '2027-04-28',
    },
    table: extensible,
  },
  {
    what: 'refunded until the day the clocks go forward, valid until they go back',
    facts: {
      boughtOn: '2027-03-14',
      expiresOn: '2027-10-31',
      extendedOn: null,
      value: 4900,
      isExtensible: true,
      isOnHold: false,
    },
    days: {
      'w-1': '2027-03-27',
      w: '2027-03-28',
      'w+1': '2027-03-29',
      'e-1': '2027-10-30',
      e: '2027-10-31',
      'e+1': '2027-11-01',
      'e+30': '2027-11-30',
      'e+31': '2027-12-01',
    },
    table: extensible,
  },
  {
    what: 'bought on the first day of Christmas, at a spa that does not extend',
    facts: {
      boughtOn: '2026-12-04',
      expiresOn: '2027-03-04',
      extendedOn: null,
      value: 4900,
      isExtensible: false,
      isOnHold: false,
    },
    days: {
      'w-1': '2027-01-19',
      w: '2027-01-20',
      'w+1': '2027-01-21',
      'e-1': '2027-03-03',
      e: '2027-03-04',
      'e+1': '2027-03-05',
      'e+30': '2027-04-03',
      'e+31': '2027-04-04',
    },
    table: `
      issued    yes               yes       not-activated yes         yes       spa-does-not-extend not-expired w-1 w
      issued    yes               yes       not-activated window-over yes       spa-does-not-extend not-expired w+1 e-1 e
      issued    expired           expired   expired       window-over expired   spa-does-not-extend yes         e+1 e+30 e+31
      activated already-activated yes       yes           yes         yes       spa-does-not-extend not-expired w-1 w
      activated already-activated yes       yes           window-over yes       spa-does-not-extend not-expired w+1 e-1 e
      activated expired           expired   expired       window-over expired   spa-does-not-extend yes         e+1 e+30 e+31
      expired   expired           expired   expired       yes         expired   spa-does-not-extend yes         w-1 w
      expired   expired           expired   expired       window-over expired   spa-does-not-extend yes         w+1 e-1 e e+1 e+30 e+31
      redeemed  redeemed          redeemed  redeemed      redeemed    redeemed  redeemed            redeemed    w-1 w w+1 e-1 e e+1 e+30 e+31
      cancelled cancelled         cancelled cancelled     cancelled   cancelled cancelled           cancelled   w-1 w w+1 e-1 e e+1 e+30 e+31`,
  },
  {
    what: 'bought the day before Christmas begins, and extended once',
    facts: {
      boughtOn: '2026-12-03',
      expiresOn: '2027-06-03',
      extendedOn: '2026-12-10',
      value: 4900,
      isExtensible: true,
      isOnHold: false,
    },
    days: {
      'w-1': '2026-12-16',
      w: '2026-12-17',
      'w+1': '2026-12-18',
      'e-1': '2027-06-02',
      e: '2027-06-03',
      'e+1': '2027-06-04',
      'e+30': '2027-07-03',
      'e+31': '2027-07-04',
    },
    table: `
      issued    yes               yes       not-activated yes         yes       extended-before not-expired w-1 w
      issued    yes               yes       not-activated window-over yes       extended-before not-expired w+1 e-1 e
      issued    expired           expired   expired       window-over expired   extended-before yes         e+1 e+30 e+31
      activated already-activated yes       yes           yes         yes       extended-before not-expired w-1 w
      activated already-activated yes       yes           window-over yes       extended-before not-expired w+1 e-1 e
      activated expired           expired   expired       window-over expired   extended-before yes         e+1 e+30 e+31
      expired   expired           expired   expired       yes         expired   extended-before yes         w-1 w
      expired   expired           expired   expired       window-over expired   extended-before yes         w+1 e-1 e e+1 e+30 e+31
      redeemed  redeemed          redeemed  redeemed      redeemed    redeemed  redeemed        redeemed    w-1 w w+1 e-1 e e+1 e+30 e+31
      cancelled cancelled         cancelled cancelled     cancelled   cancelled cancelled       cancelled   w-1 w w+1 e-1 e e+1 e+30 e+31`,
  },
  {
    what: 'expired before the refund window is over',
    facts: {
      boughtOn: '2026-10-20',
      expiresOn: '2026-10-25',
      extendedOn: null,
      value: 4900,
      isExtensible: true,
      isOnHold: false,
    },
    days: {
      'e-1': '2026-10-24',
      e: '2026-10-25',
      'e+1': '2026-10-26',
      'w-1': '2026-11-02',
      w: '2026-11-03',
      'w+1': '2026-11-04',
      'e+30': '2026-11-24',
      'e+31': '2026-11-25',
    },
    table: `
      issued    yes               yes       not-activated yes         yes       yes              not-expired e-1 e
      issued    expired           expired   expired       yes         expired   yes              yes         e+1 w-1 w
      issued    expired           expired   expired       window-over expired   yes              yes         w+1 e+30
      issued    expired           expired   expired       window-over expired   expired-too-long yes         e+31
      activated already-activated yes       yes           yes         yes       yes              not-expired e-1 e
      activated expired           expired   expired       yes         expired   yes              yes         e+1 w-1 w
      activated expired           expired   expired       window-over expired   yes              yes         w+1 e+30
      activated expired           expired   expired       window-over expired   expired-too-long yes         e+31
      expired   expired           expired   expired       yes         expired   yes              yes         e-1 e e+1 w-1 w
      expired   expired           expired   expired       window-over expired   yes              yes         w+1 e+30
      expired   expired           expired   expired       window-over expired   expired-too-long yes         e+31
      redeemed  redeemed          redeemed  redeemed      redeemed    redeemed  redeemed         redeemed    w-1 w w+1 e-1 e e+1 e+30 e+31
      cancelled cancelled         cancelled cancelled     cancelled   cancelled cancelled        cancelled   w-1 w w+1 e-1 e e+1 e+30 e+31`,
  },
]

const rows = scenarios.flatMap(({ what, facts, days, table }) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state, ...rest] = line.trim().split(/\s+/)
      const expected = new Map(voucherActions.map((action, index) => [action, rest[index]]))
      return rest.slice(voucherActions.length).map((label) => ({
        what,
        label,
        day: days[label] ?? '',
        facts: {
          ...facts,
          isPlayMoney: false,
          state: voucherStates.find((known) => known === state) ?? 'issued',
        } satisfies VoucherFacts,
        expected,
      }))
    }),
)

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
  expect([...met, 'worth-nothing', 'play-money', 'on-hold'].sort()).toEqual([...refusalReasons, 'yes'].sort())
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
