import { expect, test } from 'vitest'
import type { Review } from '#features/catalogue/rules/reviews/review.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { testServices } from '#tests/test-services.ts'
import { serviceReviews } from './service-reviews.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const spa = [...reader.snapshot.spas.values()].find(({ slug }) => slug === 'aguamadre-spa')
if (!spa) throw new Error('the demo catalogue has changed')
const [service, other] = (reader.snapshot.servicesOfSpa.get(spa.uuid) ?? []) as [Service, Service]
const residency = service.audience.residency === null ? ('resident' as const) : null
const sibling = { ...service, uuid: 'sibling', audience: { ...service.audience, residency } }

const review = (uuid: string, serviceUuid: string | null, language = 'es'): Review => ({
  answer: null,
  pictures: [],
  uuid,
  spaUuid: spa.uuid,
  serviceUuid,
  author: 'Carmen Ruiz',
  language,
  marks: { environment: 5, service: 4, attention: 5, qualityPrice: 4 },
  comment: 'Volvería mañana.',
  isVerified: true,
  writtenOn: '2026-10-03',
})

function shownOf(...reviews: Review[]) {
  const servicesOfSpa = new Map([[spa?.uuid ?? '', [service, sibling, other]]])
  const snapshot = { ...reader.snapshot, servicesOfSpa, reviewsOfSpa: new Map([[spa?.uuid ?? '', reviews]]) }
  if (!spa) return null
  return serviceReviews({ ...reader, snapshot }, service, spa, i18nFor('es').t)
}

test('reviews of the experience, for whichever audience, and none of other services', () => {
  const view = shownOf(review('a', service.uuid), review('b', other.uuid), review('c', 'sibling'), review('d', null))
  expect(view?.title).toBe('Opiniones de quienes lo han probado')
  expect(view?.shown.map(({ uuid }) => uuid)).toEqual(['a', 'c'])
  expect(view?.shown[0]).toMatchObject({ score: '4,5', writtenOn: '3 de octubre de 2026' })
})

test('those of the spa where nobody wrote about it yet, said so', () => {
  const view = shownOf(review('b', other.uuid), review('d', null))
  expect(view?.title).toBe('Opiniones de Aguamadre Spa')
  expect(view?.shown.map(({ uuid }) => uuid)).toEqual(['b', 'd'])
})

test('four at most, in the language of the page first', () => {
  const view = shownOf(...['pt', 'es', 'pt', 'es', 'es'].map((language, place) => review(`${place}`, null, language)))
  expect(view?.shown.map(({ uuid }) => uuid)).toEqual(['1', '3', '4', '0'])
})

test('verified ones come before others, in each language', () => {
  const reviews = ['pt', 'es', 'es', 'es'].map((language, place) => review(`${place}`, null, language))
  const view = shownOf(...reviews.map((one) => ({ ...one, isVerified: one.uuid !== '1' })))
  expect(view?.shown.map(({ uuid }) => uuid)).toEqual(['2', '3', '1', '0'])
})

test('nothing where nothing was written', () => {
  expect(shownOf()).toBeNull()
})
