import { expect, test } from 'vitest'
import { filterReviews, starsOf, verifiedFirst } from '#features/catalogue/rules/reviews/latest-reviews.ts'
import { describeSpa } from '#features/shop-window/server/spa/describe-spa.ts'
import { testServices } from '#tests/test-services.ts'
import { readerOf } from '../reader.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const { config } = services
const spas = [...snapshot.spas.values()]

function spaNamed(slug: string) {
  const spa = spas.find((candidate) => candidate.slug === slug)
  if (!spa) throw new Error(`no spa ${slug}`)
  return spa
}

function spaAt(slug: string) {
  const view = describeSpa(reader, spaNamed(slug).uuid, config)
  if (!view) throw new Error(`no page of ${slug}`)
  return view
}

const latestOfAll = { score: null, language: null, showsAll: false }
const muchReviewed = spas.find(({ rating }) => rating.count > 6)?.slug ?? ''

test('verified reviews are shown first, then the newest, and the marks are averages over all of them', () => {
  const reviews = snapshot.reviewsOfSpa.get(spaNamed(muchReviewed).uuid) ?? []
  const view = spaAt(muchReviewed).reviews
  const spanish = verifiedFirst(reviews.filter(({ language }) => language === 'es'))
  expect(view.shown.map(({ uuid }) => uuid)).toEqual(spanish.slice(0, 4).map(({ uuid }) => uuid))
  expect(view.foreign.every(({ languageName }) => languageName === 'portugués')).toBe(true)
  expect(view.foreignTotal).toBe(reviews.length - spanish.length)
  expect(view).toMatchObject({
    total: reviews.length,
    verified: { count: reviews.filter(({ isVerified }) => isVerified).length },
  })
  const days = reviews.map(({ writtenOn }) => writtenOn)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(view.marks?.map(({ mark }) => mark)).toEqual(['environment', 'service', 'attention', 'qualityPrice'])
  const attention = reviews.reduce((sum, { marks }) => sum + marks.attention, 0) / reviews.length
  expect(view.marks?.[2]?.value).toBeCloseTo(attention, 1)
})

test('whoever asks for all reviews gets them', () => {
  const view = describeSpa(reader, spaNamed(muchReviewed).uuid, config, { ...latestOfAll, showsAll: true })
  expect([...(view?.reviews.shown ?? []), ...(view?.reviews.foreign ?? [])]).toHaveLength(view?.reviews.total ?? 0)
  expect(view?.reviews.hasMore).toBe(false)
})

test.each([
  { score: 5, language: null },
  { score: null, language: 'pt' },
  { score: 5, language: 'pt' },
] as const)('reviews of %j are shown alone, with how many there are of the others', (filter) => {
  const { uuid } = spaNamed(muchReviewed)
  const reviews = snapshot.reviewsOfSpa.get(uuid) ?? []
  const view = describeSpa(reader, uuid, config, { ...filter, showsAll: true })?.reviews
  const found = verifiedFirst(filterReviews(reviews, filter))
  const shown = [...(view?.shown ?? []), ...(view?.foreign ?? [])]
  expect(shown.map((review) => review.uuid).toSorted()).toEqual(found.map((review) => review.uuid).toSorted())
  expect(view).toMatchObject({ matching: found.length, total: reviews.length, hasMore: false, filter })
  if (filter.language) expect(view?.foreign).toEqual([])
  const sum = (choices: { count: number }[] = []) => choices.reduce((total, { count }) => total + count, 0)
  expect(sum(view?.scores)).toBe(filterReviews(reviews, { ...filter, score: null }).length)
  expect(sum(view?.languages)).toBe(filterReviews(reviews, { ...filter, language: null }).length)
})

test('a score that no review has shows none, and stays to be chosen away', () => {
  const { uuid } = spaNamed(muchReviewed)
  const reviews = (snapshot.reviewsOfSpa.get(uuid) ?? []).filter((review) => starsOf(review) !== 1)
  const changed = { ...snapshot, reviewsOfSpa: new Map([[uuid, reviews]]) }
  const view = describeSpa({ ...reader, snapshot: changed }, uuid, config, { ...latestOfAll, score: 1 })?.reviews
  expect(view).toMatchObject({ matching: 0, shown: [], foreign: [], hasMore: false })
  expect(view?.scores.find(({ score }) => score === 1)).toEqual({ score: 1, count: 0 })
})

test('a spa nobody has reviewed has neither rating nor marks', () => {
  const view = spaAt('banos-de-aguere')
  expect(view.rating).toBeNull()
  expect(view.reviews).toMatchObject({ total: 0, marks: null, shown: [], foreign: [], hasMore: false })
  expect(view.reviews).toMatchObject({ verified: { count: 0, score: null }, scores: [], languages: [] })
})
