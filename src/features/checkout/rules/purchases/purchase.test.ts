import { expect, test } from 'vitest'
import { expiryFrom, isOpen, isPaid, type PurchaseState, purchaseCanBecome, purchaseStates } from './purchase.ts'

const after = (from: PurchaseState) => purchaseStates.filter((to) => purchaseCanBecome(from, to))

/** Wherever it may come to be from here, in one step or in many. */
function reachable(from: PurchaseState, seen = new Set<PurchaseState>()): Set<PurchaseState> {
  for (const to of after(from)) if (!seen.has(to)) reachable(to, seen.add(to))
  return seen
}

test('what is confirmed or failed stays so, and nothing else is the end', () => {
  expect(purchaseStates.filter((state) => after(state).length === 0)).toEqual(['confirmed', 'failed'])
})

test('money that comes late finds its purchase, whatever became of it', () => {
  const unpaid = purchaseStates.filter((state) => !isPaid(state) && state !== 'failed')
  expect(unpaid).toContain('expired')
  expect(unpaid.filter((state) => !purchaseCanBecome(state, 'confirming'))).toEqual([])
})

test('nothing is confirmed but by way of its payment', () => {
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'confirmed'))).toEqual(['confirming'])
})

test('a purchase that is being paid neither expires nor gets other goods: first its attempt ends', () => {
  expect(purchaseCanBecome('paying', 'expired')).toBe(false)
  expect(purchaseCanBecome('paying', 'started')).toBe(false)
  expect(purchaseCanBecome('paying', 'ready')).toBe(true)
})

test('what nobody pays can expire as long as its buyer can change it', () => {
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'expired'))).toEqual(purchaseStates.filter(isOpen))
})

test('what was expired is not taken up again unless it was paid', () => {
  expect(reachable('expired')).toEqual(new Set(['confirming', 'confirmed', 'failed']))
})

test('with other goods its buyer is asked again, and is known once more, as after an attempt that failed', () => {
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'started'))).toEqual(['ready'])
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'ready'))).toEqual(['started', 'paying'])
})

test('nothing fails but what was paid, or could have been', () => {
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'failed'))).toEqual(['confirming', 'expired'])
})

test('one can only begin to pay once the buyer is known', () => {
  expect(purchaseStates.filter((state) => purchaseCanBecome(state, 'paying'))).toEqual(['ready'])
})

test('every purchase can come to both ends, and nothing becomes what it is', () => {
  for (const state of purchaseStates.filter((one) => one !== 'confirmed' && one !== 'failed')) {
    expect([...reachable(state)], state).toEqual(expect.arrayContaining(['confirmed', 'failed']))
    expect(purchaseCanBecome(state, state), state).toBe(false)
  }
})

test('an abandoned purchase lasts for an hour', () => {
  expect(expiryFrom(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2026-11-15T13:00:00Z'))
})
