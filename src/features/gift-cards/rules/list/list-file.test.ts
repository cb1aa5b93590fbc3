import { expect, test } from 'vitest'
import { readListFile } from './list-file.ts'

const words = 'Íñigo Peña;inigo@acme.example;50;¡Feliz año!'
const latin = Uint8Array.from([...words], (sign) => sign.charCodeAt(0))
const wide = (isLittle: boolean, mark: number[]) =>
  Uint8Array.from([
    ...mark,
    ...[...words].flatMap((sign) => {
      const [high, low] = [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255]
      return isLittle ? [low, high] : [high, low]
    }),
  ])

test.each([
  ['UTF-8', new TextEncoder().encode(words)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${words}`)],
  ['Latin letters of Windows', latin],
  ['UTF-16, low bytes first', wide(true, [0xff, 0xfe])],
  ['UTF-16, high bytes first', wide(false, [0xfe, 0xff])],
  ['UTF-16 without a mark', wide(true, [])],
  ['UTF-16 without a mark, high bytes first', wide(false, [])],
])('reads %s', (_, bytes) => {
  expect(readListFile(bytes)).toEqual({ ok: true, value: words })
})

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], 'fileSheet'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'fileSheet'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d], 'fileNotText'],
  ['UTF-16 that ends in the middle of a sign', [0xff, 0xfe, 0x41], 'fileNotText'],
])('refuses %s', (_, bytes, error) => {
  expect(readListFile(Uint8Array.from(bytes))).toEqual({ ok: false, error })
})

test('refuses 10 MB, and what has not come whole', () => {
  expect(readListFile(new Uint8Array(10 * 1024 * 1024).fill(65))).toEqual({ ok: false, error: 'fileLarge' })
  expect(readListFile(new Uint8Array(500_001).fill(65))).toEqual({ ok: false, error: 'listLong' })
  expect(readListFile(new Uint8Array(500_000).fill(65)).ok).toBe(true)
  expect(readListFile(new TextEncoder().encode(words), false)).toEqual({ ok: false, error: 'fileLarge' })
})
