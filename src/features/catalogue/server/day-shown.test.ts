import { expect, test } from 'vitest'
import { loadConfig } from '#site/server/config.ts'
import { dayShown } from './reader.ts'

const clock = { now: () => new Date('2026-11-15T23:30:00Z') }
const shown = (env: Record<string, string>, query: string) =>
  dayShown({ config: loadConfig(env), clock }, new URLSearchParams(query))

test('a page is shown as of today in Madrid', () => {
  expect(shown({}, '')).toBe('2026-11-16')
})

test('in the demo any day can be seen', () => {
  expect(shown({}, 'on=2026-12-24')).toBe('2026-12-24')
})

test.each(['on=2026-02-30', 'on=tomorrow', 'on=', 'on=%3Cscript%3E'])('%s is no day, so today is shown', (query) => {
  expect(shown({}, query)).toBe('2026-11-16')
})

test("with somebody's own database nobody looks ahead, unless the setting says so", () => {
  const external = { SANDBOX: 'on', DATABASE_URL: 'postgresql://somewhere/calmaria', SIGNING_SECRET: 's'.repeat(32) }
  expect(shown(external, 'on=2026-12-24')).toBe('2026-11-16')
  expect(shown({ ...external, DAY_PREVIEW: 'on' }, 'on=2026-12-24')).toBe('2026-12-24')
  expect(shown({ DAY_PREVIEW: 'off' }, 'on=2026-12-24')).toBe('2026-11-16')
})
