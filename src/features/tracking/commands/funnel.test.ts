import { expect, test } from 'vitest'
import { alignCells, funnelCells } from '#features/tracking/commands/funnel.ts'
import type { FunnelRow } from '#features/tracking/rules/funnel/funnel.ts'

const row = (channel: string, [views, starts, buyers, payments, confirmed]: [number, number, number, number, number]) =>
  ({
    ...{ day: '2026-11-18', language: 'es', kind: 'voucher', campaign: '(none)', channel },
    ...{ views, starts, buyers, payments, confirmed },
  }) satisfies FunnelRow

test('a table has a line for each value, with the rate from each stage to the next, and the sum', () => {
  const rows = [row('(direct)', [200, 10, 8, 4, 3]), row('ga', [1000, 0, 0, 0, 0])]
  expect(alignCells(funnelCells(rows, 'channel'))).toEqual([
    'channel   views  starts    %  buyers     %  payments     %  confirmed     %',
    '(direct)    200      10  5.0       8  80.0         4  50.0          3  75.0',
    'ga         1000       0  0.0       0               0                0      ',
    'total      1200      10  0.8       8  80.0         4  50.0          3  75.0',
  ])
})

test('of nothing there is the sum', () => {
  expect(alignCells(funnelCells([], 'day'))).toHaveLength(2)
})
