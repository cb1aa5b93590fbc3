import { beforeEach, expect, test } from 'vitest'
import { catalogueChannel } from '#features/catalogue/server/store.ts'
import type { ReviewDraft } from '#features/reviews/rules/review-draft.ts'
import { openListener } from '#platform/server/db/live-index.ts'
import { testServices } from '#tests/test-services.ts'
import { type SubmitReview, submitReview } from './submit-review.ts'

const { services, pool, connectionString, setNow } = await testServices()
const snapshot = services.catalogue.current()
const [spa, otherSpa] = [...snapshot.spas.values()].filter(({ status }) => status === 'online')
const service = spa && snapshot.servicesOfSpa.get(spa.uuid)?.[0]
if (!spa || !otherSpa || !service) throw new Error('the demo catalogue has changed')

const start = services.clock.now()
beforeEach(() => setNow(start))

let comments = 0
const draft = (change: Partial<ReviewDraft> = {}): ReviewDraft => ({
  environment: '5',
  service: '4',
  attention: '3',
  qualityPrice: '2',
  comment: `Agua tibia y silencio, visita ${++comments}.`,
  name: 'Lucía Ferrer',
  email: 'Lucia@Correo.es',
  consent: 'yes',
  ...change,
})
const input = (change: Partial<SubmitReview> = {}): SubmitReview => ({
  spaUuid: spa.uuid,
  language: 'pt',
  draft: draft(),
  visit: null,
  ...change,
})

let references = 0
const visit = (reference = `SP${++references}`) => ({ spa: spa.uuid, service: service.uuid, reference })

const submitted = async (comment: string) =>
  (await pool.query('select * from review_submissions where comment = $1 order by submitted_at', [comment])).rows
const shown = async (comment: string) =>
  (await pool.query('select *, written_on::text from reviews where comment = $1', [comment])).rows

test('a review waits for moderation, and tells of its author only what will be shown and the address', async () => {
  const review = input()
  expect(await submitReview(services, review)).toEqual({ ok: true, value: 'pending' })
  expect(await submitted(review.draft.comment)).toMatchObject([
    {
      spa_uuid: spa.uuid,
      service_uuid: null,
      author: 'Lucía F.',
      email: 'lucia@correo.es',
      language: 'pt',
      environment: 5,
      service: 4,
      attention: 3,
      quality_price: 2,
      visit: null,
      state: 'pending',
      decided_at: null,
    },
  ])
  expect(await shown(review.draft.comment)).toEqual([])
})

test('a review from a visit is in the catalogue at once, verified, and without an address', async () => {
  const review = input({ visit: visit() })
  const toldCatalogue = Promise.withResolvers<void>()
  const listener = await openListener({
    connectionString,
    channel: catalogueChannel,
    onNotice: () => toldCatalogue.resolve(),
    onLost: () => {},
  })
  expect(await submitReview(services, review)).toEqual({ ok: true, value: 'published' })
  await toldCatalogue.promise
  await listener.end()
  const [row] = await submitted(review.draft.comment)
  expect(row).toMatchObject({ email: null, state: 'published' })
  expect(await shown(review.draft.comment)).toMatchObject([
    {
      uuid: row.uuid,
      author: 'Lucía F.',
      service_uuid: service.uuid,
      is_verified: true,
      is_published: true,
      written_on: '2026-11-15',
    },
  ])
  await services.catalogue.refresh()
  const shownNow = services.catalogue.current().reviewsOfSpa.get(spa.uuid) ?? []
  expect(shownNow).toContainEqual(expect.objectContaining({ comment: review.draft.comment, isVerified: true }))
})

test('a service that is not sold any more is left out', async () => {
  const review = input({ visit: { ...visit(), service: '8bd1d29e-7c1c-4d1a-9a3b-2f6a1c0f8e11' } })
  await submitReview(services, review)
  expect(await shown(review.draft.comment)).toMatchObject([{ service_uuid: null }])
})

test('text is kept as text', async () => {
  const comment = 'Primera línea\r\n\r\n\r\n\r\n<script>alert("5 & 6")</script>\u0000'
  await submitReview(services, input({ draft: draft({ comment }) }))
  expect(await submitted('Primera línea\n\n<script>alert("5 & 6")</script>')).toHaveLength(1)
})

test('the same review sent twice within a day is taken once and answered alike', async () => {
  const review = input()
  for (const instant of ['2026-11-15T23:50:00+01:00', '2026-11-15T23:50:01+01:00', '2026-11-16T23:49:59+01:00']) {
    setNow(new Date(instant))
    expect(await submitReview(services, review)).toEqual({ ok: true, value: 'pending' })
  }
  expect(await submitted(review.draft.comment)).toHaveLength(1)
  setNow(new Date('2026-11-16T23:50:01+01:00'))
  await submitReview(services, review)
  expect(await submitted(review.draft.comment)).toHaveLength(2)
})

test.each([
  ['another comment', {}, { comment: 'Otra cosa muy distinta.' }],
  ['another address', {}, { email: 'ana@correo.es' }],
  ['another spa', { spaUuid: otherSpa.uuid }, {}],
])('%s makes another review', async (_, change, draftChange) => {
  const review = input()
  await submitReview(services, review)
  const count = async () => Number((await pool.query('select count(*) from review_submissions')).rows[0].count)
  const before = await count()
  await submitReview(services, { ...review, ...change, draft: { ...review.draft, ...draftChange } })
  expect(await count()).toBe(before + 1)
})

test('clicked many times at once, it is taken once', async () => {
  const pending = input()
  const verified = input({ visit: visit() })
  const answers = await Promise.all(
    [pending, verified].flatMap((review) =>
      Array(6)
        .fill(review)
        .map((each) => submitReview(services, each)),
    ),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await submitted(pending.draft.comment)).toHaveLength(1)
  expect(await submitted(verified.draft.comment)).toHaveLength(1)
  expect(await shown(verified.draft.comment)).toHaveLength(1)
})

test('a visit is reviewed once: the same again is answered alike, anything else refused', async () => {
  const review = input({ visit: visit() })
  await submitReview(services, review)
  expect(await submitReview(services, review)).toEqual({ ok: true, value: 'published' })
  const second = { ...review, draft: draft() }
  expect(await submitReview(services, second)).toEqual({ ok: false, error: 'visit-used' })
  expect(await shown(second.draft.comment)).toEqual([])
})

test('two reviews of one visit at the same moment: one is taken', async () => {
  const reference = visit()
  const answers = await Promise.all([1, 2, 3].map(() => submitReview(services, input({ visit: reference }))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})
