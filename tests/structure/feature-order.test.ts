import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from '#site/features.ts'
import { order } from '../../.dependency-cruiser.mjs'

test('features hear of something, and forget, in the order in which they may use each other', () => {
  const names = features.map(({ name }) => name)
  expect(names).toEqual(order.filter((name) => names.some((one) => one === name)))
})

test('every folder of a feature has its place in the order', () => {
  expect(readdirSync('src/features').toSorted()).toEqual(order.toSorted())
})
