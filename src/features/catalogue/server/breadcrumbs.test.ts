import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { placeCrumbs, spaCrumbs } from './breadcrumbs.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()

const placeAt = (uri: string) => snapshot.landings.byUri.get(uri)?.landing.uuid ?? ''

test('a town stands below its region and its community', () => {
  expect(placeCrumbs(snapshot, placeAt('/spa-balneario/tenerife/adeje/'), 'pt')).toEqual([
    { label: 'Canárias', href: '/pt/spas/canarias/' },
    { label: 'Tenerife', href: '/pt/spas/tenerife/' },
    { label: 'Adeje', href: '/pt/spas/tenerife/adeje/' },
  ])
})

test('the page of all spas has nothing above it', () => {
  expect(placeCrumbs(snapshot, placeAt('/spa-balneario/'), 'es')).toEqual([])
})

test('a place that is unknown leads nowhere', () => {
  expect(placeCrumbs(snapshot, 'atlantis', 'es')).toEqual([])
})

test('places without a page are stepped over on the way to a spa', () => {
  const spas = [...snapshot.spas.values()]
  const abroad = spas.find(({ location, status }) => location.country === 'PT' && status === 'online')
  const canarian = spas.find(({ slug }) => slug === 'thalasso-faro-sur')
  if (!abroad || !canarian) throw new Error('the demo catalogue has changed')
  expect(spaCrumbs(snapshot, abroad, 'es').map(({ label }) => label)).toEqual(['Spas', abroad.name])
  expect(spaCrumbs(snapshot, canarian, 'es').map(({ label }) => label)).toEqual(['Spas', 'Canarias', canarian.name])
})

test('every step of every spa leads to a page that exists', () => {
  for (const spa of snapshot.spas.values()) {
    if (spa.status === 'disabled') continue
    for (const { href } of spaCrumbs(snapshot, spa, 'pt')) expect(snapshot.landings.byUri.has(href ?? '')).toBe(true)
  }
})
