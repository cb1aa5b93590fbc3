import { expect, test } from 'vitest'
import { findRoom, type Place, type Room } from './find-room.ts'

const pill = { width: 50, height: 34 }
const empty = (): Room => ({ width: 300, height: 300, taken: [] })

test('where it is free, a thing stands where it belongs', () => {
  expect(findRoom(empty(), [150, 150], pill, 40)).toEqual({ ...pill, x: 150, y: 150 })
})

test('of two at one place the second moves up or down, not far', () => {
  const room = empty()
  room.taken.push({ ...pill, x: 150, y: 150 })
  const second = findRoom(room, [150, 150], pill, 60)
  expect(second?.x).toBe(150)
  expect(Math.abs((second?.y ?? 0) - 150)).toBe(40)
})

test('twenty at one place all find room, none over another, the same way every time', () => {
  const settle = () => {
    const room = empty()
    for (let at = 0; at < 20; at++) {
      const place = findRoom(room, [150, 150], pill, 400)
      if (place) room.taken.push(place)
    }
    return room.taken
  }
  const places = settle()
  expect(places).toHaveLength(20)
  for (const [at, a] of places.entries()) for (const b of places.slice(at + 1)) expect(isApart(a, b)).toBe(true)
  expect(settle()).toEqual(places)
})

test('near an edge it stays inside', () => {
  expect(findRoom(empty(), [4, 296], pill, 60)?.x).toBeGreaterThanOrEqual(25)
})

test('too far away is no room', () => {
  const room: Room = { ...empty(), taken: [{ x: 150, y: 150, width: 280, height: 280 }] }
  expect(findRoom(room, [150, 150], pill, 40)).toBeNull()
})

const isApart = (a: Place, b: Place) =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2
