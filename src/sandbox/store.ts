import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseLine, readLines, replaceLines } from './lines-file.ts'

/** Things by their name. The last word about a thing is the one that counts. */
export type Store<Thing> = {
  get: (name: string) => Thing | undefined
  put: (name: string, thing: Thing) => void
  /** In the order in which they were last put there. */
  all: () => [name: string, thing: Thing][]
}

/** What is kept at most; the thing that was put there longest ago goes first. */
type Bounds = { things?: number; bytes?: number }

const megabyte = 1024 * 1024

/**
 * With a file it outlives the process; it is one line for each word about a thing, so that a kill tears at most one. At
 * the start, and when the file has twice the size of what counts, it is written anew. A line that can't be read is
 * passed over: nothing in such a file may keep a server from starting.
 */
export function openStore<Thing>(file?: string, { things = 10_000, bytes = 32 * megabyte }: Bounds = {}): Store<Thing> {
  const kept = new Map<string, { thing: Thing; line: string }>()
  let size = 0
  let written = 0

  const drop = (name: string) => {
    size -= kept.get(name)?.line.length ?? 0
    kept.delete(name)
  }
  const keep = (name: string, thing: Thing, line: string) => {
    drop(name)
    kept.set(name, { thing, line })
    size += line.length
    for (const oldest of kept.keys()) {
      if (oldest === name || (kept.size <= things && size <= bytes)) break
      drop(oldest)
    }
  }
  const tidy = (path: string) => {
    replaceLines(
      path,
      [...kept.values()].map(({ line }) => line),
    )
    written = size
  }

  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    let lines = 0
    for (const line of readLines(file)) {
      lines++
      const read = parseLine(line)
      if (Array.isArray(read) && typeof read[0] === 'string' && read.length === 2) keep(read[0], read[1], line)
    }
    written = size
    if (lines !== kept.size) tidy(file)
  }
  return {
    get: (name) => kept.get(name)?.thing,
    put: (name, thing) => {
      const line = JSON.stringify([name, thing])
      if (file) appendFileSync(file, `${line}\n`)
      keep(name, thing, line)
      written += line.length
      if (file && written > 2 * size + megabyte) tidy(file)
    },
    all: () => [...kept].map(([name, { thing }]) => [name, thing]),
  }
}
