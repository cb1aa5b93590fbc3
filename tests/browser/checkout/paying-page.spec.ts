import { expect } from '@playwright/test'
import { goToPayment, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'

test('the terms stand above the button of the card form, which fills its place in our font @both', async ({ page }) => {
  await goToPayment(page, someone('order'))
  const frame = page.locator('#card-form iframe')
  const form = page.frameLocator('#card-form iframe')
  const pay = form.getByRole('button', { name: /^Pagar / })
  await expect(pay).toBeVisible()
  const [terms, button, place] = await Promise.all([
    page.locator('[name=terms]').boundingBox(),
    pay.boundingBox(),
    frame.boundingBox(),
  ])
  expect((terms?.y ?? 0) + (terms?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  expect(button?.width).toBeGreaterThan((place?.width ?? 0) - 8)
  const number = form.getByLabel('Número de tarjeta')
  await expect(number).toHaveCSS('font-family', /^Figtree/)
  const isLoaded = await number.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Figtree')))
  expect(isLoaded).toBe(true)
})

test('methods stand in the order of the country, with artwork, and the footer has the same', async ({ page }) => {
  for (const [language, order, brands] of [
    ['es', ['card', 'paypal', 'bizum'], ['Visa', 'Mastercard', 'PayPal', 'Bizum']],
    ['pt', ['mbway', 'multibanco', 'card', 'paypal'], ['MB WAY', 'Multibanco', 'Visa', 'Mastercard', 'PayPal']],
  ] as const) {
    await goToPayment(page, someone('marks'), language)
    const offered = await page
      .locator('[name=method]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(offered).toEqual(order)
    const marks = page.locator('.pay .pay-mark img')
    await expect(marks).toHaveCount(brands.length)
    for (const mark of await marks.all()) {
      await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
    const named = page.getByRole('contentinfo').locator('.pay-mark img')
    expect(await named.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(brands)
    await expect(page.getByRole('link', { name: /^(Cambiar|Alterar)$/ })).toBeVisible()
  }
})
