import { expect, test } from 'vitest'
import {
  acceptAll,
  acceptSome,
  choiceIn,
  choiceToSet,
  chosenBy,
  readConsentChoice,
  rejectAll,
  shortenedAddress,
  writeChoice,
} from './choice.ts'

const now = new Date('2026-11-18T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

test('a choice is kept for 365 days, and what is kept says nothing but it', () => {
  const choice = acceptSome(now, ['web-analytics', 'affiliate-one', 'consent', 'x'])
  expect(writeChoice(choice)).toBe('2026-11-18.1794996000.web-analytics~affiliate-one')
  const value = writeChoice(choice)
  expect(readConsentChoice(value, later(365))?.accepted).toEqual(['web-analytics', 'affiliate-one'])
  expect(readConsentChoice(value, later(365.1))).toBeNull()
  expect(choiceToSet(choice, true)).toBe(`consent=${value}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`)
  expect(choiceIn(`a=b; consent=${value}; c=d`, now)?.accepted).toHaveLength(2)
})

test('no is a choice too', () => {
  expect(readConsentChoice(writeChoice(rejectAll(now)), now)).toEqual({ at: now, accepted: [] })
})

test.each([
  ['nothing', undefined],
  ['another text', '2025-01-01.1794996000.web-analytics'],
  ['a time to come', `2026-11-18.${1794996000 + 200_000}.`],
  ['anything', 'yes'],
  ['a script', '2026-11-18.1794996000.<script>'],
])('%s is no choice', (_, value) => {
  expect(readConsentChoice(value, now)).toBeNull()
})

test('what is no service of ours is not accepted', () => {
  expect(readConsentChoice('2026-11-18.1794996000.evil~web-analytics', now)?.accepted).toEqual(['web-analytics'])
})

test.each([
  ['choice=accept', acceptAll(now)],
  ['choice=accept&service=web-analytics', acceptAll(now)],
  ['choice=reject&service=web-analytics', rejectAll(now)],
  ['choice=save&service=web-analytics&service=nobody', { at: now, accepted: ['web-analytics'] }],
  ['choice=save', rejectAll(now)],
  ['choice=other', null],
  ['', null],
])('the form says %j', (sent, choice) => {
  expect(chosenBy(new URLSearchParams(sent), now)).toEqual(choice)
})

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::/64', '2001:db8:1::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['', ''],
  ['unknown', ''],
])('of the address %j %j is kept', (address, kept) => {
  expect(shortenedAddress(address)).toBe(kept)
})
