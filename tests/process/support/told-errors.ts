import { isDatabaseAway } from '#platform/server/db/database-away.ts'

/** What a server tells of as an error: lines of that level in its log, and whatever it says on the other stream. */
export function errorsIn(output: string, errors: string): string[] {
  const logged = output.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line))
  return errors.trim() === '' ? logged : [...logged, errors]
}

/** Whether an error is explained by a database that is away: that it is, or that it kept something from being done. */
export function tellsOfLostDatabase(told: string): boolean {
  if (!told.startsWith('{')) return false
  const { msg, err } = JSON.parse(told) as { msg: string; err?: { message: string; code?: string } }
  if (/^embedded database (died|started again)$/.test(msg)) return true
  // The job queue adds where it happened, and leaves out the code.
  const message = String(err?.message ?? '').replace(/ \(Queue: .*\)$/, '')
  const [, syscall, code] = /^(\w+) (E[A-Z]+)/.exec(message) ?? []
  return isDatabaseAway(Object.assign(new Error(message), { syscall, code: err?.code ?? code }))
}
