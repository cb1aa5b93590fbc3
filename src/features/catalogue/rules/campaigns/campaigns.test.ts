import { expect, test } from 'vitest'
import { leadCampaignDays, nextCampaignStart } from '#features/shop-window/rules/theme.ts'
import { addDays } from '#platform/time/dates.ts'
import {
  activeCampaigns,
  type CampaignName,
  type CampaignWindow,
  campaignNames,
  campaignWindows,
  leadCampaign,
  promotionYear,
} from './campaigns.ts'

test.each<[Day: string, CampaignName | null]>([
  ['2026-11-15', null],
  ['2026-11-24', null],
  ['2026-11-25', 'blackFriday'],
  ['2026-12-02', 'blackFriday'],
  ['2026-12-03', null],
  ['2026-12-04', 'christmas'],
  ['2026-12-31', 'christmas'],
  ['2027-01-01', null],
  ['2027-01-02', 'christmas'],
  ['2027-01-06', 'christmas'],
  ['2027-01-07', null],
  ['2027-01-20', null],
  ['2027-01-21', 'valentines'],
  ['2027-02-14', 'valentines'],
  ['2027-02-15', null],
  ['2028-02-29', null],
  ['2027-03-01', null],
  ['2027-03-02', 'fathersDay'],
  ['2027-03-19', 'fathersDay'],
  ['2027-03-20', null],
  ['2027-04-02', null],
  ['2027-04-03', 'holyWeek'],
  ['2027-04-19', 'holyWeek'],
  ['2027-04-20', null],
  ['2027-04-21', 'mothersDay'],
  ['2027-05-03', 'mothersDay'],
  ['2027-05-04', null],
  ['2027-05-15', null],
  ['2027-05-16', 'teacherGift'],
  ['2027-06-14', 'teacherGift'],
  ['2027-06-15', null],
  ['2027-08-01', null],
])('on %s the home page is dressed for %s', (day, campaign) => {
  expect(leadCampaign(day)).toBe(campaign)
  expect(activeCampaigns(day)).toEqual(new Set(campaign ? [campaign, 'companyGift'] : ['companyGift']))
})

test('every campaign is active on some day, and never two of the season at once', () => {
  const year = Array.from({ length: 365 }, (_, index) => activeCampaigns(addDays('2027-01-01', index)))
  expect(new Set(year.flatMap((active) => [...active]))).toEqual(new Set(campaignNames))
  expect(Math.max(...year.map((active) => active.size))).toBe(2)
})

test('the operator may put another table in place', () => {
  const summer: CampaignWindow[] = [{ campaign: 'holyWeek', from: '07-31', to: '09-01' }]
  expect(leadCampaign('2026-08-01', summer)).toBe('holyWeek')
  expect(leadCampaign('2026-12-24', summer)).toBeNull()
  expect(activeCampaigns('2026-12-24', summer)).toEqual(new Set(['companyGift']))
})

test('where windows overlap, the first of the table dresses the home page', () => {
  const table: CampaignWindow[] = [{ campaign: 'christmas', from: '11-20', to: '01-07' }, ...campaignWindows]
  expect(leadCampaign('2026-11-27', table)).toBe('christmas')
  expect(activeCampaigns('2026-11-27', table)).toEqual(new Set(['christmas', 'blackFriday', 'companyGift']))
})

test('a window past the end of the year holds on both sides of it', () => {
  const table: CampaignWindow[] = [{ campaign: 'christmas', from: '12-03', to: '01-07' }]
  const leads = ['2026-12-03', '2026-12-31', '2027-01-01', '2027-01-07'].map((day) => leadCampaign(day, table))
  expect(leads).toEqual([null, 'christmas', 'christmas', null])
})

test.each([
  ['2026-11-24', null],
  ['2026-11-25', { first: '2026-11-25', last: '2026-12-02' }],
  ['2026-12-24', { first: '2026-12-04', last: '2026-12-31' }],
  ['2027-01-02', { first: '2027-01-02', last: '2027-01-06' }],
  ['2027-02-14', { first: '2027-01-21', last: '2027-02-14' }],
])('on %s the open campaign runs over %o', (day, days) => {
  expect(leadCampaignDays(day)).toEqual(days)
})

test('the days of a window past the new year are the same on both sides of it', () => {
  const table: CampaignWindow[] = [{ campaign: 'christmas', from: '12-03', to: '01-07' }]
  const days = { first: '2026-12-04', last: '2027-01-06' }
  expect(['2026-12-20', '2027-01-05'].map((day) => leadCampaignDays(day, table))).toEqual([days, days])
})

test.each<[CampaignName, Day: string, string | null]>([
  ['blackFriday', '2026-11-15', '2026-11-25'],
  ['blackFriday', '2026-12-03', '2027-11-25'],
  ['christmas', '2026-11-15', '2026-12-04'],
  ['christmas', '2027-01-01', '2027-01-02'],
  ['christmas', '2027-01-07', '2027-12-04'],
  ['valentines', '2027-02-15', '2028-01-21'],
  ['companyGift', '2026-11-15', null],
])('%s, on %s, opens next on %s', (campaign, day, opening) => {
  expect(nextCampaignStart(campaign, day)).toBe(opening)
})

test.each([
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-01-31', 2026],
  ['2027-02-01', 2027],
])('%s belongs to the promotions of %i', (day, year) => {
  expect(promotionYear(day)).toBe(year)
})
