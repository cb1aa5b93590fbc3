import { format } from 'node:util'
import { afterEach, expect } from 'vitest'
import { takeLogProblems } from './logged-errors.ts'

/** What a test prints or logs as an error and does not expect fails it: the log of a green run is short. */
const printed: string[] = []
for (const name of ['error', 'warn'] as const) console[name] = (...said) => void printed.push(format(...said))

afterEach(() => {
  expect([...printed.splice(0), ...takeLogProblems()]).toEqual([])
})
