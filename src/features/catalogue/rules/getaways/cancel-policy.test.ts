import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { type CancelPolicy, cancellationCost, cancellationSteps } from './cancel-policy.ts'

/** As a supplier sends them: not in order. */
const flexible: CancelPolicy = {
  refundable: true,
  cancelPenalties: [
    { deadline: new Date('2026-12-11T12:00:00Z'), price: euros(49_200), hoursBefore: 3 },
    { deadline: new Date('2026-12-08T18:00:00Z'), price: euros(24_100), hoursBefore: 69 },
  ],
}
const fixed: CancelPolicy = { refundable: false, cancelPenalties: [] }
const paid = euros(49_200)

const step = (deadline: string, cents: number) => ({ deadline: new Date(deadline), price: euros(cents) })

test('the penalties come in order: the first is the deadline and its price', () => {
  expect(cancellationSteps(flexible, paid)).toEqual([
    step('2026-12-08T18:00:00Z', 24_100),
    step('2026-12-11T12:00:00Z', 49_200),
  ])
})

test('what is not refundable has none, whatever the supplier sends beside it', () => {
  expect(cancellationSteps(fixed, paid)).toEqual([])
  expect(cancellationSteps({ ...flexible, refundable: false }, paid)).toEqual([])
})

test.each<[string, number, [deadline: string, cents: number][], ReturnType<typeof step>[]]>([
  [
    'never costs more than was paid',
    30_000,
    [],
    [step('2026-12-08T18:00:00Z', 24_100), step('2026-12-11T12:00:00Z', 30_000)],
  ],
  ['that costs no more than the one before is none', 20_000, [], [step('2026-12-08T18:00:00Z', 20_000)]],
  [
    'that costs nothing is none',
    49_200,
    [['2026-12-01T18:00:00Z', 0]],
    [step('2026-12-08T18:00:00Z', 24_100), step('2026-12-11T12:00:00Z', 49_200)],
  ],
  [
    'at the same moment is the later one',
    49_200,
    [['2026-12-11T12:00:00Z', 30_000]],
    [step('2026-12-08T18:00:00Z', 24_100), step('2026-12-11T12:00:00Z', 30_000)],
  ],
])('a penalty %s', (_, cents, more, expected) => {
  const added = more.map(([deadline, price]) => ({ ...step(deadline, price), hoursBefore: 0 }))
  const policy = { refundable: true, cancelPenalties: [...flexible.cancelPenalties, ...added] }
  expect(cancellationSteps(policy, euros(cents))).toEqual(expected)
  for (const { deadline, price } of expected) expect(cancellationCost(policy, euros(cents), deadline)).toEqual(price)
})

test('refundable without any penalty is free until the end', () => {
  const free: CancelPolicy = { refundable: true, cancelPenalties: [] }
  expect(cancellationSteps(free, paid)).toEqual([])
  expect(cancellationCost(free, paid, new Date('2027-01-01T00:00:00Z'))).toEqual(euros(0))
})

test.each([
  ['weeks before', flexible, '2026-11-17T10:00:00Z', 0],
  ['a millisecond before the deadline', flexible, '2026-12-08T17:59:59.999Z', 0],
  ['at the deadline', flexible, '2026-12-08T18:00:00Z', 24_100],
  ['before the second', flexible, '2026-12-11T11:59:59Z', 24_100],
  ['at the second', flexible, '2026-12-11T12:00:00Z', 49_200],
  ['long after', flexible, '2027-01-01T00:00:00Z', 49_200],
  ['not refundable', fixed, '2026-11-17T10:00:00Z', 49_200],
])('cancelling %s costs what it costs', (_, policy, at, cents) => {
  expect(cancellationCost(policy, paid, new Date(at))).toEqual(euros(cents))
})

test('it never costs more than was paid', () => {
  expect(cancellationCost(flexible, euros(20_000), new Date('2026-12-09T00:00:00Z'))).toEqual(euros(20_000))
})
