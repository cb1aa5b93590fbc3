import { expect, test } from 'vitest'
import { kindsOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { defineFeature, jobsOf, reactionsOf, sheetsOf } from './define-feature.ts'
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

test('what features sell, print and listen to is one table each', async () => {
  const { kind: sold } = suppliedKind()
  const printing = { voucher: async () => () => ({ page, draw: () => {} }) }
  const page = { title: '', brand: '', madeAt: new Date(0) }
  const selling = [
    { name: 'a', kinds: [sold] },
    { name: 'b', sheets: printing },
  ]
  expect(kindsOf(selling)).toEqual({ getaway: sold })
  expect(Object.keys(sheetsOf(selling))).toEqual(['voucher'])
  expect(() => kindsOf([...selling, { name: 'c', kinds: [sold] }])).toThrow('Two kinds of goods are named getaway')
})

test('the features above hear of something first, and the core last', () => {
  const core = async () => {}
  const above = async () => {}
  const features = [
    { name: 'checkout', on: { 'purchase.confirmed': core } },
    { name: 'search' },
    { name: 'newsletter', on: { 'purchase.confirmed': above, 'balance.spent': above } },
  ]
  expect(reactionsOf(features)).toEqual({ 'purchase.confirmed': [above, core], 'balance.spent': [above] })
})
