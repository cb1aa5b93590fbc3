import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, isForElsewhere, type Lock, licenceProblems, packageNameOf, withoutHash } from './package-rules.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const hash = `sha512-${'a'.repeat(86)}==`

test('every package that Linux with glibc may install has its hash in the lock', () => {
  expect(withoutHash(lock).filter(([, entry]) => !isForElsewhere(entry))).toEqual([])
})

test('a package without a hash, or with a weak one, is found', () => {
  const packages = {
    '': {},
    'node_modules/a': { integrity: hash },
    'node_modules/b': {},
    'node_modules/c': { integrity: 'sha1-x' },
  }
  expect(withoutHash({ packages }).map(([path]) => path)).toEqual(['node_modules/b', 'node_modules/c'])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
])('the licence %s is allowed: %s', (licence, isRight) => {
  expect(isAllowed(licence)).toBe(isRight)
})

test('a licence that nobody has allowed, and one that is not told, are named', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'GPL-3.0-only' },
    'node_modules/a/node_modules/@b/c': {},
    'node_modules/told': {},
    'node_modules/tool': { dev: true, license: 'GPL-3.0-only' },
    'node_modules/for-mac': { optional: true, os: ['darwin'] },
  }
  expect(licenceProblems({ packages }, (path) => (packageNameOf(path) === 'told' ? 'MIT' : undefined))).toEqual([
    'a has the licence GPL-3.0-only, which nobody has allowed',
    '@b/c tells no licence',
  ])
})

test.each([
  [{ optional: true, os: ['darwin'], cpu: ['arm64'] }, true],
  [{ optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }, true],
  [{ optional: true, os: ['linux'], cpu: ['s390x'] }, true],
  [{ optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, false],
  [{ optional: true }, false],
  [{ os: ['darwin'] }, false],
])('%j is a build for elsewhere: %s', (entry, isRight) => {
  expect(isForElsewhere(entry)).toBe(isRight)
})
