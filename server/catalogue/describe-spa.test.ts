import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { describeSpa } from './describe-spa.ts'
import { readerOf } from './reader.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader

function spaAt(slug: string, from = reader) {
  const spa = [...snapshot.spas.values()].find((candidate) => candidate.slug === slug)
  const view = describeSpa(from, spa?.uuid ?? '')
  if (!view) throw new Error(`no spa ${slug}`)
  return view
}

test('a spa tells where it is, how to reach it and which hotel it belongs to', () => {
  const view = spaAt('aguamadre-spa')
  expect(view).toMatchObject({ name: 'Aguamadre Spa', place: 'Adeje, Tenerife', status: 'online' })
  expect(view.crumbs.at(-1)).toEqual({ label: 'Aguamadre Spa', href: '/spa-balneario/tenerife/aguamadre-spa/' })
  expect(view.hotel).toEqual({ name: expect.stringMatching(/hotel|resort/i), stars: expect.any(Number) })
  expect(view.contact.email).toContain('@')
  expect(view.photos.length).toBeGreaterThan(0)
  expect(view.photos.length).toBeLessThanOrEqual(5)
})

test('its texts come in the language of the page', () => {
  const pt = spaAt('aguamadre-spa', { ...reader, language: 'pt' })
  expect(pt.description).not.toBe(spaAt('aguamadre-spa').description)
  expect(pt.facilities).toHaveLength(spaAt('aguamadre-spa').facilities.length)
})

test('a spa closed for the season says when it reopens, in words', () => {
  expect(spaAt('spa-mirador-costa-norte').reopensOn).toMatch(/^\d{1,2} de [a-z]+ de 20\d\d$/)
  expect(spaAt('aguamadre-spa').reopensOn).toBeNull()
})

test('services that can be bought come first', () => {
  for (const spa of snapshot.spas.values()) {
    const enabled = describeSpa(reader, spa.uuid)?.services.map((service) => service.isEnabled) ?? []
    expect(enabled).toEqual(enabled.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('the newest reviews are shown, and the marks are averages over all of them', () => {
  const spa = [...snapshot.spas.values()].find(({ rating }) => rating.count > 6)
  if (!spa) throw new Error('the demo catalogue has changed')
  const reviews = snapshot.reviewsOfSpa.get(spa.uuid) ?? []
  const view = spaAt(spa.slug)
  expect(view.reviews.map(({ uuid }) => uuid)).toEqual(reviews.slice(0, 6).map(({ uuid }) => uuid))
  const days = reviews.map(({ writtenOn }) => writtenOn)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(view.marks?.map(({ mark }) => mark)).toEqual(['environment', 'service', 'attention', 'qualityPrice'])
  const attention = reviews.reduce((sum, { marks }) => sum + marks.attention, 0) / reviews.length
  expect(view.marks?.[2]?.value).toBeCloseTo(attention, 1)
})

test('a spa nobody has reviewed has neither rating nor marks', () => {
  const view = describeSpa(
    { ...reader, snapshot: { ...snapshot, reviewsOfSpa: new Map() } },
    [...snapshot.spas.keys()][0] ?? '',
  )
  expect(view).toMatchObject({ marks: null, reviews: [] })
})

test('its neighbours are other open spas of the region', () => {
  const { neighbours } = spaAt('aguamadre-spa')
  expect(neighbours).toHaveLength(4)
  for (const { uuid, href } of neighbours) {
    expect(snapshot.spas.get(uuid)?.status).toBe('online')
    expect(href).toMatch(/^\/spa-balneario\/tenerife\//)
    expect(href).not.toContain('aguamadre-spa')
  }
})

test('an unknown spa is none', () => {
  expect(describeSpa(reader, 'atlantis')).toBeNull()
})
