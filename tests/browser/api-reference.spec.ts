import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

test('the API is described by files from here alone, under the policy of every page', async ({ page, baseURL }) => {
  const { complaints, elsewhere } = listen(page, baseURL ?? '')
  const response = await page.goto('/api/docs/')
  const call = page.locator('#operations-Purchases-startPurchase')
  await expect(call).toContainText('/api/purchases')
  await call.getByRole('button').first().click()
  await expect(call).toContainText('The answer brings the cookie that opens the purchase')
  await expect(call).toContainText('"units": 1')
  await expect(page).toHaveURL(/#\/Purchases\/startPurchase$/)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'; style-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(complaints).toEqual([])
  expect(elsewhere).toEqual([])
})

test('a call can be tried where it is described', async ({ page, baseURL }) => {
  const { complaints, elsewhere } = listen(page, baseURL ?? '')
  await page.goto('/api/docs/#/Search/suggest')
  const call = page.locator('#operations-Search-suggest')
  await call.getByRole('button', { name: 'Try it out' }).click()
  const answered = page.waitForResponse(/\/api\/search\/suggestions\?/)
  await call.getByRole('button', { name: 'Execute' }).click()
  expect((await answered).status()).toBe(200)
  await expect(call).toContainText('curl -X')
  expect(complaints).toEqual([])
  expect(elsewhere).toEqual([])
})

test('a problem’s type leads to what it means, below all calls', async ({ page }) => {
  await page.goto('/api/docs/#error-409')
  await expect(page.locator('#operations-Purchases-startPurchase')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^409 / })).toBeInViewport()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page leads to the document, and explains the errors', async ({ page }) => {
    await page.goto('/api/docs/')
    await expect(page.getByRole('heading', { name: /^404 / })).toBeVisible()
    const link = page.locator('noscript a')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/api/openapi.json')
  })
})

/** What the browser complains of, and what it asks of others than us. */
function listen(page: Page, baseURL: string) {
  const complaints: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  return { complaints, elsewhere }
}
