import { format } from 'node:util'
import { afterEach } from 'vitest'
import { takeLogProblems } from './logged-errors.ts'

/** What a test prints or logs as an error and does not expect fails it: the log of a green run is short. */
const printed: string[] = []
for (const name of ['error', 'warn'] as const) console[name] = (...said) => void printed.push(format(...said))

afterEach(() => {
  const problems = [...printed.splice(0), ...takeLogProblems()]
  if (problems.length > 0) throw new Error(`Errors that the test does not expect:\n${problems.join('\n')}`)
})
