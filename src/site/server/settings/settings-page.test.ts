import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'
import { envExample, settingsPage } from './settings-page.ts'

const settings = allSettings.flatMap(({ fields }) => Object.keys(fields))

test('every setting is defined once, and says what it means', () => {
  expect(settings).toEqual([...new Set(settings)])
  expect(settingsPage()).not.toMatch(/\| *\|/)
})

test.each([
  ['docs/settings.md', settingsPage],
  ['.env.example', envExample],
])('%s is as `npm run settings` writes it', async (file, write) => {
  expect(await readFile(file, 'utf8')).toBe(write())
})

test('a default is told as it would be set', () => {
  expect(settingsPage()).toContain('| `PORT` | `3000` | `0` takes any free one |')
  expect(settingsPage()).toContain('| `BOOKING_FRAME_ANCESTORS` | `*` |')
  expect(envExample()).toContain('\n# PORT=3000\n')
  expect(envExample()).toMatch(/\(without it: none: embedded\)\n# DATABASE_URL=\n/)
})

test('nothing that an example sets is unknown', () => {
  const named = [...envExample().matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(settings.toSorted())
})
