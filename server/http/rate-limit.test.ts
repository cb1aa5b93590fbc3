import { expect, test } from 'vitest'
import { makeRateLimit } from './rate-limit.ts'

function limitWithClock(options = {}) {
  let now = Date.parse('2026-11-15T12:00:00Z')
  const limit = makeRateLimit({ now: () => new Date(now) }, options)
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  const write = (times: number, address = '203.0.113.9', group = 'reviews') =>
    Array.from({ length: times }, () => limit.take(group, address))
  return { write, pass }
}

test('ten writes are welcome, the eleventh is told how long to wait', () => {
  const { write, pass } = limitWithClock()
  expect(write(10)).toEqual(Array(10).fill(0))
  expect(write(1)).toEqual([600])
  pass(200.5)
  expect(write(1)).toEqual([400])
})

test('after the ten minutes there are ten more, however often was tried in between', () => {
  const { write, pass } = limitWithClock()
  write(30)
  pass(599)
  expect(write(1)).toEqual([1])
  pass(1)
  expect(write(11)).toEqual([...Array(10).fill(0), 600])
})

test('addresses and groups of pages are counted apart', () => {
  const { write } = limitWithClock()
  write(11)
  expect(write(1, '203.0.113.10')).toEqual([0])
  expect(write(1, '203.0.113.9', 'newsletter')).toEqual([0])
  expect(write(1)).toEqual([600])
})

test('who is written to is counted for an hour, three times', () => {
  const { write, pass } = limitWithClock()
  const recipient = () => write(1, 'ana@correo.example', 'resend-recipient')[0]
  expect([recipient(), recipient(), recipient(), recipient()]).toEqual([0, 0, 0, 3600])
  pass(3599)
  expect(recipient()).toBe(1)
  pass(1)
  expect(recipient()).toBe(0)
})

test('windows of an hour do not keep those of ten minutes from being forgotten, nor are pushed out by them', () => {
  const { write, pass } = limitWithClock({ remembered: 2 })
  write(3, 'ana@correo.example', 'resend-recipient')
  for (const address of ['a', 'b', 'c']) write(10, address)
  expect(write(1, 'ana@correo.example', 'resend-recipient')).toEqual([3600])
  expect([...write(1, 'c'), ...write(1, 'a')]).toEqual([600, 0])
  pass(600)
  expect(write(1, 'c')).toEqual([0])
})

test('what is remembered is bounded, and the oldest is forgotten first', () => {
  const { write, pass } = limitWithClock({ most: 1, remembered: 3 })
  for (const address of ['a', 'b', 'c']) {
    write(1, address)
    pass(1)
  }
  expect(write(1, 'a')[0]).toBeGreaterThan(0)
  write(1, 'd')
  expect(write(1, 'c')[0]).toBeGreaterThan(0)
  expect(write(1, 'a')).toEqual([0])
})
