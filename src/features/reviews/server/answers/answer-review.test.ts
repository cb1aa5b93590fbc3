import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { reviewToSpa } from '#features/reviews/emails/review-to-spa.ts'
import { reviewsOf } from '#tests/builders/a-review.ts'
import { testServices } from '#tests/test-services.ts'
import { rejectReview } from '../moderate-reviews.ts'
import { answerLink, answerReview, describeAnswerPage, readAnswerKey, withdrawAnswer } from './answer-review.ts'
import { tellSpas } from './tell-spas.ts'

const { services, queued, emails, setNow } = await testServices()
const { spa, publish } = reviewsOf(services)
const start = services.clock.now()
const text = 'Gracias, Lucía. Os esperamos pronto.'

beforeEach(() => {
  setNow(start)
  queued.length = 0
  emails.length = 0
})

const shown = async (uuid: string) => {
  await services.catalogue.refresh()
  return services.catalogue
    .current()
    .reviewsOfSpa.get(spa.uuid)
    ?.find((review) => review.uuid === uuid)
}

test('a spa answers a review once, and everybody reads it below', async () => {
  const uuid = await publish()
  expect((await shown(uuid))?.answer).toBeNull()
  const answer = { review: uuid, text: `${text}  `, language: 'es' } as const
  expect(await answerReview(services, answer)).toEqual({ ok: true, value: null })
  // A second click.
  expect(await answerReview(services, answer)).toEqual({ ok: true, value: null })
  expect(await answerReview(services, { ...answer, text: 'Otra cosa distinta.' })).toEqual({
    ok: false,
    error: 'answered',
  })
  expect((await shown(uuid))?.answer).toEqual({ text, language: 'es', writtenOn: '2026-11-15' })
})

test('two answers at once: one is written', async () => {
  const review = await publish()
  const answers = await Promise.all(
    [1, 2, 3].map((one) => answerReview(services, { review, text: `Gracias por venir, ${one}.`, language: 'pt' })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('what was taken down is not answered, and takes its answer along', async () => {
  const review = await publish()
  await answerReview(services, { review, text, language: 'es' })
  await rejectReview(services, review)
  expect(await shown(review)).toBeUndefined()
  expect(await answerReview(services, { review, text, language: 'es' })).toEqual({ ok: false, error: 'gone' })
})

test('an answer that the operator takes down can be written anew', async () => {
  const review = await publish()
  expect(await withdrawAnswer(services, review)).toEqual({ ok: false, error: 'no-answer' })
  await answerReview(services, { review, text, language: 'es' })
  expect(await withdrawAnswer(services, review)).toEqual({ ok: true, value: null })
  expect((await shown(review))?.answer).toBeNull()
  expect(await answerReview(services, { review, text, language: 'es' })).toMatchObject({ ok: true })
})

test('the spa is told once, at its own address, with a link that opens this review', async () => {
  const uuid = await publish()
  await tellSpas(services)
  const jobs = queued.filter(({ payload }) => (payload as { review?: string }).review === uuid)
  expect(jobs).toMatchObject([{ job: 'send-review-to-spa' }])
  await reviewToSpa.job.run(services, { review: uuid })
  await reviewToSpa.job.run(services, { review: uuid })
  expect(emails).toMatchObject([{ to: { email: spa.contact.email }, subject: 'Nueva opinión de Lucía F.: 4,5 de 5' }])
  const link = new URL(/https?:\S+key=[\w.-]+/.exec(emails[0]?.text ?? '')?.[0] ?? '')
  expect(readAnswerKey(services, link.searchParams.get('key') ?? '')).toBe(uuid)
  queued.length = 0
  await tellSpas(services)
  expect(queued.filter(({ payload }) => (payload as { review?: string }).review === uuid)).toEqual([])
})

test('nobody is told of what is a week old, was taken down or is answered', async () => {
  const [old, rejected, answered] = [await publish(), await publish(), await publish()]
  await rejectReview(services, rejected)
  await answerReview(services, { review: answered, text, language: 'es' })
  await reviewToSpa.job.run(services, { review: rejected })
  await reviewToSpa.job.run(services, { review: answered })
  await reviewToSpa.job.run(services, { review: randomUUID() })
  expect(emails).toEqual([])
  setNow(new Date(start.getTime() + 7 * 24 * 60 * 60_000 + 1000))
  await tellSpas(services)
  expect(queued.filter(({ payload }) => (payload as { review?: string }).review === old)).toEqual([])
})

test.each([
  ['the form', 'write', 200],
  ['another purpose', 'unknown', 404],
  ['no key', 'unknown', 404],
])('behind the link: %s', async (what, kind) => {
  const uuid = await publish()
  const key = services.signer.sign(what === 'the form' ? 'answer' : 'visit', { review: uuid })
  const url = new URL(answerLink(services, uuid, 'es'))
  url.search = what === 'no key' ? '' : `?key=${key}`
  expect(await describeAnswerPage(services, url)).toMatchObject({ kind })
})

test('behind the link of what was answered or taken down', async () => {
  const review = await publish()
  const url = new URL(answerLink(services, review, 'pt'))
  expect(url.pathname).toBe('/pt/avaliar/resposta/')
  await answerReview(services, { review, text, language: 'pt' })
  expect(await describeAnswerPage(services, url)).toMatchObject({ kind: 'answered', spa: { name: spa.name } })
  url.searchParams.set('sent', '1')
  expect(await describeAnswerPage(services, url)).toMatchObject({ kind: 'sent' })
  await rejectReview(services, review)
  expect(await describeAnswerPage(services, url)).toEqual({ kind: 'gone' })
})
