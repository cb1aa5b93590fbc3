import { expect, test } from 'vitest'
import { kindsOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { defineFeature, jobsOf, limitsOf, personalDataOf, reactionsOf, sheetsOf } from './define-feature.ts'
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

test('limits of features stand beside those of the platform, and two of one name are refused', () => {
  const voting = defineFeature({ name: 'voting', limits: { vote: { most: 3, seconds: 60 } } })
  expect(limitsOf([voting])).toMatchObject({ sent: { most: 1200, seconds: 600 }, vote: { most: 3, seconds: 60 } })
  expect(() => limitsOf([voting, { ...voting, name: 'other' }])).toThrow('Two limits are named vote')
})

test('what features keep of people is one table, and tables of one may go along with what another keeps', () => {
  const voting = defineFeature({
    name: 'voting',
    personalData: {
      kept: { votes: { tables: ['votes'], terms: { kept: { days: 30 } } } },
      impersonal: ['vote_counts'],
      cookies: { ballot: 'necessary' },
      items: { 'calmaria.vote': 'session' },
    },
  })
  const commenting = { name: 'commenting', personalData: { alongside: { votes: ['comments'] } } }
  const { kept, impersonal, cookies, items } = personalDataOf([voting, commenting])
  expect(kept).toMatchObject({ votes: { tables: ['votes', 'comments'], terms: { kept: { days: 30 } } } })
  expect(impersonal).toContain('vote_counts')
  expect(cookies).toEqual({ ballot: 'necessary' })
  expect(items).toMatchObject({ 'calmaria.vote': 'session' })
  expect(() => personalDataOf([voting, { ...voting, name: 'other' }])).toThrow('are named votes')
})
