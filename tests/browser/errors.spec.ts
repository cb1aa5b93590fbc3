import { expect } from '@playwright/test'
import { promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { test } from './support/test.ts'

test('an unknown address shows the error page with its path and a way on', async ({ page }) => {
  const response = await page.goto('/spa-balneario/tenerife/adej/')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /spa-balneario/tenerife/adej/')).toBeVisible()
  await expect(page).toHaveTitle('Esta página se ha ido al spa · Calmaria')
  await page.getByRole('main').getByRole('link', { name: 'Ver todos los spas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spas y balnearios')
})

test('under /pt/ the error page speaks Portuguese', async ({ page }) => {
  await page.goto('/pt/nada/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página foi para o spa')
  await expect(page).toHaveTitle('Esta página foi para o spa · Calmaria')
})

test('a robot is told the status and is not shown the error page', async ({ request }) => {
  const response = await request.get('/nada/', {
    headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  })
  expect(response.status()).toBe(404)
  expect(await response.text()).toBe('Page Not Found: /nada/')
  expect(response.headers()['content-type']).toContain('text/plain')
})

test('a festive category has a page all year, an internal one never', async ({ request }) => {
  for (const category of promotionCategories) {
    const path = sectionPath('promotions', 'pt', promotionName(category.key, 'pt').slug)
    const isHidden = ['discounts', 'other', 'couples-massage'].includes(category.key)
    expect((await request.get(path)).status(), path).toBe(isHidden ? 404 : 200)
  }
})

test('a disabled spa has no page', async ({ request }) => {
  expect((await request.get('/spa-balneario/gran-canaria/spa-risco-blanco/')).status()).toBe(404)
})
