import { fail, ok, type Result } from '#platform/rules/result.ts'

/** 500 people with the longest of messages fit in twice. */
export const largestList = 2 * 1024 * 1024

/** In characters: 500 rows of a thousand. It is all that is looked at, and sent back to who has no script. */
export const longestListText = 500_000

export type ListFileProblem = 'fileLarge' | 'listLong' | 'fileSheet' | 'fileNotText'

/**
 * The words of a file, however its program has written them: UTF-8, UTF-16 of either order, or the Latin letters of
 * Windows. A workbook of a spreadsheet is no list, and is told apart so that its owner knows what to do.
 */
export function readListFile(bytes: Uint8Array, isWhole = true): Result<string, ListFileProblem> {
  if (!isWhole || bytes.length > largestList) return fail('fileLarge')
  if (begins(bytes, zip) || begins(bytes, oldSheet)) return fail('fileSheet')
  const text = textOf(bytes)
  if (text === null || text.includes('\0')) return fail('fileNotText')
  return text.length > longestListText ? fail('listLong') : ok(text.replace(/^\ufeff/, ''))
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const oldSheet = [0xd0, 0xcf, 0x11, 0xe0]

const begins = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, index) => bytes[index] === byte)

function textOf(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes)
  if (wide) return decoded(bytes, wide)
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252')
}

/** By its first two bytes, or by every other byte being zero, as in any text of Latin letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, 512)
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const isMost = (count: number) => count > sample.length / 4
  if (isMost(zeros(1)) && zeros(0) === 0) return 'utf-16le'
  return isMost(zeros(0)) && zeros(1) === 0 ? 'utf-16be' : null
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
