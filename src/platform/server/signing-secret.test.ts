import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedSecret } from './signing-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calmaria-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('it is made once, for nobody else to read', () => {
  const secret = storedSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(storedSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'signing-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['signing-secret'])
})

test('two houses have two secrets', () => {
  const other = join(folder, 'not', 'there', 'yet')
  expect(storedSecret(other)).not.toBe(storedSecret(folder))
})

test('what somebody shortened is not used, and not replaced either', () => {
  const file = join(folder, 'signing-secret')
  writeFileSync(file, 'abc\n')
  expect(() => storedSecret(folder)).toThrow(`${file} is shorter than 32 characters`)
  expect(readFileSync(file, 'utf8')).toBe('abc\n')
})
