import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('a festive category is open in its season @desk', async ({ page }) => {
  const answer = await page.goto('/promociones/black-friday/?on=2026-11-27')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Black Friday')
  await expect(page.locator('.card').first()).toBeVisible()
})

test('out of season it says when it comes back and shows what there is meanwhile, in both languages @phone', async ({
  page,
}) => {
  const answer = await page.goto('/promociones/san-valentin/?on=2026-11-15')
  expect(answer?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('San Valentín')
  await expect(main.getByText('Vuelve el 21 de enero de 2027.')).toBeVisible()
  await expect(main.locator('.card')).toHaveCount(8)
  await main.getByRole('link', { name: 'Ver Spa en pareja' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spa en pareja')
  await page.goto('/pt/promocoes/especial-de-natal/?on=2026-08-01')
  await expect(main.getByText('Volta a 4 de dezembro de 2026.')).toBeVisible()
  await page.goto('/pt/promocoes/especial-de-natal/?on=2026-12-24')
  await expect(page.getByLabel('Ordenar por')).toBeVisible()
})

test('out of season it is for search engines, with a title and its way home', async ({ request }) => {
  const html = await (await request.get('/promociones/black-friday/')).text()
  expect(html).toContain('<title>Black Friday · Calmaria</title>')
  expect(html).not.toContain('noindex')
  expect(html).toContain('BreadcrumbList')
  expect(html).toMatch(/hreflang="pt"[^>]*\/pt\/promocoes\/black-friday\//i)
})

test('every occasion of the footer leads to a page of its own', async ({ page }) => {
  await page.goto('/?on=2026-11-15')
  const gifts = page.locator('.footer details').filter({ hasText: 'Regalos especiales' }).getByRole('link')
  const hrefs = await gifts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toHaveLength(8)
  for (const href of hrefs) {
    expect(href).toMatch(/^\/promociones\/[a-z-]+\/\?on=2026-11-15$/)
    expect((await page.request.get(href)).status()).toBe(200)
  }
})

test('an internal category is never public', async ({ page }) => {
  for (const path of ['/promociones/descuentos/', '/promociones/otros/', '/promociones/masaje-en-pareja/']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
})

const telling = {
  '/': ['14 días para cambiar de idea', 'Hasta el 20 de enero para cambiar de idea'],
  '/pt/': ['14 dias para mudar de ideias', 'Até 20 de janeiro para mudar de ideias'],
  '/spa-balneario/tenerife/aguamadre-spa/': [
    'Devolución gratis durante 14 días',
    'Devolución gratis hasta el 20 de enero',
  ],
  '/pt/spas/tenerife/aguamadre-spa/': ['Devolução gratuita durante 14 dias', 'Devolução gratuita até 20 de janeiro'],
  '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/': [
    'Devolución gratis durante 14 días',
    'Devolución gratis hasta el 20 de enero',
  ],
  '/politica-cambios-y-devoluciones/': [
    'tienes 14 días para recuperar tu dinero',
    'tienes hasta el 20 de enero para recuperar tu dinero',
  ],
} as const

test('in the Christmas campaign until 20 January takes the place of 14 days', async ({ page }) => {
  for (const [path, [usual, christmas]] of Object.entries(telling)) {
    await page.goto(`${path}?on=2026-11-15`)
    await expect(page.getByText(usual).first()).toBeVisible()
    await page.goto(`${path}?on=2026-12-24`)
    await expect(page.getByText(christmas).first()).toBeVisible()
    await expect(page.getByText(usual)).toHaveCount(0)
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
