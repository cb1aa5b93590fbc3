import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { locationForUri, locationsWithLanding } from './locations.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()

test('the eighteen places with a page are listed with their addresses', () => {
  const places = locationsWithLanding(snapshot)
  expect(places).toHaveLength(18)
  for (const { location, uris } of places) {
    expect(snapshot.landings.byUri.get(uris.pt)?.landing.uuid).toBe(location.uuid)
  }
})

const serviceOf = (spaSlug: string) => {
  const spa = [...snapshot.spas.values()].find(({ slug }) => slug === spaSlug)
  const [first] = snapshot.servicesOfSpa.get(spa?.uuid ?? '') ?? []
  return snapshot.landings.of('service', first?.uuid ?? '')?.uris.pt ?? ''
}

test.each([
  ['a place', '/spa-balneario/tenerife/', 'tenerife'],
  ['a town', '/pt/spas/tenerife/adeje/', 'adeje'],
  ['a spa', '/pt/spas/tenerife/aguamadre-spa/', 'adeje'],
  ['a service', serviceOf('aguamadre-spa'), 'adeje'],
  ['getaways of a place', '/escapadas-hotel-spa/tenerife/', 'tenerife'],
  ['a getaway', snapshot.landings.of('getaway', [...snapshot.getaways.keys()][0] ?? '')?.uris.es ?? '', 'tenerife'],
])('the page of %s is about its place', (_, uri, slug) => {
  expect(locationForUri(snapshot, uri)?.translations.es.slug).toBe(slug)
})

test.each(['/', '/promociones/', '/tratamientos/', '/escapadas-hotel-spa/', '/aviso-legal/', '/nowhere/'])(
  '%s is about no place',
  (uri) => {
    expect(locationForUri(snapshot, uri)).toBeNull()
  },
)
