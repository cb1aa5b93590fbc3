import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('a visitor walks from the home page to a service and chooses how many people @both', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Calmaria')
  if ((viewport?.width ?? 0) < 1100) {
    await page.getByLabel('Menú', { exact: true }).first().click()
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Spas' }).click()
  } else {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Spas' }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spas y balnearios')
  await page
    .getByRole('link', { name: /^Tenerife/ })
    .first()
    .click()
  await expect(page).toHaveTitle('Spas en Tenerife · Calmaria')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Aguamadre Spa/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aguamadre Spa')
  await page.getByRole('link', { name: 'Circuito spa para 2', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circuito spa para 2')
  const box = page.locator('#buy')
  const before = await box.locator('.amount').textContent()
  await box.getByRole('button', { name: '2 personas más' }).click()
  await expect(box.locator('.amount')).not.toHaveText(before ?? '')
  await expect(box.getByText('2 bonos', { exact: true })).toBeVisible()
  await box.getByRole('button', { name: 'Comprar 2 bonos' }).click()
  await expect(page).toHaveURL(/\/voucher\/start\/\?service=.*&pax=4&for=self/)
})

test('a visitor walks to what is discounted today and narrows it @both', async ({ page, viewport }) => {
  await page.goto('/')
  if ((viewport?.width ?? 0) < 1100) await page.getByLabel('Menú', { exact: true }).first().click()
  await page.locator('nav:visible').getByRole('link', { name: 'Ofertas', exact: true }).first().click()
  await expect(page).toHaveTitle('Ofertas de hoy · Calmaria')
  await expect(page).toHaveURL(/\/promociones\/ofertas\/$/)
  const cards = page.locator('.results .card')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) await expect(card.locator('.badge')).toHaveText(/^−\d+\s%$/)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más baratos' })
  await expect(page).toHaveURL(/sort=cheapest/)
  await page.goto('/pt/promocoes/ofertas/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas de hoje')
  await expect(page.locator('.results .card .badge').first()).toBeVisible()
})

test('the phone menu opens with the keyboard and folds after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pt/')
  await page.locator('.phone-menu summary').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tratamentos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tratamentos')
  await expect(page.locator('.phone-menu')).not.toHaveAttribute('open')
})

test('on a phone the magnifying glass opens a field that is ready to type in, on every page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/promociones/', '/pt/perguntas-frequentes/']) {
    await page.goto(path)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(Buscar|Pesquisar)$/ })
      .click()
    await expect(page.getByRole('combobox').first()).toBeFocused()
    await page.keyboard.type('masaje')
    await expect(page.getByRole('combobox').first()).toHaveValue('masaje')
  }
  await expect(page).toHaveURL(/\/pt\/pesquisar\//)
})

const ways = {
  '/promociones/ofertas/': ['Inicio', 'Promociones', 'Ofertas de hoy'],
  '/promociones/': ['Inicio', 'Promociones'],
  '/tratamientos/': ['Inicio', 'Tratamientos'],
  '/escapadas-hotel-spa/': ['Inicio', 'Escapadas hotel + spa'],
  '/pt/spas/tenerife/': ['Início', 'Spas', 'Canárias', 'Tenerife'],
  '/buscar/?q=masaje': ['Inicio', 'Resultados de «masaje»'],
  '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/': null,
  '/pt/spas/tenerife/aguamadre-spa/': null,
}

test('the way to a page is the same for readers and for machines', async ({ page }) => {
  for (const [path, way] of Object.entries(ways)) {
    await page.goto(path)
    const crumbs = page.locator('ol.crumbs')
    await expect(crumbs, path).toHaveCount(1)
    const shown = await crumbs.locator('li').allInnerTexts()
    if (way) expect(shown).toEqual(way)
    const graphs = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = graphs.flatMap((graph) => JSON.parse(graph)['@graph'])
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(
      list?.itemListElement.map(({ name }: { name: string }) => name),
      path,
    ).toEqual(shown)
  }
})

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
})

test('questions unfold', async ({ page }) => {
  await page.goto('/preguntas-frecuentes/')
  const question = page.locator('.questions details').first()
  await question.locator('summary').click()
  await expect(question.locator('.prose')).toBeVisible()
})

test('a party chosen before the script has loaded is priced, and stays when it has', async ({ page }) => {
  let letScriptsThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letScriptsThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/', { waitUntil: 'commit' })
  const box = page.locator('#buy')
  const more = box.getByRole('button', { name: '2 personas más' })
  const before = await box.locator('.amount').textContent()
  await more.click()
  await expect(box.locator('output')).toHaveText('4')
  await expect(box.locator('.amount')).not.toHaveText(before ?? '')
  letScriptsThrough()
  await more.click()
  await expect(box.locator('output')).toHaveText('6')
})
