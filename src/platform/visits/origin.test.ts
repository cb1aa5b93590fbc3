import { expect, test } from 'vitest'
import { boundedOrigin, directOrigin, originFields, originKey, originOf } from './origin.ts'

test.each([
  ['', null],
  ['x=1', null],
  ['gclid=1', { channel: 'ga', campaign: '(none)' }],
  ['gclid=1&utm_campaign=Verano', { channel: 'ga', campaign: 'verano' }],
  ['source=Boletin', { channel: 'boletin', campaign: '(none)' }],
  ['utm_source=newsletter&utm_campaign=nov-18', { channel: 'newsletter', campaign: 'nov-18' }],
  ['utm_campaign=verano', { channel: '(direct)', campaign: 'verano' }],
  // No address of a person, and nothing that is no word.
  ['utm_source=ana%40correo.example&utm_campaign=ana%40correo.example', null],
  ['source=(api)&utm_campaign=(other)', { channel: '(other)', campaign: '(none)' }],
  ['source=ana%40correo.example&utm_source=awin', { channel: '(other)', campaign: '(none)' }],
  [`utm_campaign=${'a'.repeat(33)}`, null],
  ['source=%3Dcmd', { channel: '(other)', campaign: '(none)' }],
])('%s comes from %o', (query, origin) => {
  expect(originOf(new URLSearchParams(query))).toEqual(origin)
})

test.each(['gclid=1', 'fbclid=1&utm_campaign=x', 'utm_campaign=x', 'utm_source=mail', 'source=a+b'])(
  'what is sent on of %s is understood as the same',
  (query) => {
    const origin = originOf(new URLSearchParams(query))
    expect(origin).not.toBe(null)
    expect(originOf(new URLSearchParams(originFields(origin ?? directOrigin)))).toEqual(origin)
  },
)

test('nothing is sent on of a visit that said nothing', () => {
  expect(originFields(directOrigin)).toEqual([])
})

test('beyond the limit an origin is the rest; known ones, and the channels that everybody knows, stay', () => {
  const known = new Set([originKey({ channel: 'mail', campaign: 'one' })])
  const bounded = (channel: string, campaign = '(none)') =>
    Object.values(boundedOrigin({ channel, campaign }, known, 2)).join(' ')
  expect(bounded('mail', 'two')).toBe('mail two')
  expect([...known]).toEqual(['mail one', 'mail two'])
  expect(bounded('mail', 'three')).toBe('(other) (other)')
  expect(bounded('mail', 'one')).toBe('mail one')
  expect(bounded('(direct)')).toBe('(direct) (none)')
  expect(bounded('ga')).toBe('ga (none)')
  expect(bounded('ga', 'made-up')).toBe('ga (other)')
  expect(bounded('(direct)', 'made-up')).toBe('(direct) (other)')
  expect(known.size).toBe(2)
})
