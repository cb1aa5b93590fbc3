import { readFileSync, statSync } from 'node:fs'
import { test as plain } from '@playwright/test'
import { siteHere, visitorAddress } from './site.ts'

type Fixtures = {
  /** The server logs an error like this in the course of the test. Any other one fails it. */
  expectServerError: (like: RegExp) => void
}

/** What tests of this worker have provoked: an error may be logged a moment after its test is over. */
const expected: RegExp[] = []
let read: number | undefined

/** A test of the site of its worker, by a visitor with an address of its own. */
export const test = plain.extend<Fixtures>({
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, 'X-Forwarded-For': visitorAddress() }),
  expectServerError: [
    async ({ baseURL: _ }, use) => {
      const wanted: RegExp[] = []
      read ??= statSync(siteHere().log).size
      await use((like) => void wanted.push(like))
      expected.push(...wanted)
      const errors = newErrors()
      for (const like of wanted)
        await plain.expect
          .poll(() => errors.push(...newErrors()) && errors.some((line) => like.test(line)), `logged: ${like}`)
          .toBe(true)
      const unexpected = errors.filter((line) => !expected.some((like) => like.test(line)))
      plain.expect(unexpected, 'errors that the server logged and no test expects').toEqual([])
    },
    { auto: true },
  ],
})

/** Lines of the server's log since the last time. */
function newErrors(): string[] {
  const log = readFileSync(siteHere().log)
  const whole = log.lastIndexOf('\n') + 1
  const lines = log.subarray(read, whole).toString().split('\n')
  read = whole
  return lines.filter((line) => line !== '' && !line.includes(' listens on '))
}
