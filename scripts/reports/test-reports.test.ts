import { expect, test } from 'vitest'
import { secondTries } from './test-reports.ts'

const failed = {
  status: 'failed',
  errors: [
    { message: 'Test timeout of 300000ms exceeded.' },
    {
      message: '\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: …',
      location: { file: `${process.cwd()}/tests/browser/map.spec.ts`, line: 60 },
      snippet:
        '  59 |   await openPage(page, list)\n\u001b[31m>\u001b[39m 60 |   await expect(map).toBeVisible()\n  61 | }',
    },
  ],
  attachments: [{ name: 'screenshot', path: `${process.cwd()}/test-results/map/test-failed-1.png` }],
}
const passed = { status: 'passed', attachments: [] }
const specOf = (title: string, status: string, results: (typeof failed | typeof passed)[]) => ({
  title,
  tests: [{ projectName: 'phone', status, results }],
})

test('a second try is named with the step that failed first and a picture of the page', () => {
  const inside = { suites: [{ specs: [specOf('the map is opened', 'flaky', [failed, passed])] }] }
  expect(secondTries({ suites: [inside] })).toEqual([
    [
      'Passed at the second try: the map is opened (phone)',
      '  Error: expect(locator).toBeVisible() failed',
      '  at tests/browser/map.spec.ts:60',
      '  > 60 |   await expect(map).toBeVisible()',
      '  the page then: test-results/map/test-failed-1.png',
    ].join('\n'),
  ])
})

test('what passed or failed for good is no second try', () => {
  const specs = [specOf('well', 'expected', [passed]), specOf('badly', 'unexpected', [failed, failed])]
  expect(secondTries({ specs })).toEqual([])
})
