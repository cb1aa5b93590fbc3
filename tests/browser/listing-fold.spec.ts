import { expect } from '@playwright/test'
import { test } from './support/test.ts'

const lists = ['/spa-balneario/tenerife/', '/pt/spas/', '/promociones/spa-y-masaje/', '/pt/tratamentos/massagens/']

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the first card of a list, with its price, is seen without scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of lists) {
      await page.goto(path)
      const price = page.locator('.results .card').first().locator('.price')
      await expect(price).toBeVisible()
      const box = await price.boundingBox()
      // A shop that sells has no strip.
      const strip = await page.locator('.play-strip').boundingBox()
      const bottom = (box?.y ?? height) + (box?.height ?? 0) - (strip?.height ?? 0)
      expect(Math.round(bottom), path).toBeLessThanOrEqual(height)
    }
  })

test('prices of cards, old and new, stay on one line at 820 px', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const path of [...lists, '/promociones/ofertas/']) {
    await page.goto(path)
    const wrapped = await page
      .locator('.results .card .price')
      .evaluateAll((prices) => prices.filter((price) => price.getBoundingClientRect().height > 30).length)
    expect(wrapped, path).toBe(0)
  }
})
