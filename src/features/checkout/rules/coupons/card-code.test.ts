import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { cardCodeInGroups, hiddenCardCode, isCardCode, makeCardCode, plainCardCode } from './card-code.ts'
import { normalCode } from './coupon.ts'

const draw = (limit: number) => randomInt(limit)

test('a code has 16 characters, begins with TR and has nothing that looks like something else', () => {
  for (let index = 0; index < 200; index++) {
    const code = makeCardCode(draw)
    expect(code).toMatch(/^TR[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{14}$/)
    expect(isCardCode(code)).toBe(true)
  }
})

test('what is drawn decides the code', () => {
  expect(makeCardCode(() => 0)).toBe('TRAAAAAAAAAAAAAQ')
  expect(makeCardCode((limit) => limit - 1)).toBe('TR99999999999995')
})

test('every wrong character is found', () => {
  const code = makeCardCode(draw)
  for (let place = 2; place < code.length; place++)
    for (const other of 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.replace(code.charAt(place), ''))
      expect(isCardCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
})

test.each(['', 'TR', 'TR-DEMO500', 'MO-ABCDEF-234567', 'TR48K2MW9HXC7P3', 'TRAAAAAAAAAAAAAO', 'trés', '0'.repeat(16)])(
  '%j is no code',
  (typed) => expect(isCardCode(plainCardCode(typed))).toBe(false),
)

test('it is known in groups, with hyphens, in small letters and with what a mailbox puts between', () => {
  const code = makeCardCode(draw)
  const groups = cardCodeInGroups(code)
  expect(groups).toMatch(/^TR..( .{4}){3}$/)
  for (const typed of [
    groups,
    groups.replaceAll(' ', '-'),
    groups.toLowerCase(),
    `\u200b${groups.replaceAll(' ', '\u00a0')} `,
    groups.replaceAll(' ', '–'),
  ])
    expect(normalCode(typed)).toBe(code)
})

test('other codes keep their hyphens', () => expect(normalCode(' mo-abcdef-234567 ')).toBe('MO-ABCDEF-234567'))

test('what others may see shows eight characters', () =>
  expect(hiddenCardCode('TR48K2MW9HXC7P3A')).toBe('TR48 ···· ···· 7P3A'))

test('of 100,000 codes that somebody makes up none is one of 500 that were sold', () => {
  const sold = new Set(Array.from({ length: 500 }, () => makeCardCode(draw)))
  expect(sold.size).toBe(500)
  const hits = Array.from({ length: 100_000 }, () => makeCardCode(draw)).filter((code) => sold.has(code))
  expect(hits).toEqual([])
})
