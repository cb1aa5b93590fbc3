import { expect, test } from 'vitest'
import { hasPage, isListed, sellsVouchers } from './spa-status.ts'

test.each([
  ['online', true, true, true],
  ['closedtemp', true, true, true],
  ['closed', true, false, false],
  ['lost', true, false, false],
  ['disabled', false, false, false],
] as const)('a spa that is %s: page %s, listed %s, sells %s', (status, page, listed, sells) => {
  expect([hasPage({ status }), isListed({ status }), sellsVouchers({ status })]).toEqual([page, listed, sells])
})
