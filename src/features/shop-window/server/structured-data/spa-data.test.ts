import { expect, test } from 'vitest'
import type { Schedule } from '#features/catalogue/rules/spas/spa.ts'
import { openingHours, specialOpeningHours } from './spa-data.ts'

const long = { opens: '10:00', closes: '21:00' }
const short = { opens: '10:00', closes: '14:00' }
const week: Schedule = {
  monday: null,
  tuesday: long,
  wednesday: long,
  thursday: long,
  friday: long,
  saturday: long,
  sunday: short,
  holiday: short,
}

test('days with the same hours stand together, and a closed day is not named', () => {
  expect(openingHours(week)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `https://schema.org/${day}`),
      ...long,
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Sunday', 'https://schema.org/PublicHolidays'],
      ...short,
    },
  ])
})

test('who is always closed has no hours', () => {
  const closed = Object.fromEntries(Object.keys(week).map((day) => [day, null])) as Schedule
  expect(openingHours(closed)).toEqual([])
})

test('days with other hours, and days on which it is closed', () => {
  const christmas = { from: '2026-12-25', to: '2026-12-25', hours: null }
  const season = { from: '2026-12-26', to: '2027-01-05', hours: { opens: '10:00', closes: '01:00' } }
  expect(specialOpeningHours([christmas, season])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-26',
      validThrough: '2027-01-05',
      opens: '10:00',
      closes: '01:00',
    },
  ])
})
