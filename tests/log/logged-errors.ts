import { pino } from 'pino'
import { describeError } from '#platform/server/log.ts'

let logged: string[] = []
let expected: RegExp[] = []
let allowed: RegExp[] = []

/** For services under test: nothing is printed, and every error is remembered. */
export const testLog = () =>
  pino({ level: 'error', base: undefined, serializers: { err: describeError } }, { write: (line) => logged.push(line) })

/** Said by a test that provokes an error, which is logged in the course of it. */
export const expectLogged = (like: RegExp) => void expected.push(like)

/** The same where it depends on the row, or on what comes first, whether it is. */
export const allowLogged = (like: RegExp) => void allowed.push(like)

/** What was logged and not expected, or expected and not logged, since the last time. */
export function takeLogProblems(): string[] {
  const problems = [
    ...logged
      .filter((line) => ![...expected, ...allowed].some((like) => like.test(line)))
      .map((line) => `logged: ${line}`),
    ...expected.filter((like) => !logged.some((line) => like.test(line))).map((like) => `not logged: ${like}`),
  ]
  logged = []
  expected = []
  allowed = []
  return problems
}
