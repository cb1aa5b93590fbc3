import { expect, test } from '@playwright/test'

test('a festive category is open in its season @phone', async ({ page }) => {
  const answer = await page.goto('/promociones/black-friday/?on=2026-11-27')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black Friday')
  await expect(page.locator('.card').first()).toBeVisible()
})

test('out of season it says so and shows the way on, in both languages', async ({ page }) => {
  const answer = await page.goto('/promociones/black-friday/?on=2026-11-15')
  expect(answer?.status()).toBe(404)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /romociones/ })
      .first(),
  ).toBeVisible()
  expect((await page.goto('/pt/promocoes/especial-de-natal/?on=2026-08-01'))?.status()).toBe(404)
  expect((await page.goto('/pt/promocoes/especial-de-natal/?on=2026-12-24'))?.status()).toBe(200)
})

test('an internal category is never public', async ({ page }) => {
  for (const path of ['/promociones/descuentos/', '/promociones/otros/', '/promociones/masaje-en-pareja/']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
})

const days = {
  '2026-10-01': null,
  '2026-11-25': 'Black Friday',
  '2026-12-02': 'Black Friday',
  '2026-12-24': 'Navidad',
  '2027-01-05': 'Reyes',
  '2027-02-01': 'San Valentín',
  '2027-03-10': 'Padre',
  '2027-04-10': 'Semana Santa',
  '2027-04-25': 'Madre',
  '2027-05-20': 'profe',
}

for (const [day, words] of Object.entries(days)) {
  test(`on ${day} the home page is dressed for ${words ?? 'no campaign'}`, async ({ page }) => {
    await page.goto(`/?on=${day}`)
    const announce = page.locator('.announce')
    if (words) await expect(announce).toContainText(words)
    else await expect(announce).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
