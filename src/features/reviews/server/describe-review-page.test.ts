import { beforeEach, expect, test } from 'vitest'
import { visitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { describeReviewPage } from './describe-review-page.ts'
import { submitReview } from './submit-review.ts'

const { services, pool, setNow } = await testServices()
beforeEach(() => setNow(new Date('2026-11-15T12:00:00+01:00')))
const spas = [...services.catalogue.current().spas.values()]
const spaThatIs = (status: string) => {
  const spa = spas.find((candidate) => candidate.status === status)
  if (!spa) throw new Error('the demo catalogue has changed')
  return spa
}
const spa = spaThatIs('online')

const at = (query: string, path = '/opinar/') =>
  describeReviewPage(services, new URL(`https://calmaria.example${path}${query}`))
const linkFor = (reference: string) =>
  new URL(visitLink(services, { spa: spa.uuid, service: null, reference }, 'es') ?? '').search

test('a spa is shown as its page shows it, in the language of the address', async () => {
  expect(await at(`?spa=${spa.uuid}`)).toMatchObject({
    kind: 'write',
    spa: { uuid: spa.uuid, name: spa.name, href: expect.stringMatching(/^\/spa-balneario\//) },
    visit: null,
    isExpired: false,
  })
  expect(await at(`?spa=${spa.uuid}`, '/pt/avaliar/')).toMatchObject({
    spa: { href: expect.stringMatching(/^\/pt\/spas\//) },
  })
})

test.each(['closedtemp', 'closed', 'lost'])(
  'a spa that is %s still has a page, and can be reviewed',
  async (status) => {
    expect(await at(`?spa=${spaThatIs(status).uuid}`)).toMatchObject({ kind: 'write' })
  },
)

test.each([
  ['no spa', '', { kind: 'choose' }],
  ['a spa that nobody knows', '?spa=5b6962dd-3f90-4c93-8f61-eabfa4a803e2', { kind: 'unknown', what: 'spa' }],
  ['a disabled spa', `?spa=${spaThatIs('disabled').uuid}`, { kind: 'unknown', what: 'spa' }],
  ['something that is no spa', `?spa=${encodeURIComponent("'; drop table spas")}`, { kind: 'unknown', what: 'spa' }],
  ['an empty spa', '?spa=', { kind: 'unknown', what: 'spa' }],
  ['half a link', '?visit=eyJ2IjoxLCJzcGEi', { kind: 'unknown', what: 'link' }],
  ['half a link and a spa', `?visit=x&spa=${spa.uuid}`, { kind: 'unknown', what: 'link' }],
])('%s', async (_, query, page) => {
  expect(await at(query)).toEqual(page)
})

test.each([
  ['pending', { kind: 'sent', isPublished: false }],
  ['published', { kind: 'sent', isPublished: true }],
  ['elsewhere', { kind: 'write' }],
])('after sending: %s', async (sent, page) => {
  expect(await at(`?spa=${spa.uuid}&sent=${sent}`)).toMatchObject(page)
})

test('the link of a visit brings its right along, until it is used', async () => {
  const link = linkFor('SP1')
  expect(await at(link)).toMatchObject({ kind: 'write', visit: { spa: spa.uuid, reference: 'SP1' }, isExpired: false })
  const marks = { environment: '5', service: '5', attention: '5', qualityPrice: '5' }
  const draft = { ...marks, comment: 'Volveremos pronto.', name: 'Rui', email: '', consent: 'yes' }
  const visit = { spa: spa.uuid, service: null, reference: 'SP1' }
  await submitReview(services, { spaUuid: spa.uuid, language: 'es', draft, visit })
  expect(await at(link)).toMatchObject({ kind: 'used', spa: { uuid: spa.uuid } })
})

test('an expired link still knows its spa, and has no more rights than anyone', async () => {
  const link = linkFor('SP2')
  setNow(new Date('2027-06-01T12:00:00+02:00'))
  expect(await at(link)).toMatchObject({ kind: 'write', spa: { uuid: spa.uuid }, visit: null, isExpired: true })
})

test('while the database is away the page is there all the same', async () => {
  expectLogged(/visit not looked up/)
  const link = linkFor('SP3')
  await pool.query('alter table review_submissions rename to elsewhere')
  expect(await at(link)).toMatchObject({ kind: 'write' })
  await pool.query('alter table elsewhere rename to review_submissions')
})
