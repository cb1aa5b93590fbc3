import { expect, type Page } from '@playwright/test'
import { scriptHasCome } from './support/buying.ts'
import { test } from './support/test.ts'

const places = [
  ['a spa', '/spa-balneario/tenerife/aguamadre-spa/'],
  ['a service', '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/'],
] as const

const inSight = (page: Page) =>
  page.locator('.viewer ul').evaluate((row) => Math.round(row.scrollLeft / row.clientWidth) + 1)

for (const [name, path] of places) {
  test(`the pictures of ${name} fill the screen, and are leafed through with arrows and keys @both`, async ({
    page,
  }) => {
    await page.goto(path)
    await scriptHasCome(page)
    const first = page.locator('.gallery a').first()
    await first.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: /^Fotos de / })
    const count = viewer.locator('.viewer-count [aria-hidden]')
    await expect(count).toHaveText(/^1 \/ \d+$/)
    const size = page.viewportSize()
    expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: size?.width, height: size?.height })
    await viewer.getByRole('button', { name: 'Foto siguiente' }).click()
    await expect(count).toHaveText(/^2 /)
    expect(await inSight(page)).toBe(2)
    await page.keyboard.press('ArrowLeft')
    await expect(count).toHaveText(/^1 /)
    await page.keyboard.press('ArrowLeft')
    const last = Number((await count.textContent())?.split(' / ')[1])
    await expect(count).toHaveText(`${last} / ${last}`)
    expect(await inSight(page)).toBe(last)
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('a, .gallery-wrap > .gallery'))).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(first).toBeFocused()
  })
}

test('a swipe scrolls to the next picture, and the counter follows @phone', async ({ page }) => {
  await page.goto(places[1][1])
  await scriptHasCome(page)
  await page.locator('.gallery a').first().click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  // As the browser scrolls for a finger.
  await viewer.locator('ul').evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.8, behavior: 'instant' }))
  await expect(viewer.locator('.viewer-count [aria-hidden]')).toHaveText(/^2 /)
})

test('without JavaScript a picture opens as it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(places[1][1])
  await page.locator('.gallery a').first().click()
  await expect(page).toHaveURL(/\/pictures\/1600\/.+\.jpg$/)
  await context.close()
})
