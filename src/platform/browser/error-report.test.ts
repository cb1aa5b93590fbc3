import { expect, test, vi } from 'vitest'
import { cleanReport, fingerprintOf, isIgnored, isStorageFailure, longest } from './error-report.ts'

const report = { type: 'TypeError', message: 'no water', stack: 'at a (x.js:1:2)\nat b (x.js:3:4)', path: '/' }

test.each([
  '$ is not defined',
  "Can't find variable: $",
  'jQuery is not defined',
  "Can't find variable: jQuery",
  'Attempted to assign to readonly property.',
  'ReferenceError: $ is not defined',
  'Uncaught ReferenceError: jQuery is not defined',
  'TypeError: Attempted to assign to readonly property.',
])('%s is not reported', (message) => {
  expect(isIgnored({ message })).toBe(true)
})

test.each(['price$ is not defined', 'gtag is not defined', 'Attempted to assign to readonly property', ''])(
  '%s is reported',
  (message) => {
    expect(isIgnored({ message })).toBe(false)
  },
)

test('a report has bounds, and no personal data', () => {
  const long = 'a '.repeat(20_000)
  const told = cleanReport({
    type: long,
    message: `marta@correo.example ${long}`,
    stack: 'at marta (https://x.example/a.js?e=marta@correo.example:1:2)\n'.repeat(500),
    path: `/${long}?name=Marta`,
  })
  expect(told.type).toHaveLength(longest.type)
  expect(told.message).toHaveLength(longest.message)
  expect(told.message).toMatch(/^\[email\] a/)
  expect(told.stack.split('\n')).toHaveLength(longest.stackLines)
  expect(told.stack.length).toBeLessThanOrEqual(longest.stack)
  expect(told.path).toHaveLength(longest.path)
  expect(JSON.stringify(told)).not.toMatch(/correo|Marta/)
})

test('an error without a class is an Error', () => {
  expect(cleanReport({ ...report, type: '' }).type).toBe('Error')
})

test('the same error on another page is the same, at another place in the code another', () => {
  expect(fingerprintOf({ ...report, path: '/pt/' })).toBe(fingerprintOf(report))
  expect(fingerprintOf({ ...report, stack: 'at a (x.js:9:9)' })).not.toBe(fingerprintOf(report))
})

test.each([
  [
    'SecurityError',
    "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    true,
  ],
  ['SecurityError', "Failed to set the 'cookie' property on 'Document'", true],
  ['QuotaExceededError', "Failed to execute 'setItem' on 'Storage'", true],
  ['QuotaExceededError', 'The quota has been exceeded.', true],
  ['SecurityError', "Failed to execute 'replaceState' on 'History'", false],
  ['TypeError', 'the storage of water is empty', false],
])('%s: %s is a failure of storage: %s', (type, message, expected) => {
  expect(isStorageFailure({ type, message })).toBe(expected)
})

test.each(['/', 'a', 'a@', '1', '1 ', 'A1', '"', "'", 'ab-', 'name=', '2a:', '%40', 'at a@b:1:2\n', 'at /?a'])(
  'however often %j is repeated, no more of it is read by rules that may take by the square of the length',
  (piece) => {
    const [once, often] = [readOf(piece.repeat(10_000)), readOf(piece.repeat(100_000))]
    expect(often).toEqual(once)
    expect(often.longest).toBeLessThanOrEqual(2 * longest.message)
  },
)

/** How much of a text the rules are given: of all their readings together, and in the longest. */
function readOf(text: string) {
  const replace = vi.spyOn(String.prototype, 'replace')
  try {
    cleanReport({ type: text, message: text, stack: text, path: text })
    const lengths = replace.mock.contexts.map((read) => String(read).length)
    return { all: lengths.reduce((sum, length) => sum + length, 0), longest: Math.max(...lengths) }
  } finally {
    replace.mockRestore()
  }
}
