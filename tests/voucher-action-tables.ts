import { voucherStates } from '#features/vouchers/rules/voucher.ts'
import { type VoucherFacts, voucherActions } from '#features/vouchers/rules/voucher-actions.ts'

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
export const scenarios: Scenario[] = [
  {
    what: 'refunded until the day the clocks go back, valid until they go forward',
    facts: {
      boughtOn: '2026-10-11',
      expiresOn: '2027-03-28',
      extendedOn: null,
      value: 4900,
      isExtensible: true,
      isOnHold: false,
      isBooked: false,
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
      isBooked: false,
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
      isBooked: false,
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
      isBooked: false,
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
      isBooked: false,
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

export const rows = scenarios.flatMap(({ what, facts, days, table }) =>
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
