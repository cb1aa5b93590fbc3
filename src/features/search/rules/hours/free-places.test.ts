import { describe, expect, test } from 'vitest'
import type { Claim } from '#features/catalogue/rules/services/resources.ts'
import { cabin, circuit } from '#tests/hours/a-booked-service.ts'
import { choosePlaces, freePlaces, timesFree } from './free-places.ts'

const claim = (resourceUuid: string, units: number, from: number, to: number): Claim => ({
  resourceUuid,
  units,
  from,
  to,
})

describe('a cabin is the same one from the first minute to the last', () => {
  const crossed = [
    { place: 1, from: 10, to: 11 },
    { place: 2, from: 11, to: 12 },
  ]

  test('two cabins, each taken for a part of the time, are not one that is free', () => {
    expect(freePlaces(cabin, crossed, { from: 10.5, to: 11.5 })).toBe(0)
    expect(choosePlaces(cabin, crossed, claim('cabin', 1, 10.5, 11.5))).toBeNull()
  })

  test('the lowest that is free', () => {
    expect(choosePlaces(cabin, crossed, claim('cabin', 1, 10, 11))).toEqual([{ place: 2, from: 10, to: 11 }])
    expect(choosePlaces(cabin, [], claim('cabin', 2, 10, 11))).toEqual([
      { place: 1, from: 10, to: 11 },
      { place: 2, from: 10, to: 11 },
    ])
  })

  test('who leaves when the next one comes is not in the way', () => {
    expect(freePlaces(cabin, crossed, { from: 12, to: 13 })).toBe(2)
    expect(freePlaces(cabin, crossed, { from: 9, to: 10 })).toBe(2)
  })
})

describe('in a circuit nobody has a place of their own', () => {
  const two = { ...circuit, places: 2 }
  const crossed = [
    { place: 1, from: 10, to: 11 },
    { place: 2, from: 11, to: 12 },
  ]

  test('one leaves and another comes: a third fits beside both', () => {
    expect(freePlaces(two, crossed, { from: 10.5, to: 11.5 })).toBe(1)
    expect(choosePlaces(two, crossed, claim('circuit', 1, 10.5, 11.5))).toEqual([
      { place: 1, from: 11, to: 11.5 },
      { place: 2, from: 10.5, to: 11 },
    ])
  })

  test('the fullest moment decides', () => {
    const taken = [
      { place: 1, from: 10, to: 12 },
      { place: 2, from: 11, to: 11.25 },
    ]
    expect(freePlaces(circuit, taken, { from: 10, to: 12 })).toBe(4)
    expect(choosePlaces(two, taken, claim('circuit', 1, 10, 12))).toBeNull()
  })

  test('what is chosen overlaps nothing, whatever the order in which people come', () => {
    const five = { ...circuit, places: 5 }
    let seed = 7
    const draw = (limit: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed % limit
    }
    const taken: { place: number; from: number; to: number }[] = []
    for (let tries = 0; tries < 300; tries++) {
      const from = draw(40)
      const wish = claim('circuit', 1 + draw(2), from, from + 1 + draw(6))
      const chosen = choosePlaces(five, taken, wish)
      expect(chosen !== null).toBe(freePlaces(five, taken, wish) >= wish.units)
      for (const piece of chosen ?? []) {
        const isInTheWay = taken.some((one) => one.place === piece.place && one.from < piece.to && piece.from < one.to)
        expect(isInTheWay).toBe(false)
        taken.push(piece)
      }
    }
    expect(taken.length).toBeGreaterThan(30)
  })
})

test('a package fits as often as its scarcest part', () => {
  const resources = new Map([cabin, circuit].map((resource) => [resource.uuid, resource]))
  const claims = [claim('circuit', 2, 10, 11), claim('cabin', 1, 11, 12)]
  const taken = (uuid: string) => (uuid === 'circuit' ? [{ place: 1, from: 10, to: 11 }] : [])
  expect(timesFree(resources, claims, taken)).toBe(2)
  expect(timesFree(resources, [claim('pool', 1, 10, 11)], taken)).toBe(0)
  expect(timesFree(resources, [], taken)).toBe(0)
})
