import { expect, test } from 'vitest'
import { promotionCategory } from '#domain/catalogue/promotion-category.ts'
import { testServices } from '#tests/test-services.ts'
import { describePromotion, describeTreatment, listPromotions, listTreatments } from './list-services.ts'
import { readerOf } from './reader.ts'

const { services } = await testServices({ day: '2026-11-27' })
const inSeason = readerOf(services, { pathname: '/' })
const outOfSeason = { ...inSeason, day: '2026-11-15' }
const { snapshot } = inSeason
const internal = 'couples-massage'
const uuidOf = (key: Parameters<typeof promotionCategory>[0]) => promotionCategory(key).uuid

test('a festive category is shown while its campaign is active, and only then', () => {
  const blackFriday = uuidOf('black-friday')
  expect(describePromotion(inSeason, blackFriday, null, internal)).toMatchObject({ title: 'Black Friday' })
  expect(describePromotion(inSeason, blackFriday, null, internal)?.services.total).toBeGreaterThan(0)
  expect(describePromotion(outOfSeason, blackFriday, null, internal)).toBeNull()
  expect(listPromotions(inSeason, internal).map(({ key }) => key)).toContain('black-friday')
  expect(listPromotions(outOfSeason, internal).map(({ key }) => key)).not.toContain('black-friday')
})

test('company gifts are always on show', () => {
  expect(describePromotion(outOfSeason, uuidOf('company-gifts'), null, internal)).not.toBeNull()
})

test.each(['other', 'discounts', internal] as const)('the internal category %s is never shown', (key) => {
  expect(describePromotion(inSeason, uuidOf(key), null, internal)).toBeNull()
  expect(listPromotions(inSeason, internal).map((door) => door.key)).not.toContain(key)
})

test('the internal category is a setting', () => {
  expect(describePromotion(inSeason, uuidOf('couples-massage'), null, 'day-pass')).not.toBeNull()
  expect(describePromotion(inSeason, uuidOf('day-pass'), null, 'day-pass')).toBeNull()
})

test('a door counts what its page shows', () => {
  for (const { key, count } of listPromotions(inSeason, internal)) {
    const page = describePromotion(inSeason, uuidOf(key as 'other'), null, internal)
    expect(page?.services.total, key).toBe(count)
  }
  for (const { key, title, count } of listTreatments(inSeason)) {
    expect(describeTreatment(inSeason, key, null), key).toMatchObject({ title, services: { total: count } })
  }
})

test('services that can be bought come first, on whichever page', () => {
  for (const { key } of listTreatments(inSeason)) {
    const last = describeTreatment(inSeason, key, '9999')?.services.last ?? 1
    const all = Array.from({ length: last }, (_, page) => describeTreatment(inSeason, key, String(page + 1)))
    const enabled = all
      .flatMap((view) => view?.services.items ?? [])
      .map(({ uuid }) => Number(snapshot.services.get(uuid)?.status === 'enable'))
    expect(enabled).toEqual(enabled.toSorted((a, b) => b - a))
  }
})

test('an unknown category or treatment is none', () => {
  expect(describePromotion(inSeason, 'atlantis', null, internal)).toBeNull()
  expect(describeTreatment(inSeason, 'atlantis', null)).toBeNull()
})
