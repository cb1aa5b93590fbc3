import { expect, test } from 'vitest'
import { bookingPageScene } from '#tests/a-booking-page.ts'
import { showElement } from '#tests/show-element.tsx'
import { BookingPage } from './booking-page.tsx'

const { services, look } = await bookingPageScene()

/** The page to which a click leads back that booked nothing. */
async function pageWith(notice: string, prefix = '') {
  const pathname = `${prefix}/service-booking/checkout/`
  const view = await look(`day=2026-11-19&time=17:00&notice=${notice}`, { pathname })
  return showElement(services, pathname, <BookingPage view={view} paid={null} />)
}

test.each([
  ['busy', '', 'inténtalo de nuevo en unos minutos o escríbenos a ayuda@calmaria.example.', 'Contactar con ayuda'],
  ['busy', '/pt', 'ou escreva-nos para ajuda@calmaria.example.', 'Contactar a ajuda'],
  ['refused', '', 'Escríbenos a ayuda@calmaria.example y lo vemos.', 'Contactar con ayuda'],
  ['refused', '/pt', 'Escreva-nos para ajuda@calmaria.example', 'Contactar a ajuda'],
])('what could not be booked (%s, %j) can be tried later, or support is asked', async (notice, prefix, text, link) => {
  const html = await pageWith(notice, prefix)
  const [, banner = ''] = /<div role="alert">(.*?)<\/div><\/div><\/div>/.exec(html) ?? []
  expect(banner).toContain(text)
  expect(banner).toMatch(new RegExp(`href="${prefix}/formulario-de-contacto/"[^>]*>${link}</a>`))
})

test('a page that was just opened says nothing of it', async () => {
  expect(await pageWith('')).not.toContain('ayuda@calmaria.example')
})
