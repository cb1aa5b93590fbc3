import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const service = 'service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11'

test.each([
  // Pages that ask nothing.
  ['/', '/'],
  ['/?', '/'],
  ['/?&', '/'],
  ['/?q=masaje', '/'],
  ['/?utm_source=mail&utm_campaign=x&gclid=1', '/'],
  ['/pt/quem-somos/?foo=1&bar', '/pt/quem-somos/'],
  ['/no-existe/?foo=1', '/no-existe/'],
  // Lists.
  ['/pt/spas/?page=2', '/pt/spas/?page=2'],
  ['/pt/spas/?foo=1&page=2&utm_medium=mail', '/pt/spas/?page=2'],
  ['/pt/spas/?page=2&page=3', '/pt/spas/?page=2'],
  ['/pt/spas/?page', '/pt/spas/'],
  ['/spa-balneario/?q=&place=&sort=price', '/spa-balneario/?sort=price'],
  ['/spa-balneario/?sort=price&q=agua', '/spa-balneario/?q=agua&sort=price'],
  ['/spa-balneario/?stars=5&sort=price&stars=4', '/spa-balneario/?stars=5&stars=4&sort=price'],
  ['/tratamientos/masajes/?stars=5&foo=1', '/tratamientos/masajes/?stars=5'],
  ['/promociones/navidad/?page=2&x', '/promociones/navidad/?page=2'],
  ['/buscar/?x=1&q=agua', '/buscar/?q=agua'],
  ['/escapadas-hotel-spa/?page=2&stars=5&country=PT', '/escapadas-hotel-spa/?stars=5&page=2'],
  [
    '/escapadas-hotel-spa/?to=2026-12-13&sort=cheapest-hotel&from=2026-12-11&board=half-board',
    '/escapadas-hotel-spa/?from=2026-12-11&to=2026-12-13&board=half-board&sort=cheapest-hotel',
  ],
  // A getaway on certain nights.
  [
    '/escapadas-hotel-spa/tenerife/calma/?to=2026-12-13&utm_source=x&from=2026-12-11&pax=2&pax=4',
    '/escapadas-hotel-spa/tenerife/calma/?from=2026-12-11&to=2026-12-13&pax=2',
  ],
  // A spa and its services.
  [
    '/spa-balneario/tenerife/aqua/?reviews=all&category=massages&pax=3&x=1',
    '/spa-balneario/tenerife/aqua/?category=massages&pax=3&reviews=all',
  ],
  ['/pt/spas/tenerife/aqua/?language=pt&x=1&score=5&score=4', '/pt/spas/tenerife/aqua/?score=5&language=pt'],
  // The day that is previewed.
  ['/?on=2026-12-24&x=1', '/?on=2026-12-24'],
  ['/pt/spas/?page=2&on=2026-12-24', '/pt/spas/?on=2026-12-24&page=2'],
  // The booking widget's visitors are led on with all they bring.
  ['/?utb_path=/a&x=1', '/?utb_path=/a&x=1'],
  // The choice of a purchase stands in step, in its order.
  [`/voucher/start/?${service}&pax=2&for=gift&gclid=x`, `/voucher/start/?${service}&pax=2&for=gift`],
  [`/pt/voucher/start/?x=1&${service}&pax=&${service}&pax=3`, `/pt/voucher/start/?${service}&pax=&${service}&pax=3`],
  // The router has parameters of its own.
  ['/pt/spas.data?_routes=root&x=1', '/pt/spas.data?_routes=root&x=1'],
  // Personal pages read what they are asked themselves.
  ['/gestionar-bono/?done=edited&x=1', '/gestionar-bono/?done=edited&x=1'],
  ['/voucher/5b6962dd/checkout/return/?x=1', '/voucher/5b6962dd/checkout/return/?x=1'],
  ['/pt/purchase/start/?x=1', '/pt/purchase/start/?x=1'],
  ['/opinar/?spa=1&x', '/opinar/?spa=1&x'],
])('%s is understood as %s', (asked, understood) => {
  expect(canonicalAddress(asked)).toBe(understood)
})

test('where days are not previewed, a day is not understood', () => {
  expect(canonicalAddress('/?on=2026-12-24', { hasDayPreview: false })).toBe('/')
  expect(canonicalAddress('/pt/spas/?on=2026-12-24&page=2', { hasDayPreview: false })).toBe('/pt/spas/?page=2')
})
