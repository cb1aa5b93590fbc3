import { expect, test } from 'vitest'
import { fail, ok, type Result } from './result.ts'

const half = (pax: number): Result<number, 'odd'> => (pax % 2 === 0 ? ok(pax / 2) : fail('odd'))

test('an answer carries its value', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 })
})

test('an expected failure carries its code', () => {
  expect(half(3)).toEqual({ ok: false, error: 'odd' })
})
