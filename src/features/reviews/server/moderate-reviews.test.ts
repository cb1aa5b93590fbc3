import { beforeEach, expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { forgetReviewers } from './forget-reviewers.ts'
import { approveReview, listPendingReviews, rejectReview } from './moderate-reviews.ts'
import { submitReview } from './submit-review.ts'

const { services, pool, setNow } = await testServices()
const spa = [...services.catalogue.current().spas.values()].find(({ status }) => status === 'online')
if (!spa) throw new Error('the demo catalogue has changed')

beforeEach(async () => {
  setNow(new Date('2026-11-15T12:00:00+01:00'))
  await pool.query('truncate review_submissions cascade')
})

let sent = 0
async function send(reference: string | null = null) {
  const comment = `Una tarde entera sin mirar el reloj, ${++sent}.`
  await submitReview(services, {
    spaUuid: spa?.uuid ?? '',
    language: 'es',
    draft: {
      environment: '5',
      service: '5',
      attention: '5',
      qualityPrice: '5',
      comment,
      name: 'Rui Matos',
      email: 'rui@correio.pt',
      consent: 'yes',
    },
    visit: reference === null ? null : { spa: spa?.uuid ?? '', service: null, reference },
  })
  const { rows } = await pool.query('select uuid from review_submissions where comment = $1', [comment])
  return { uuid: rows[0].uuid as string, comment }
}

const rowOf = async (uuid: string) =>
  (await pool.query('select state, email, decided_at from review_submissions where uuid = $1', [uuid])).rows[0]
const isShown = async (uuid: string) =>
  (await pool.query('select 1 from reviews where uuid = $1', [uuid])).rowCount === 1

test('what waits is listed with its spa, the longest waiting first; verified ones do not wait', async () => {
  const first = await send()
  setNow(new Date('2026-11-15T12:05:00+01:00'))
  const second = await send()
  await send('SP1')
  expect(await listPendingReviews(services)).toMatchObject([
    { uuid: first.uuid, spa: spa.name, author: 'Rui M.', email: 'rui@correio.pt' },
    { uuid: second.uuid },
  ])
})

test('a published review is shown as not verified, on the day it was written, and the address goes', async () => {
  const { uuid, comment } = await send()
  setNow(new Date('2026-11-18T09:00:00+01:00'))
  expect(await approveReview(services, uuid)).toMatchObject({ ok: true })
  expect(await rowOf(uuid)).toMatchObject({ state: 'published', email: null })
  await services.catalogue.refresh()
  const shown = services.catalogue.current().reviewsOfSpa.get(spa.uuid)
  expect(shown?.find((review) => review.uuid === uuid)).toMatchObject({
    comment,
    isVerified: false,
    writtenOn: '2026-11-15',
  })
  expect(await listPendingReviews(services)).toEqual([])
})

test('a rejected review is never shown, and the address goes', async () => {
  const { uuid } = await send()
  expect(await rejectReview(services, uuid)).toMatchObject({ ok: true })
  expect(await rowOf(uuid)).toMatchObject({ state: 'rejected', email: null })
  expect(await isShown(uuid)).toBe(false)
})

test.each([null, 'SP2'])('a shown review can be taken down, verified or not', async (reference) => {
  const { uuid } = await send(reference)
  if (reference === null) await approveReview(services, uuid)
  expect(await isShown(uuid)).toBe(true)
  expect(await rejectReview(services, uuid)).toMatchObject({ ok: true })
  expect(await isShown(uuid)).toBe(false)
})

test('what is decided stays decided', async () => {
  const { uuid } = await send()
  await approveReview(services, uuid)
  expect(await approveReview(services, uuid)).toEqual({ ok: false, error: 'already-decided' })
  await rejectReview(services, uuid)
  expect(await approveReview(services, uuid)).toEqual({ ok: false, error: 'already-decided' })
  expect(await rejectReview(services, uuid)).toEqual({ ok: false, error: 'already-decided' })
})

test('two moderators at once: one decides', async () => {
  const { uuid } = await send()
  const answers = await Promise.all([1, 2, 3].map(() => approveReview(services, uuid)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('what nobody sent, or is about a spa that left, is not published', async () => {
  expect(await approveReview(services, '5b6962dd-3f90-4c93-8f61-eabfa4a803e2')).toEqual({
    ok: false,
    error: 'not-found',
  })
  expect(await rejectReview(services, '5b6962dd-3f90-4c93-8f61-eabfa4a803e2')).toEqual({
    ok: false,
    error: 'not-found',
  })
  const { uuid } = await send()
  await pool.query('update review_submissions set spa_uuid = gen_random_uuid() where uuid = $1', [uuid])
  expect(await approveReview(services, uuid)).toEqual({ ok: false, error: 'spa-gone' })
  expect(await rowOf(uuid)).toMatchObject({ state: 'pending' })
  expect(await listPendingReviews(services)).toMatchObject([{ uuid, spa: null }])
})

test('an address is forgotten after 90 days, and a rejected review after 180', async () => {
  const waiting = await send()
  const rejected = await send()
  await rejectReview(services, rejected.uuid)
  const shown = await send('SP3')
  setNow(new Date('2027-02-13T11:59:00+01:00'))
  await forgetReviewers(services)
  expect(await rowOf(waiting.uuid)).toMatchObject({ email: 'rui@correio.pt' })
  setNow(new Date('2027-02-13T12:01:00+01:00'))
  await forgetReviewers(services)
  expect(await rowOf(waiting.uuid)).toEqual({ state: 'pending', email: null, decided_at: null })
  expect(await rowOf(rejected.uuid)).toMatchObject({ state: 'rejected' })
  setNow(new Date('2027-05-14T12:01:00+01:00'))
  await forgetReviewers(services)
  await forgetReviewers(services)
  expect(await rowOf(rejected.uuid)).toBeUndefined()
  expect(await rowOf(shown.uuid)).toMatchObject({ state: 'published' })
})
