import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { goToPayment, scriptHasCome, someone } from './support/buying.ts'
import { test } from './support/test.ts'

// Nobody has chosen yet.
test.use({ storageState: { cookies: [], origins: [] } })

const spa = { es: '/spa-balneario/tenerife/aguamadre-spa/', pt: '/pt/spas/tenerife/aguamadre-spa/' }
/** Twelve kinds of page, in both languages. */
const pages = {
  es: [
    '/',
    '/spa-balneario/tenerife/',
    spa.es,
    `${spa.es}circuito-spa-para-2/`,
    '/tratamientos/masaje-relajante/',
    '/promociones/spa-en-pareja/',
    '/escapadas-hotel-spa/',
    '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/',
    '/buscar/?q=masaje&gclid=1&awc=1_2_3',
    '/experiencias-tarjetas-regalo/',
    '/formulario-de-contacto/',
    '/politica-de-cookies/',
  ],
  pt: [
    '/pt/',
    '/pt/spas/tenerife/',
    spa.pt,
    `${spa.pt}circuito-de-spa-para-2/`,
    '/pt/tratamentos/massagem-relaxante/',
    '/pt/promocoes/especial-de-natal/',
    '/pt/escapadinhas-hotel-spa/',
    '/pt/escapadinhas-hotel-spa/tenerife/',
    '/pt/pesquisar/?q=massagem&fbclid=1',
    '/pt/experiencias-cartoes-presente/',
    '/pt/formulario-de-contacto/',
    '/pt/politica-de-cookies/',
  ],
}

const bar = (page: Page) => page.getByRole('dialog', { name: /Tú decides las cookies|As cookies são consigo/ })

/** Hosts other than ours that were asked, on any page of a browser. */
function listenToOthers(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url())
    // The collector of the sandbox stands in for trackers.
    const isOurs = hostname === 'localhost' && !/^\/(sandbox\/trackers|tracking)\//.test(pathname)
    if (/^https?:$/.test(protocol) && !isOurs) asked.push(request.url())
  })
  return asked
}

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)
const storedIn = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
/** Our own memory of the page, which goes to nobody. */
const ours = /^(react-router-scroll-positions|visitor-place|services-seen|.*seen.*|.*place.*)$/

for (const language of ['es', 'pt'] as const) {
  test(`before a choice and after a no, nobody else is asked and nothing optional is kept (${language})`, async ({
    page,
    context,
  }) => {
    const asked = listenToOthers(context)
    for (const path of pages[language]) {
      await page.goto(path)
      await expect(bar(page), path).toBeVisible()
      expect(await namesOf(context), path).toEqual([])
    }
    expect((await storedIn(page)).filter((key) => !ours.test(key))).toEqual([])
    await bar(page)
      .getByRole('button', { name: /Rechazar|Rejeitar/ })
      .click()
    await expect(bar(page)).toHaveCount(0)
    for (const path of pages[language]) {
      await page.goto(path)
      await scriptHasCome(page)
      expect(await namesOf(context), path).toEqual(['consent'])
    }
    expect(asked).toEqual([])
  })
}

test('a choice is made by keyboard, kept for 365 days and proven, and changed from the foot of the page @both', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  // No wall: what is behind it can be read and used.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const results = await new AxeBuilder({ page }).include('.consent').analyze()
  expect(results.violations).toEqual([])
  const boxes = await Promise.all(
    ['Aceptar', 'Rechazar', 'Ajustes'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  )
  expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1)
  const told = page.waitForResponse((response) => response.url().endsWith('/consent/'))
  await bar(page).getByRole('button', { name: 'Ajustes' }).focus()
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Ajustes de cookies' })
  await expect(settings.getByLabel('Gestor de consentimiento')).toBeDisabled()
  await expect(settings.getByLabel('Analítica web')).not.toBeChecked()
  expect((await new AxeBuilder({ page }).include('.consent-settings').analyze()).violations).toEqual([])
  // Closed without a choice, it is asked still.
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Ajustes' }).click()
  await settings.getByLabel('Analítica web').check()
  await settings.getByRole('button', { name: 'Guardar' }).click()
  expect((await told).status()).toBe(204)
  await expect(page.getByText('Guardado. Puedes cambiarlo en «Ajustes de cookies»')).toBeVisible()
  const [kept] = await context.cookies()
  expect(kept?.value).toMatch(/^2026-11-18\.\d+\.web-analytics$/)
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.reload()
  await scriptHasCome(page)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ajustes de cookies' }).click()
  await expect(settings.getByLabel('Analítica web')).toBeChecked()
  await settings.getByRole('button', { name: 'Rechazar' }).click()
  await expect.poll(async () => (await context.cookies())[0]?.value).toMatch(/\.$/)
})

test('nobody who is buying is asked, and nobody else is told of it', async ({ page, context }) => {
  const asked = listenToOthers(context)
  await goToPayment(page, someone('consent'))
  await expect(bar(page)).toHaveCount(0)
  expect(asked).toEqual([])
  expect(await namesOf(context)).not.toContain('consent')
})

test('without a script the choice has a page of its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pt/')
  await page.getByRole('link', { name: 'Definições de cookies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Definições de cookies')
  await page.getByText('1 serviço').click()
  await page.getByLabel('Gestor de etiquetas').check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.')).toBeVisible()
  const [kept] = await context.cookies()
  expect(kept?.value).toMatch(/\.tag-manager$/)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(async () => (await context.cookies())[0]?.value).toContain('web-analytics~')
  await context.close()
})

test('the channel is kept for who allows it, also some pages later, and deleted for who does no more', async ({
  page,
  context,
}) => {
  const kept = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, name === 'consent' ? '' : value]))
  await page.goto('/spa-balneario/?utm_source=awin&awc=1001_1700000000_abc')
  await expect(bar(page)).toBeVisible()
  expect(await kept()).toEqual({})
  await page.getByRole('link', { name: 'Tratamientos' }).first().click()
  await page.waitForURL(/\/tratamientos\//)
  await bar(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(kept).toEqual({ consent: '', source: 'aw', awc: '1001_1700000000_abc' })
  const source = (await context.cookies()).find(({ name }) => name === 'source')
  expect(Math.round(((source?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30)
  await page.getByRole('link', { name: 'Ajustes de cookies' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect.poll(kept).toEqual({ consent: '' })
})
