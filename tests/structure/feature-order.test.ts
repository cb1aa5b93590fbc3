import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featureNames } from '#site/feature-names.ts'
import { features } from '#site/lists/features.ts'

test('features hear of something, and forget, in the order in which they may use each other', () => {
  expect(features.map(({ name }) => name)).toEqual(featureNames)
})

test('every folder of a feature has its place in the order', () => {
  expect(readdirSync('src/features').toSorted()).toEqual(featureNames.toSorted())
})
