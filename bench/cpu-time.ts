import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tick = 10

/** Milliseconds that a process and all below it have used of any core, also those that have ended meanwhile. */
export function cpuMilliseconds(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  const below = (parent: number): Stat[] =>
    all.filter((stat) => stat.parent === parent).flatMap((stat) => [stat, ...below(stat.pid)])
  const tree = [...all.filter((stat) => stat.pid === pid), ...below(pid)]
  return tree.reduce((sum, stat) => sum + stat.ticks, 0) * tick
}

/** What it takes of the processor, in milliseconds, on an average of so many times. */
export async function cpuTimeOf(times: number, run: (at: number) => Promise<void>): Promise<number> {
  const before = cpuMilliseconds(process.pid)
  for (let at = 0; at < times; at++) await run(at)
  return (cpuMilliseconds(process.pid) - before) / times
}

/** Of all rounds but the first, which warms up. */
export function medianAfterFirst([, ...times]: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] as number
}

type Stat = { pid: number; parent: number; ticks: number }

/** After the name: the parent as the second field, and from the twelfth on the time of its own and of its dead children. */
function statOf(pid: string): Stat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time, 0)
    return { pid: Number(pid), parent: fields[1] ?? 0, ticks }
  } catch {
    return null
  }
}
