import { expect, test } from 'vitest'
import { isPurchaseLinkOver, isVoucherLinkOver } from './email-links.ts'

test.each([
  [{}, '2026-11-16', false],
  [{}, '2027-01-15', false],
  [{}, '2027-01-16', true],
  [{ askedOn: '2027-03-01' }, '2027-04-30', false],
  [{ askedOn: '2027-03-01' }, '2027-05-01', true],
])('a link %o to a purchase of 16 November, on %s: over is %s', (link, today, isOver) => {
  expect(isPurchaseLinkOver(link, { boughtOn: '2026-11-16', usedUntil: null }, today)).toBe(isOver)
})

test.each([
  [{}, '2028-05-13', '2027-01-16', false],
  [{}, '2028-05-13', '2028-06-12', false],
  [{}, '2028-05-13', '2028-06-13', true],
  // Left soon after it was bought: as long as any other purchase.
  [{}, '2026-11-18', '2027-01-15', false],
  [{}, '2026-11-18', '2027-01-16', true],
  [{ askedOn: '2028-06-01' }, '2028-05-13', '2028-07-31', false],
  [{ askedOn: '2028-06-01' }, '2028-05-13', '2028-08-01', true],
])('a link %o to a stay bought on 16 November until %s, on %s: over is %s', (link, usedUntil, today, isOver) => {
  expect(isPurchaseLinkOver(link, { boughtOn: '2026-11-16', usedUntil }, today)).toBe(isOver)
})

test.each([
  [{}, '2026-11-16', false],
  [{}, '2026-12-16', false],
  [{}, '2026-12-17', true],
  [{ askedOn: '2027-03-01' }, '2027-03-31', false],
  [{ askedOn: '2027-03-01' }, '2027-04-01', true],
])('a link %o to a voucher until 16 November, on %s: over is %s', (link, today, isOver) => {
  expect(isVoucherLinkOver(link, '2026-11-16', today)).toBe(isOver)
})
