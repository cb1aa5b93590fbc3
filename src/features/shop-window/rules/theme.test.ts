import { expect, test } from 'vitest'
import type { CampaignWindow } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { addDays } from '#platform/time/dates.ts'
import { campaignTheme, seasonalTheme, type Theme, themeOf } from './theme.ts'

test.each<[Day: string, Theme]>([
  ['2026-11-15', 'spaAndLunch'],
  ['2026-11-24', 'spaAndLunch'],
  ['2026-11-25', 'blackFriday'],
  ['2026-12-02', 'blackFriday'],
  ['2026-12-03', 'spaAndBrunch'],
  ['2026-12-04', 'christmas'],
  ['2026-12-31', 'christmas'],
  ['2027-01-01', 'spaAndBrunch'],
  ['2027-01-02', 'threeKings'],
  ['2027-01-06', 'threeKings'],
  ['2027-01-07', 'spaAndBrunch'],
  ['2027-01-21', 'valentines'],
  ['2027-02-15', 'spaAndBrunch'],
  ['2028-02-29', 'spaAndBrunch'],
  ['2027-03-01', 'dayPass'],
  ['2027-03-02', 'fathersDay'],
  ['2027-03-20', 'dayPass'],
  ['2027-04-03', 'holyWeek'],
  ['2027-04-20', 'dayPass'],
  ['2027-04-21', 'mothersDay'],
  ['2027-05-04', 'dayPass'],
  ['2027-05-16', 'teacherGift'],
  ['2027-06-14', 'teacherGift'],
  ['2027-06-15', 'summer'],
  ['2027-09-14', 'summer'],
  ['2027-09-15', 'spaAndLunch'],
])('on %s the home page is dressed as %s', (day, theme) => {
  expect(themeOf(day)).toBe(theme)
})

test('every theme has its days', () => {
  const year = Array.from({ length: 365 }, (_, index) => themeOf(addDays('2027-01-01', index)))
  expect(new Set(year).size).toBe(12)
})

test('a Christmas that the operator joins into one window still becomes the Three Kings in January', () => {
  const table: CampaignWindow[] = [{ campaign: 'christmas', from: '12-03', to: '01-07' }]
  expect(['2026-12-31', '2027-01-01', '2027-01-07'].map((day) => campaignTheme(day, table))).toEqual([
    'christmas',
    'threeKings',
    null,
  ])
})

test.each([
  ['2026-12-31', 'spaAndBrunch'],
  ['2027-01-01', 'spaAndBrunch'],
  ['2027-02-28', 'spaAndBrunch'],
  ['2027-03-01', 'dayPass'],
])('the season of %s is %s, also across the new year', (day, theme) => {
  expect(seasonalTheme(day)).toBe(theme)
})
