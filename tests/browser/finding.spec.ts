import { expect, type Page } from '@playwright/test'
import { openPage } from './support/buying.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name = '¿Qué te apetece?') => page.getByRole('combobox', { name })

test('who types before the script has loaded has suggestions when it has', async ({ page }) => {
  let wakeUp = () => {}
  const script = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await script
    await route.continue()
  })
  await page.goto('/')
  await field(page).pressSequentially('gandia')
  wakeUp()
  await expect(
    page
      .locator('.finder')
      .getByRole('option', { name: /^Gandia/ })
      .first(),
  ).toBeVisible()
})

test('a search that found something is open to search engines, and one that found nothing is not', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  await page.goto('/buscar/?q=masaje')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/buscar\/$/)
  await expect(robots).toHaveCount(0)
  await page.goto('/buscar/?q=zzzzqqqq')
  await expect(robots).toHaveAttribute('content', 'noindex')
})

for (const words of ['gandia', 'Gandía']) {
  test(`typing ${words} suggests the town, and choosing it with the keyboard finds its spas${words === 'gandia' ? ' @phone' : ' @desk'}`, async ({
    page,
  }) => {
    await openPage(page, '/')
    await field(page).pressSequentially(words, { delay: 20 })
    const town = page
      .locator('.finder')
      .getByRole('option', { name: /^Gandia/ })
      .first()
    await expect(town).toBeVisible()
    await expect(town.locator('mark').first()).toHaveText('Gandia')
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await town.getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('Gandia')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL(/place=valencia%2Fgandia/)
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Gandia')
    // The title names the town, so the cards say the hotel.
    await expect(main(page).locator('.results .place').first()).toHaveText('Hotel Duna Serena')
  })

  test(`${words} without a choice is searched as text`, async ({ page }) => {
    await openPage(page, '/')
    await field(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words)}`))
    const places = main(page).locator('.results .place')
    await expect(places.first()).toContainText('Gandia')
    for (const place of await places.allTextContents()) expect(place).toContain('Gandia')
  })
}

test('a typo is forgiven', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('tenerfie')
  await expect(
    page
      .locator('.finder')
      .getByRole('option', { name: /^Tenerife/ })
      .first(),
  ).toBeVisible()
})

test('Escape folds the suggestions, and a second one empties the field', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('adej')
  await expect(page.locator('.finder [role=listbox] [role=option]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.finder [role=listbox]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
})

test('a treatment is chosen with a click, with a day and people beside it @phone', async ({ page }) => {
  await openPage(page, '/pt/')
  await field(page, 'O que lhe apetece?').pressSequentially('massag')
  await page
    .getByRole('option', { name: /^Massagens/ })
    .first()
    .click()
  await page.getByLabel('Quando').fill('2026-12-12')
  await page.getByLabel('Quem').selectOption('2')
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click()
  await expect(page).toHaveURL(/\/pt\/pesquisar\/\?.*treatment=massagens/)
  await expect(page).toHaveURL(/date=2026-12-12/)
  await expect(page).toHaveURL(/pax=2/)
  await expect(main(page).locator('.card').first()).toContainText('2 pessoas')
})

test('a spa among the suggestions leads to its page', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('aguamadre')
  await page
    .locator('.finder')
    .getByRole('option', { name: /Aguamadre Spa/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aguamadre Spa')
})

test('someone who knows only what it should feel like finds it', async ({ page }) => {
  await openPage(page, '/')
  await field(page).fill('masaje en adeje para dos, menos de 150 €')
  await page.keyboard.press('Enter')
  const cards = main(page).locator('.results .card')
  await expect(cards.first()).toBeVisible()
  for (const text of await cards.locator('.place').allTextContents()) expect(text).toContain('Adeje')
})

test('filters and sorting step back with the back button @both', async ({ page, viewport }) => {
  await openPage(page, '/buscar/?kind=spas')
  const isPhone = (viewport?.width ?? 0) < 1101
  const openFilters = async () => {
    if (isPhone) await page.getByRole('button', { name: /^Filtros/ }).click()
  }
  const closeFilters = async () => {
    if (isPhone) await page.getByRole('button', { name: /^Ver \d+/ }).click()
  }
  await openFilters()
  await page.getByRole('checkbox', { name: /^5 estrellas/ }).check()
  await expect(page).toHaveURL(/stars=5/)
  await page.getByRole('checkbox', { name: /^Tenerife/ }).check()
  await expect(page).toHaveURL(/region=tenerife/)
  await expect(page.getByRole('checkbox', { name: /^5 estrellas/ })).toBeChecked()
  await closeFilters()
  await page.getByLabel('Ordenar por').selectOption('cheapest-service')
  await expect(page).toHaveURL(/sort=cheapest-service/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByLabel('Ordenar por').locator('option:checked')).toHaveText('Recomendados')
  await page.goBack()
  await expect(page).not.toHaveURL(/region=/)
  await openFilters()
  await expect(page.getByRole('checkbox', { name: /^Tenerife/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^5 estrellas/ })).toBeChecked()
})

test('what is on is taken off with its chip', async ({ page }) => {
  await openPage(page, '/buscar/?kind=spas&stars=5&region=tenerife')
  await page
    .getByRole('link', { name: /5 estrellas/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/buscar\/\?kind=spas&region=tenerife$/)
})

test('nothing found says so and offers something else, in both languages @phone', async ({ page }) => {
  await openPage(page, '/pt/pesquisar/?q=qwertyuiop')
  await expect(page.getByText('Não foram encontrados resultados para a pesquisa: qwertyuiop')).toBeVisible()
  expect(await page.locator('.alternatives .card').count()).toBeGreaterThan(3)
  await openPage(page, '/buscar/?q=qwertyuiop')
  await expect(page.getByText('qwertyuiop').first()).toBeVisible()
  expect(await page.locator('.alternatives .card').count()).toBeGreaterThan(3)
})

test('filters that leave nothing offer to take them off', async ({ page }) => {
  await openPage(page, '/buscar/?kind=services&meal=breakfast&age=1&stars=3')
  await expect(page.getByText('No hay servicios disponibles')).toBeVisible()
  await page.getByRole('link', { name: 'Quitar todos los filtros' }).click()
  await expect(main(page).locator('.results .card').first()).toBeVisible()
})

test('the map of destinations leads to a region by mouse and by keyboard', async ({ page }) => {
  await openPage(page, '/spa-balneario/')
  const map = page
    .locator('.map-destinations, .destination-map, svg')
    .filter({ has: page.getByRole('link', { name: /^Tenerife,/ }) })
  await expect(map.getByRole('link', { name: /^Tenerife, \d+ spas/ })).toBeVisible()
  await map.getByRole('link', { name: /^Valencia, \d+ spas/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spas en Valencia')
})

test('a list works without JavaScript @both', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewport ?? undefined })
  const page = await context.newPage()
  await page.goto('/')
  await field(page).fill('masaje')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/buscar\/\?q=masaje/)
  const isPhone = (viewport?.width ?? 0) < 1101
  if (isPhone) await page.getByRole('button', { name: /^Filtros/ }).click()
  await page.getByRole('checkbox', { name: /^5 estrellas/ }).check()
  // The sheet of a phone has its button at the foot.
  const send = page.locator('form.filters').getByRole('button', { name: isPhone ? /^Ver \d+/ : 'Aplicar' })
  await send.click()
  await expect(page).toHaveURL(/stars=5/)
  await expect(page.getByRole('link', { name: /5 estrellas/ }).first()).toBeVisible()
  await context.close()
})

for (const query of [
  'pax=-3',
  'sort=nonsense',
  'page=999999',
  `q=${'a'.repeat(10_000)}`,
  'q=%3Cscript%3Ewindow.hacked%3D1%3C/script%3E&place=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'q=%E0%A4%A&date=2026-02-31&age=-1',
]) {
  test(`/buscar/?${query.slice(0, 40)} gives a sensible page`, async ({ page }) => {
    const answer = await page.goto(`/buscar/?${query}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('.card').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
}
