import { expect, test } from 'vitest'
import { nameForParty, partyFor, peoplePerVoucher, sellableParty } from './party.ts'

const individual = { minimum: 1, maximum: 8, incrementing: 1 }
const couple = { minimum: 2, maximum: 8, incrementing: 2 }
const fixedCouple = { minimum: 2, maximum: 2, incrementing: 0 }
const roomyFixed = { minimum: 2, maximum: 4, incrementing: 0 }
const family = { minimum: 3, maximum: 9, incrementing: 1 }
const oddRoom = { minimum: 2, maximum: 5, incrementing: 2 }
const byThree = { minimum: 1, maximum: 10, incrementing: 3 }

test.each([
  ['one person', individual, 1, { count: 1, pax: 1 }],
  ['each further person is a voucher', individual, 5, { count: 5, pax: 5 }],
  ['up to the maximum', individual, 8, { count: 8, pax: 8 }],
  ['nobody becomes the minimum', individual, 0, { count: 1, pax: 1 }],
  ['fewer than nobody too', couple, -3, { count: 1, pax: 2 }],
  ['one person buys for two', couple, 1, { count: 1, pax: 2 }],
  ['a couple', couple, 2, { count: 1, pax: 2 }],
  ['three people buy for four', couple, 3, { count: 2, pax: 4 }],
  ['two couples', couple, 4, { count: 2, pax: 4 }],
  ['a family grows by one', family, 4, { count: 2, pax: 4 }],
  ['steps of three', byThree, 5, { count: 3, pax: 7 }],
  ['a fixed party', fixedCouple, 2, { count: 1, pax: 2 }],
  ['a fixed party for one', fixedCouple, 1, { count: 1, pax: 2 }],
  ['a fixed party stays the minimum', roomyFixed, 4, { count: 1, pax: 2 }],
  ['a party that fills the last whole step', oddRoom, 4, { count: 2, pax: 4 }],
])('%s', (_, capacity, pax, party) => {
  expect(partyFor(capacity, pax)).toEqual(party)
  expect(sellableParty(capacity, pax)).toEqual({ ok: true, value: party })
})

test.each([
  ['more people than the maximum', individual, 9],
  ['many more', couple, 100],
  ['a third person in a fixed couple', fixedCouple, 3],
  ['more than a fixed party has room for', roomyFixed, 5],
  ['vouchers for six where five fit', oddRoom, 5],
])('%s are refused', (_, capacity, pax) => {
  expect(sellableParty(capacity, pax)).toEqual({ ok: false, error: 'above-maximum' })
})

test.each([
  ['one person', individual, 1, [1]],
  ['two who come one by one', individual, 2, [1, 1]],
  ['two couples', couple, 4, [2, 2]],
  ['three people where couples come', couple, 3, [2, 2]],
  ['a family of five', family, 5, [3, 1, 1]],
  ['a fixed party', fixedCouple, 2, [2]],
])('the vouchers of %s', (_, capacity, pax, people) => {
  expect(peoplePerVoucher(capacity, pax)).toEqual(people)
})

test.each([
  ['for two, and two come', couple, 2, 'Circuito para 2'],
  ['for two, and four come', couple, 4, 'Circuito para 2 (×2)'],
  ['for two, and three come', couple, 3, 'Circuito para 2 (×2)'],
  ['for two and no more, and four come', roomyFixed, 4, 'Circuito para 2 (×2)'],
  ['for one, and two come', individual, 2, 'Circuito para 2 (×2)'],
])('what is included %s', (_, capacity, pax, name) => {
  expect(nameForParty('Circuito para 2', capacity, pax)).toBe(name)
})
