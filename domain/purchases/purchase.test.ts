import { expect, test } from 'vitest'
import { canBecome, purchaseStates } from './purchase.ts'

const ways = {
  started: ['ready', 'confirming', 'expired'],
  ready: ['paying', 'confirming', 'started', 'expired'],
  paying: ['ready', 'confirming'],
  confirming: ['confirmed', 'undone'],
  confirmed: [],
  expired: ['confirming', 'undone'],
  undone: [],
}

test.each(purchaseStates.flatMap((from) => purchaseStates.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(canBecome(from, to)).toBe((ways[from] as string[]).includes(to))
  },
)
