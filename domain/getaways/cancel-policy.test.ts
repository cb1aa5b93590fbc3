import { expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import { type CancelPolicy, cancellationCost, cancellationTerms, freeCancellation } from './cancel-policy.ts'

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

test('the first of the sorted penalties is the deadline and its price', () => {
  expect(freeCancellation(flexible)).toEqual(flexible.cancelPenalties[1])
})

test('what is not refundable has neither, whatever the supplier sends beside it', () => {
  expect(freeCancellation(fixed)).toBeNull()
  expect(freeCancellation({ ...flexible, refundable: false })).toBeNull()
})

test('refundable without any penalty is free until the end', () => {
  const free: CancelPolicy = { refundable: true, cancelPenalties: [] }
  expect(freeCancellation(free)).toBeNull()
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

test('before cancelling one sees what comes back now, and when it becomes less', () => {
  expect(cancellationTerms(flexible, paid, new Date('2026-12-01T00:00:00Z'))).toEqual({
    refund: euros(49_200),
    less: { from: new Date('2026-12-08T18:00:00Z'), refund: euros(25_100) },
  })
  expect(cancellationTerms(flexible, paid, new Date('2026-12-09T00:00:00Z'))).toEqual({
    refund: euros(25_100),
    less: { from: new Date('2026-12-11T12:00:00Z'), refund: euros(0) },
  })
  expect(cancellationTerms(fixed, paid, new Date('2026-12-01T00:00:00Z'))).toEqual({ refund: euros(0), less: null })
})
