import { expect, test } from 'vitest'
import { validityInWords, voucherValidity } from './validity.ts'

const service = { daysBeforeVoucherExpirate: null, serviceTags: ['massage'], promotionTags: [], categoryTags: [] }
const tagged = { ...service, promotionTags: ['black-friday'] }
const spa = { uuid: 'thalasso', salesConfiguration: { daysBeforeVoucherExpirate: 365, allowsExtension: true } }
const otherSpa = { ...spa, uuid: 'other' }
const campaign = {
  isBlackFriday: true,
  blackFridaySpaUuids: ['thalasso', 'hammam'],
  blackFridayTagUuid: 'black-friday',
}
const anyOtherDay = { ...campaign, isBlackFriday: false }

test.each([
  ['the validity of the spa', service, spa, anyOtherDay, 365],
  ["the service's own validity", { ...service, daysBeforeVoucherExpirate: 180 }, spa, anyOtherDay, 180],
  ['90 days in Black Friday', tagged, spa, campaign, 90],
  ['90 days, whatever its own', { ...tagged, daysBeforeVoucherExpirate: 180 }, spa, campaign, 90],
  ['90 days, tagged as a category', { ...service, categoryTags: ['black-friday'] }, spa, campaign, 90],
  ['no 90 days on other days', tagged, spa, anyOtherDay, 365],
  ['no 90 days without the tag', service, spa, campaign, 365],
  ['no 90 days in another spa', tagged, otherSpa, campaign, 365],
])('a voucher gets %s', (_, bought, seller, blackFriday, days) => {
  expect(voucherValidity(bought, seller, blackFriday)).toEqual({ days })
})

test.each([
  [365, 'months', 12],
  [730, 'months', 24],
  [1095, 'months', 36],
  [360, 'days', 360],
  [270, 'days', 270],
  [180, 'days', 180],
  [179, 'days', 179],
  [200, 'days', 200],
  [90, 'days', 90],
  [30, 'days', 30],
  [1, 'days', 1],
] as const)('%i days are said in %s: %i', (days, unit, count) => {
  expect(validityInWords(days)).toEqual({ unit, count })
})
