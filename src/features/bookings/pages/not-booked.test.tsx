import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { showElement } from '#tests/show-element.tsx'
import { action, BookingPage } from './checkout.tsx'

const { services, service, pool, look } = await bookingPageScene()

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

/** The button of the page, for an hour that is free. Returns where it leads. */
async function continueWith(path: string) {
  const url = new URL(path, 'https://calmaria.example')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const body = new URLSearchParams({ service: service.uuid, day: '2026-11-19', time: '17:00', pax: '2' })
  const request = new Request(url, { method: 'POST', body })
  const thrown = await action({ request, url, params: {}, context } as never).catch((one) => one)
  return new URL((thrown as Response).headers.get('Location') ?? '', url)
}

test.each(['/service-booking/checkout/', '/pt/service-booking/checkout/'])(
  'while nothing can be written %s leads back with the hour as it was chosen, and then it goes on',
  async (path) => {
    expectLogged(/not written/)
    await pool.query('alter table purchases rename to elsewhere')
    const back = await continueWith(path)
    await pool.query('alter table elsewhere rename to purchases')
    expect([back.pathname, back.searchParams.get('notice')]).toEqual([path, 'busy'])
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ day: '2026-11-19', time: '17:00', pax: '2' })
    expect((await continueWith(path)).pathname).toMatch(/^(\/pt)?\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  },
)
