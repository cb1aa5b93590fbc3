import { expect, test } from 'vitest'
import { readDemoRows } from '#tests/demo/demo-rows.ts'

const { reviews, spas } = readDemoRows()

test('most spas have several reviews and a few have none', () => {
  const ofSpa = Map.groupBy(reviews, ({ spaUuid }) => spaUuid)
  expect(ofSpa.size).toBeLessThan(spas.length)
  expect(ofSpa.size).toBeGreaterThan(spas.length * 0.8)
})

test('most are good, most are verified, and some wait for moderation', () => {
  const share = (count: number) => count / reviews.length
  expect(share(reviews.filter(({ environment }) => environment >= 4).length)).toBeGreaterThan(0.75)
  expect(share(reviews.filter(({ isVerified }) => isVerified).length)).toBeCloseTo(0.85, 1)
  expect(reviews.some(({ isPublished }) => !isPublished)).toBe(true)
  expect(new Set(reviews.map(({ language }) => language)).size).toBe(2)
})

test('a spa’s comments differ', () => {
  for (const ofSpa of Map.groupBy(reviews, ({ spaUuid }) => spaUuid).values()) {
    expect(new Set(ofSpa.map(({ comment }) => comment)).size).toBe(ofSpa.length)
  }
})
