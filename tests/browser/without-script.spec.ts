import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('menus, pages, search and the way to buy work without JavaScript @both', async ({ page, viewport }) => {
  await page.goto('/pt/')
  if ((viewport?.width ?? 0) < 1100) await page.locator('.phone-menu summary').click()
  await page.getByRole('link', { name: 'Escapadinhas' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Durma onde flutua')
  await page.goto('/pt/pesquisar/?q=adeje')
  await page.getByRole('main').locator('a.card').first().click()
  await page.locator('.svc a').nth(1).click()
  await page.locator('#buy').getByText('Para oferecer').click()
  await page.locator('#buy').getByRole('button', { name: 'Comprar voucher' }).click()
  await expect(page).toHaveURL(/\/pt\/voucher\/start\/\?service=.*for=gift/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sua seleção')
})
