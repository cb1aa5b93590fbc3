import { expect, test } from 'vitest'
import { makeSigner } from './signing.ts'

const signer = makeSigner('a secret of at least thirty-two characters')
const token = signer.sign('reminders', { email: 'ñ & 🌊' })

test('what was signed comes back as it was', () => {
  expect(signer.verify('reminders', token)).toEqual({ email: 'ñ & 🌊' })
  expect(token).toMatch(/^[\w.-]+$/)
})

test('a token for one purpose is worthless for another', () => {
  expect(signer.verify('voucher', token)).toBeNull()
})

test('a token of another shop is worthless here', () => {
  expect(makeSigner('another secret, as long as the first one').verify('reminders', token)).toBeNull()
})

test('a token with any character changed is refused', () => {
  for (const at of [...token].keys()) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect(signer.verify('reminders', token.slice(0, at) + other + token.slice(at + 1)), `character ${at}`).toBeNull()
  }
})

test.each([
  '',
  '.',
  'visit',
  `${token}x`,
  token.slice(0, -1),
  `${token.split('.')[0]}.`,
  `.${token.split('.')[1]}`,
  `${token}.${token}`,
  `${token.split('.')[0]}.${'é'.repeat(43)}`,
])('%.30j is no token', (text) => {
  expect(signer.verify('visit', text)).toBeNull()
})

test('a hash hides its text, and is another for another text or shop', () => {
  const hash = signer.hash('attempts', '203.0.113.9')
  expect(hash).toMatch(/^[0-9a-f]{32}$/)
  expect(signer.hash('attempts', '203.0.113.9')).toBe(hash)
  const others = [
    signer.hash('attempts', '203.0.113.8'),
    makeSigner('another secret, as long as the first one').hash('attempts', '203.0.113.9'),
  ]
  expect(new Set([hash, ...others]).size).toBe(3)
})
