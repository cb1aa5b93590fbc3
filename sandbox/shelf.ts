import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Things by their name. The last word about a thing is the one that counts. */
export type Shelf<Thing> = {
  get: (name: string) => Thing | undefined
  put: (name: string, thing: Thing) => void
  all: () => [name: string, thing: Thing][]
}

/** With a file it outlives the process; it is one line for each word about a thing, so that a kill tears at most one. */
export function openShelf<Thing>(file?: string): Shelf<Thing> {
  const things = new Map<string, Thing>()
  if (file && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const read = parse<Thing>(line)
      if (read) things.set(...read)
    }
  }
  if (file) mkdirSync(dirname(file), { recursive: true })
  return {
    get: (name) => things.get(name),
    put: (name, thing) => {
      if (file) appendFileSync(file, `${JSON.stringify([name, thing])}\n`)
      things.set(name, thing)
    },
    all: () => [...things],
  }
}

function parse<Thing>(line: string): [string, Thing] | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
