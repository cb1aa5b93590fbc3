import { expect, test } from 'vitest'
import { defineFeature, jobsOf } from './define-feature.ts'
import { defineTemplate } from './emails/define-email.ts'
import { defineJob } from './jobs/define-job.ts'

const tidy = defineJob({ name: 'tidy', run: async () => {} })
const hello = defineTemplate('hello', () => ({ subject: '', preheader: '', title: '', blocks: [], why: '' }))

test('the jobs of features are their own and those of their e-mails', () => {
  const mailing = defineFeature({
    name: 'mailing',
    emails: [hello, { ...hello, name: 'bye', job: { ...tidy, name: 'send-bye' } }],
  })
  const names = jobsOf([defineFeature({ name: 'tidying', jobs: [tidy] }), mailing]).map(({ name }) => name)
  expect(names).toEqual(['tidy', 'send-bye'])
})

test.each([
  ['features', [{ name: 'a' }, { name: 'a' }]],
  [
    'jobs',
    [
      { name: 'a', jobs: [tidy] },
      { name: 'b', jobs: [tidy] },
    ],
  ],
  [
    'e-mails',
    [
      { name: 'a', emails: [hello] },
      { name: 'b', emails: [hello] },
    ],
  ],
])('two %s of one name are refused', (kind, twins) => {
  expect(() => jobsOf(twins)).toThrow(`Two ${kind} are named`)
})
