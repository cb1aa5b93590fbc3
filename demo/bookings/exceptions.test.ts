import { describe, expect, test } from 'vitest'
import { openingDay } from '#features/search/rules/hours/opening-day.ts'
import { addDays, daysBetween } from '#platform/time/dates.ts'
import { placeSpas } from '../spas/place-spas.ts'
import { spaSeeds } from '../tables/spas.ts'
import { exceptionsOf } from './exceptions.ts'
import { spaHours } from './spa-hours.ts'

const spas = placeSpas(spaSeeds)

describe.each(['2026-11-15', '2026-12-25', '2026-12-29', '2027-01-06', '2027-06-30'])('seeded on %s', (today) => {
  const all = spas.map((spa) => exceptionsOf(spa, today, 1))

  test('they are in order, begin on days of their own, and are not over', () => {
    for (const exceptions of all) {
      const begin = exceptions.map(({ from }) => from)
      expect(begin).toEqual([...new Set(begin)].toSorted())
      for (const { from, to } of exceptions) {
        expect(to >= today).toBe(true)
        expect(daysBetween(from, to)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(from, to)).toBeLessThan(31)
      }
    }
  })

  test('some are closed for a while, some open longer, and most at Christmas are closed', () => {
    const each = all.flat()
    const christmas = today <= '2026-12-25' ? '2026-12-25' : '2027-12-25'
    expect(each.some(({ from, to, hours }) => hours === null && daysBetween(from, to) === 6)).toBe(true)
    expect(each.some(({ from, to, hours }) => hours && daysBetween(from, to) === 10)).toBe(true)
    const open = spas.filter((spa, at) => openingDay(spaHours(spa, all[at] ?? [], today, 1), christmas))
    expect(open.length).toBeGreaterThan(0)
    expect(open.length).toBeLessThan(spas.length / 3)
  })

  test('nobody is closed for two months', () => {
    for (const [at, spa] of spas.entries()) {
      if (spa.seed.status) continue
      const hours = spaHours(spa, all[at] ?? [], today, 1)
      const open = Array.from({ length: 60 }, (_, ahead) => openingDay(hours, addDays(today, ahead)))
      expect(open.filter(Boolean).length).toBeGreaterThan(20)
    }
  })
})

test('one closes after midnight on Saturdays, on the islands, also when the clocks change', () => {
  const spa = spas.find(({ seed }) => seed.name === 'Hammam Luz de Poniente')
  if (!spa) throw new Error('no such spa')
  const closing = (day: string) => openingDay(spaHours(spa, [], '2026-10-01', 1), day)?.closes.toISOString()
  expect(closing('2026-11-21')).toBe('2026-11-22T01:00:00.000Z')
  expect(closing('2026-10-24')).toBe('2026-10-25T00:00:00.000Z')
  expect(closing('2027-03-27')).toBe('2027-03-28T01:00:00.000Z')
})
