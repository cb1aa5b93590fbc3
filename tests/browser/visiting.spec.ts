import { expect } from '@playwright/test'
import { openPage, scriptHasCome } from './support/buying.ts'
import { test } from './support/test.ts'

const spa = '/spa-balneario/tenerife/aguamadre-spa/'

test('more people change the prices of a spa at once, and an odd number leaves out what is for two @phone', async ({
  page,
}) => {
  await openPage(page, spa)
  const services = page.locator('#services')
  const forTwo = services.locator('.svc', { hasText: 'Circuito spa para 2' }).first()
  await expect(forTwo).toContainText('57,50')
  await services
    .getByRole('button', { name: /más|Más/ })
    .first()
    .click()
  await expect(forTwo).toBeHidden()
  await services
    .getByRole('button', { name: /más|Más/ })
    .first()
    .click()
  await expect(forTwo).toContainText('115,00')
})

test('the same numbers come from the server without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${spa}?pax=4`)
  await expect(page.locator('#services .svc', { hasText: 'Circuito spa para 2' }).first()).toContainText('115,00')
  await context.close()
})

test('a spa closed for the season says so and still sells @desk', async ({ page }) => {
  await page.goto('/spa-balneario/tenerife/spa-mirador-costa-norte/')
  await expect(page.getByText(/Spa cerrado temporalmente/).first()).toBeVisible()
  await expect(page.locator('#services .svc').first()).toBeVisible()
  await page.goto('/pt/spas/tenerife/spa-mirador-costa-norte/')
  await expect(page.getByText(/Spa temporariamente encerrado/).first()).toBeVisible()
})

test('a closed spa sells nothing, tells voucher holders what to do and shows open ones', async ({ page }) => {
  await page.goto('/spa-balneario/gran-canaria/spa-duna-larga/')
  await expect(page.locator('#services')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /bono/i }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('.card').first()).toBeVisible()
})

test('a review names what is missing, loses nothing, and waits to be read @phone', async ({ page }) => {
  await openPage(page, spa)
  await page.locator('a[href*="/opinar/?"]').first().click()
  await page.waitForURL(/opinar/)
  await page.getByLabel('Nombre y apellidos').fill('Ana Belén Ruiz')
  await page.getByRole('button', { name: 'Enviar mi opinión' }).click()
  await expect(page.getByText('Falta algo para poder enviarla')).toBeVisible()
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Ana Belén Ruiz')
  await scriptHasCome(page)
  for (const mark of ['environment', 'service', 'attention', 'qualityPrice']) {
    await page.locator(`.star:has(input[name=${mark}][value="5"])`).click()
  }
  await page.getByLabel('Tu comentario').fill('<b>Muy tranquilo</b>, volveremos con la familia.')
  await page.getByLabel('Correo electrónico').fill('ana.belen@correo.example')
  await page.locator('input[name=consent]').check()
  await page.getByRole('button', { name: 'Enviar mi opinión' }).click()
  await expect(page.getByText('Gracias por contarlo')).toBeVisible()
  await page.goto(spa)
  await expect(page.getByText('Muy tranquilo')).toHaveCount(0)
})

test('the newsletter takes an address and names one that is wrong', async ({ page }) => {
  await openPage(page, '/boletin/')
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill('ana@')
  await main.getByRole('button', { name: 'Quiero mi 5 %' }).click()
  await expect(main.getByText('El Email no es correcto').first()).toBeVisible()
  await main.getByLabel('Correo electrónico').fill('ana@correo.example')
  await main.getByRole('button', { name: 'Quiero mi 5 %' }).click()
  await expect(main.getByText('Ya casi está')).toBeVisible()
})

test('services seen lately are remembered in the browser', async ({ page }) => {
  await page.goto(`${spa}circuito-spa-para-2/`)
  // Scripts come after the page: who leaves before them was never there.
  await page.waitForFunction(() => localStorage.length > 0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Circuito spa para 2/ }).first()).toBeAttached()
})
