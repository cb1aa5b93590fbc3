import { expect, test } from 'vitest'
import { spaChoice } from './spa-choice.ts'

const offered = { categories: [{ key: 'circuito-spa', title: 'Circuito spa' }], maxPax: 8 }

test.each([
  ['', { pax: 2, category: null }],
  ['pax=3', { pax: 3, category: null }],
  ['pax=3&category=circuito-spa', { pax: 3, category: 'circuito-spa' }],
  ['category=cryotherapy', { pax: 2, category: null }],
  ['pax=0', { pax: 1, category: null }],
  ['pax=999', { pax: 8, category: null }],
  ['pax=-2', { pax: 2, category: null }],
  ['pax=two', { pax: 2, category: null }],
  ['pax=2.5', { pax: 2, category: null }],
  ['pax=99999999999', { pax: 2, category: null }],
])('"%s" chooses %o', (query, choice) => {
  expect(spaChoice(new URLSearchParams(query), offered)).toEqual(choice)
})

test('where there is room for one, one comes', () => {
  expect(spaChoice(new URLSearchParams(), { ...offered, maxPax: 1 }).pax).toBe(1)
})
