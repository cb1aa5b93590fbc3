import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('what was worked out once is not worked out again', () => {
  const asked: string[] = []
  const prices = memoize((day: string, pax: number | null) => {
    asked.push(`${day} ${pax}`)
    return { day, pax }
  })
  prices('2026-11-15', 2)
  prices('2026-11-15', null)
  expect(prices('2026-11-15', 2)).toEqual({ day: '2026-11-15', pax: 2 })
  expect(asked).toEqual(['2026-11-15 2', '2026-11-15 null'])
})

test('with a limit the oldest is forgotten', () => {
  let made = 0
  const day = memoize((name: string) => ({ name, made: ++made }), 2)
  day('monday')
  day('tuesday')
  day('wednesday')
  expect(day('wednesday').made).toBe(3)
  expect(day('monday').made).toBe(4)
})
