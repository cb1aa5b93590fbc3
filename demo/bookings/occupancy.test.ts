import { describe, expect, test } from 'vitest'
import { openingDay } from '#features/search/rules/hours/opening-day.ts'
import { addDays, type Day, wallClock, weekdayOf } from '#platform/time/dates.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { demoDay } from '#tests/demo-day.ts'
import { generateCatalogue } from '../generate-catalogue.ts'
import { placeSpas } from '../spas/place-spas.ts'
import { spaSeeds } from '../tables/spas.ts'
import { exceptionsOf } from './exceptions.ts'
import { spaHours } from './spa-hours.ts'

/** The second and third just before the clocks change. */
describe.each([demoDay, '2026-10-20', '2027-03-20'])('what is sold when seeded on %s', (today) => {
  const { resourceClaims, spaResources, resourcePlaces } =
    today === demoDay ? readDemoRows() : generateCatalogue({ today })
  const hours = new Map(
    placeSpas(spaSeeds).map((spa) => [spa.uuid, spaHours(spa, exceptionsOf(spa, today, 1), today, 1)]),
  )
  const spaOf = new Map(spaResources.map(({ uuid, spaUuid }) => [uuid, spaUuid]))
  const blocks = resourceClaims.map(({ resourceUuid, place, during, kind }) => {
    const [from = '', to = ''] = during.slice(1, -1).split(',')
    return { resourceUuid, place, kind, from: Date.parse(from), to: Date.parse(to) }
  })

  test('nobody has a place twice', () => {
    for (const ofPlace of Map.groupBy(blocks, ({ resourceUuid, place }) => `${resourceUuid} ${place}`).values()) {
      const inOrder = ofPlace.toSorted((a, b) => a.from - b.from)
      const overlaps = inOrder.filter(({ from }, at) => at > 0 && from < (inOrder[at - 1]?.to ?? 0))
      expect(overlaps).toEqual([])
    }
  })

  test('all of it are blocks on places that there are', () => {
    const known = new Set(resourcePlaces.map(({ resourceUuid, place }) => `${resourceUuid} ${place}`))
    expect(blocks.filter(({ resourceUuid, place }) => !known.has(`${resourceUuid} ${place}`))).toEqual([])
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['block']))
  })

  test('it is within opening hours, and begins at a whole hour from the opening', () => {
    const wrong = blocks.filter(({ resourceUuid, from, to }) => {
      const spa = hours.get(spaOf.get(resourceUuid) ?? '')
      if (!spa) return true
      const { day } = wallClock(new Date(from), spa.timeZone)
      const isIn = (one: Day) => {
        const open = openingDay(spa, one)
        if (!open) return false
        const opens = open.opens.getTime()
        return opens <= from && to <= open.closes.getTime() && (from - opens) % 3_600_000 === 0
      }
      // An evening past midnight belongs to the day before.
      return from >= to || !(isIn(day) || isIn(addDays(day, -1)))
    })
    expect(wrong).toEqual([])
  })

  test('Saturdays are the fullest, and far days the emptiest', () => {
    const counts = Map.groupBy(blocks, ({ from }) => weekdayOf(wallClock(new Date(from), 'Europe/Madrid').day))
    const count = (weekday: Parameters<typeof counts.get>[0]) => counts.get(weekday)?.length ?? 0
    expect(count('saturday')).toBeGreaterThan(count('sunday'))
    expect(count('sunday')).toBeGreaterThan(count('wednesday'))
    const between = (first: number, last: number) => {
      const [from, to] = [first, last].map((ahead) => Date.parse(addDays(today, ahead))) as [number, number]
      return blocks.filter((block) => from <= block.from && block.from < to).length
    }
    expect(between(7, 35)).toBeGreaterThan(2 * between(49, 77))
  })
})
