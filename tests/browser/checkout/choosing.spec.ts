import { expect } from '@playwright/test'
import { goOnToPayment, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'

const address = '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/?pax=4'

test('four people are told of two vouchers on every step, and get two PDFs @phone', async ({ page }) => {
  const email = someone('two-vouchers')
  await page.goto(address)
  const box = page.locator('#buy')
  await expect(box.getByRole('group', { name: 'Personas' })).toHaveCount(1)
  const amount = (await box.locator('.amount').textContent()) ?? ''
  await box.getByRole('button', { name: 'Comprar 2 bonos' }).click()
  await page.waitForURL(/\/voucher\/start\//)
  const total = page.locator('.pick-sum .total')
  await expect(total).toContainText('2 bonos')
  await expect(total).toContainText(amount)
  await goOnToPayment(page, email)
  await expect(page.locator('.summary .lines dt').first()).toHaveText('2 bonos')
  await payByCard(page, '4548814479727229')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Enhorabuena, Marta!')
  const hrefs = await page
    .locator('a[href*=".pdf"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(2)
})

test('a service is shared with the keyboard, which copies its address where there is no sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await scriptHasCome(page)
  await page.getByRole('button', { name: 'Compartir' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hemos copiado la dirección de esta página.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/aguamadre-spa\/circuito-spa-para-2\/$/)
})

test('people are chosen without JavaScript too, and nothing is offered that needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('#buy').getByRole('button', { name: 'personas más' }).click()
  await expect(page.locator('#buy').getByRole('button', { name: 'Comprar 3 bonos' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeHidden()
  await context.close()
})
