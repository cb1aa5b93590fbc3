import type { Page } from '@playwright/test'
import { congratulated, payBy, scriptHasCome, someone, walkToPayment } from './support/buying.ts'
import { expectNoFault, expectNoSidewaysScroll } from './support/manners.ts'
import { test } from './support/test.ts'
import { boughtVoucher, letExpire, managePath, openVoucher } from './support/vouchers.ts'

// Colours are looked at when nothing moves any more: neither scripts that load nor buttons that fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const inTurn = (index: number) => (index % 2 === 0 ? 'desk' : 'phone')
const isThorough = process.env.ACCESSIBILITY === 'thorough'

const spa = '/spa-balneario/tenerife/aguamadre-spa/'
const getaway = '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/'
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Alike one of the others, so that they are looked at by `npm run test:accessibility` alone. */
const alike = {
  'the home page at Christmas': '/?on=2026-12-10',
  'all spas': '/spa-balneario/',
  'a city': '/spa-balneario/tenerife/adeje/',
  'a narrowed list': '/pt/spas/valencia/?experience=day-pass&sort=cheapest',
  'all opinions of a spa': '/pt/spas/tenerife/aguamadre-spa/?reviews=all',
  'opinions of a spa by score and language': '/pt/spas/tenerife/aguamadre-spa/?score=5&language=pt',
  'a closed spa': '/spa-balneario/gran-canaria/spa-duna-larga/',
  'a spa that left': '/spa-balneario/fuerteventura/thalasso-arena-blanca/',
  'a service for a party': '/pt/spas/tenerife/aguamadre-spa/circuito-de-spa-para-2/?pax=4',
  'a getaway on wrong days': `${getaway}?from=2020-01-01&to=2020-01-02&pax=99`,
  'getaways of a place': '/escapadas-hotel-spa/algarve/',
  'results with filters': '/pt/pesquisar/?kind=services&pax=2&price=50-100&duration=31-60&sort=cheapest',
  'results on the map': '/buscar/?kind=spas&view=map',
  'the balance of a gift card': '/experiencias-tarjetas-regalo/saldo/',
  'gift cards of a company': '/experiencias-tarjetas-regalo/empresas/',
  'who we are': '/quienes-somos/',
  'a text with tables': '/pt/politica-de-cookies/',
  newsletter: '/pt/newsletter/',
  'the way out of the newsletter': '/boletin/baja/?key=none',
  'a message that was sent': '/pt/formulario-de-contacto/enviado/',
  'a getaway that did not start': '/pt/purchase/start/',
}

/** One address of every kind of page, in one language or the other. */
const pages = {
  ...(isThorough ? alike : {}),
  'the home page': '/',
  'the Portuguese home page': '/pt/',
  'a region': '/pt/spas/tenerife/',
  'a place on the map': '/spa-balneario/tenerife/?view=map',
  'an open spa': spa,
  'a spa without opinions of a score': `${spa}?score=1&language=pt`,
  'a spa closed for the season': '/spa-balneario/tenerife/spa-mirador-costa-norte/',
  'a service': `${spa}circuito-spa-para-2/`,
  'all treatments': '/tratamientos/',
  'a treatment': '/tratamientos/masaje-relajante/',
  'all promotions': '/promociones/',
  'a promotion': '/promociones/spa-en-pareja/',
  'a promotion out of season': '/promociones/dia-del-padre/?on=2026-11-15',
  'all getaways': '/pt/escapadinhas-hotel-spa/',
  'a getaway': getaway,
  'a getaway on certain nights': `${getaway}?from=${daysOn(40)}&to=${daysOn(42)}&pax=3`,
  results: '/buscar/?q=masaje',
  'a search that finds nothing': '/buscar/?q=xyzzy',
  'gift cards': '/experiencias-tarjetas-regalo/',
  'the purchase of a gift card': '/pt/experiencias-cartoes-presente/comprar/',
  questions: '/pt/perguntas-frequentes/',
  contact: '/formulario-de-contacto/',
  'a spa that would join': '/eres-un-spa/',
  'a legal text': '/politica-de-privacidad/',
  'the choice of a spa to review': '/opinar/',
  'the log-in to a voucher': '/gestionar-bono/login/',
  'vouchers sent again': '/pt/gerir-voucher/reenviar/',
  'a purchase that did not start': '/voucher/start/',
  'a booking that is not there': '/confirmacion/reserva/',
  'a widget without its token': '/pt/utbapis/utbinsert/load.php',
  'an unknown address': '/nada/',
  'the documentation of the API': '/api/docs/',
}

for (const [index, [name, path]] of Object.entries(pages).entries()) {
  test(`${name} has no accessibility fault and no sideways scroll`, async ({ page }) => {
    await page.goto(path)
    await (path === '/api/docs/' ? page.locator('.opblock').first().waitFor() : scriptHasCome(page))
    await expectGoodManners(page, inTurn(index))
  })
}

test('the form of a review has no accessibility fault and no sideways scroll', async ({ page }) => {
  await page.goto(spa)
  await page.goto((await page.locator('a[href*="/opinar/?"]').first().getAttribute('href')) ?? '')
  await expectGoodManners(page, 'phone')
})

test('each step of a purchase has no accessibility fault and no sideways scroll', async ({ page }) => {
  await page.goto(`${spa}circuito-spa-para-2/`)
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/start/)
  await expectGoodManners(page, 'phone')
  await walkToPayment(page, someone('manners'), 'es', { name: 'Elena', email: 'elena@correo.example', message: 'Hola' })
  await page.frameLocator('#card-form iframe').locator('#number').waitFor()
  await expectGoodManners(page, 'desk')
  await page.goBack()
  await page.getByRole('heading', { name: 'Datos del comprador' }).waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectGoodManners(page, 'phone')
  await page.goForward()
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
  await expectGoodManners(page, 'desk')
})

test('a voucher and everything that can be done with it has no accessibility fault and no sideways scroll', async ({
  page,
  baseURL,
}) => {
  const [email, other] = [someone('manners'), someone('a-rather-long-address-of-somebody')]
  const gift = { name: 'Elena', email: other }
  const bought = await boughtVoucher(page, baseURL ?? '', { language: 'es', email, gift })
  await openVoucher(page, other, 'es')
  await expectGoodManners(page, 'phone')
  for (const [index, action] of ['activar', 'editar', 'canjear', 'cancelar', 'cambiar', 'ampliar'].entries()) {
    await page.goto(`${managePath('es')}${action}/`)
    await page.getByRole('dialog').waitFor()
    await expectGoodManners(page, inTurn(index))
  }
  await letExpire(bought)
  await page.goto(`${managePath('es')}cambiar-caducado/`)
  await expectGoodManners(page, 'phone')
})

/**
 * One thorough look takes seconds. `npm test` has it at each page, now as wide as a desk and now as a phone;
 * `npm run test:accessibility` has it at both widths.
 */
async function expectGoodManners(page: Page, thorough: keyof typeof widths) {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    if (isThorough || width === thorough) await expectNoFault(page)
  }
}
