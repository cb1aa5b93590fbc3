import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const chunkBytes = 256 * 1024
/** More than the largest e-mail with its attachments: whatever is longer was written by somebody else. */
const longestLine = 16 * 1024 * 1024

/** One by one: a file may be larger than memory, or than a string can be. Lines that are too long come as empty ones. */
export function* readLines(file: string): Generator<string> {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r')
  const chunk = Buffer.allocUnsafe(chunkBytes)
  let parts: Buffer[] = []
  let length = 0
  const line = () => (length > longestLine ? '' : Buffer.concat(parts).toString('utf8'))
  const take = (part: Buffer) => {
    length += part.length
    if (length > longestLine) parts = []
    else parts.push(Buffer.from(part))
  }
  try {
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      let from = 0
      for (let end = chunk.indexOf(10); end !== -1 && end < read; end = chunk.indexOf(10, from)) {
        take(chunk.subarray(from, end))
        yield line()
        ;[parts, length, from] = [[], 0, end + 1]
      }
      take(chunk.subarray(from, read))
    }
    if (length > 0) yield line()
  } finally {
    closeSync(handle)
  }
}

/** As a whole or not at all: who is killed in the middle finds the file of before. */
export function replaceLines(file: string, lines: Iterable<string>) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, [...lines].map((line) => `${line}\n`).join(''))
  renameSync(`${file}.new`, file)
}

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
