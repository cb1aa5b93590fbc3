import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { loadReview } from '#features/catalogue/server/load/load-reviews.ts'
import { reviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import { visitLink } from '#features/catalogue/server/reviews/visit-link.ts'
import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import { reviewToSpa } from '#features/reviews/emails/review-to-spa.ts'
import { answerReview } from '#features/reviews/server/answers/answer-review.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { reviewsOf } from '#tests/builders/a-review.ts'
import {
  expectHarmlessEmail,
  expectHarmlessPage,
  injections,
  noAddresses,
  unseen,
  unseenInAddresses,
} from '#tests/injections.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { action } from './add-review.tsx'

const { services, pool, emails, forgetAttempts } = await testServices()
const { spa } = reviewsOf(services)
const marks = { environment: '5', service: '4', attention: '5', qualityPrice: '3' }
let visits = 0

beforeEach(async () => {
  await forgetAttempts()
  emails.length = 0
})

async function send(fields: Record<string, string>, search: string) {
  const url = new URL(`https://calmaria.example/opinar/${search}`)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ ...marks, consent: 'yes', ...fields }),
  })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  return action({ request, url, context } as unknown as Parameters<typeof action>[0])
}

const nth = (visit: number) => `SPINJ${visit}`

test.each(injections)(
  '%s in a review and its answer is words on the page and in the e-mail',
  async (_, words, read) => {
    const visit = { spa: spa.uuid, service: null, reference: nth(++visits) }
    const { search } = new URL(visitLink(services, visit, 'es') ?? '')
    const answer = await send({ name: words, comment: `${words} y agua tibia` }, search)
    expect(answer instanceof Response && answer.status).toBe(303)
    const { rows } = await pool.query('select uuid from review_submissions where visit = $1', [nth(visits)])
    const { uuid } = rows[0]
    await reviewToSpa.job.run(services, { review: uuid })
    await answerReview(services, { review: uuid, text: `${words} y gracias`, language: 'es' })
    const review = await loadReview(services.db, uuid)
    if (!review) throw new Error('the review is not there')
    expect(review.author).not.toMatch(unseen)
    expect(review.author).not.toMatch(/[\r\n]/)
    // A line end stays one in what is longer than a line.
    const shown = showElement(services, '/', createElement(ReviewCards, { reviews: [reviewView(review, 'es')] }))
    const page = shown.replace(/\s+/g, ' ')
    expectHarmlessPage(page, `${read} y agua tibia`)
    expectHarmlessPage(page, `${read} y gracias`)
    const [email, ...others] = emails
    if (!email) throw new Error('the e-mail is missing')
    expect(others).toEqual([])
    expectHarmlessEmail({ ...email, html: email.html.replace(/<br\s*\/?>|\s+/g, ' ') }, `${read} y agua tibia`)
  },
)

test.each(noAddresses)('%j is no address of who reviews', async (email) => {
  const answer = await send({ name: 'Elena', comment: 'Agua tibia y silencio.', email }, `?spa=${spa.uuid}`)
  if (answer instanceof Response) throw new Error('it was taken')
  expect(answer.init?.status).toBe(400)
  expect(answer.data).toMatchObject({ answer: { problems: { email: 'emailWrong' } } })
})

test.each(unseenInAddresses)('%j is kept without what nobody sees', async (email) => {
  await pool.query('delete from review_submissions where email is not null')
  await send({ name: 'Elena', comment: 'Agua tibia y silencio.', email }, `?spa=${spa.uuid}`)
  const { rows } = await pool.query('select email from review_submissions where email is not null')
  expect(rows).toEqual([{ email: 'elena@correo.example' }])
})
