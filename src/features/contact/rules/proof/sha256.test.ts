import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasLeadingZeros, proofBits } from './proof-of-work.ts'
import { sha256 } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the hash of %j is %s', (text, hash) => {
  expect(Buffer.from(sha256(new TextEncoder().encode(text))).toString('hex')).toBe(hash)
})

test('texts of every length around a block have the hash that others find', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256)
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test.each([
  [[0, 0, 0x3f], 18, true],
  [[0, 0, 0x40], 18, false],
  [[0, 1, 0], 18, false],
  [[0xff], 0, true],
  [[], 1, false],
])('%j begins with %i zeros: %s', (hash, bits, expected) => {
  expect(hasLeadingZeros(hash, bits)).toBe(expected)
})

test('18 bits are asked for', () => expect(proofBits).toBe(18))
