import type { TrackedPage } from '#features/tracking/rules/trackers/tracker.ts'

/** A list among the globals of a page, which a company's script takes over. */
export function listIn(page: TrackedPage, name: string): unknown[] {
  const list = Array.isArray(page[name]) ? page[name] : []
  page[name] = list
  return list
}

type Remembering = ((...call: unknown[]) => void) & Record<string, unknown>

/** A function that remembers its calls until the company's script replaces it, or reads them from `list`. */
export function rememberCalls(page: TrackedPage, name: string, list = 'q'): void {
  if (page[name]) return
  const calls: unknown[][] = []
  const remember = ((...call: unknown[]) => void calls.push(call)) as Remembering
  remember[list] = calls
  page[name] = remember
}

/** Calls a global function, if there is one: scripts of others may leave anything behind. */
export function callIn(page: TrackedPage, name: string, ...call: unknown[]): void {
  const found = page[name]
  if (typeof found === 'function') found(...call)
}
