import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type Counts = { passed: number; failed: number }

export function unitCounts(): Counts {
  const report = read('reports/unit.json')
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 }
}

export function browserCounts(): Counts {
  const stats = read('reports/browser.json')?.stats
  return { passed: stats ? stats.expected + stats.flaky : 0, failed: stats?.unexpected ?? 1 }
}

export const addUp = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

type Failure = { message?: string; location?: { file: string; line: number }; snippet?: string }
type Attempt = {
  status: string
  /** Of a test that hung the first only says so: the step stands in the next. */
  errors?: Failure[]
  attachments: { name: string; path?: string }[]
}
type Spec = { title: string; tests: { projectName: string; status: string; results: Attempt[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

/** Browser tests that passed at the second try only: where the first one failed, and how the page looked. */
export function secondTries(suite: Suite = read('reports/browser.json') ?? {}): string[] {
  const here = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map((test) => describeAttempt(`${title} (${test.projectName})`, test.results[0])),
  )
  return [...here, ...(suite.suites ?? []).flatMap(secondTries)]
}

function describeAttempt(title: string, attempt: Attempt | undefined): string {
  const errors = attempt?.errors ?? []
  const { message = '', location, snippet = '' } = errors.find((error) => error.location) ?? errors[0] ?? {}
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n')
  const step = stripVTControlCharacters(snippet)
    .split('\n')
    .find((line) => line.startsWith('>'))
  const picture = attempt?.attachments.find(({ name }) => name === 'screenshot')?.path
  return [
    `Passed at the second try: ${title}`,
    `  ${firstLine}`,
    ...(location ? [`  at ${relative('', location.file)}:${location.line}`] : []),
    ...(step ? [`  ${step}`] : []),
    ...(picture ? [`  the page then: ${relative('', picture)}`] : []),
  ].join('\n')
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
