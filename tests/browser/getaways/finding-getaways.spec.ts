import { expect, type Page } from '@playwright/test'
import { addMonths, monthOf, weekdayNumber } from '#platform/time/calendar.ts'
import { addDays, type Day, madridDay } from '#platform/time/dates.ts'
import { test } from '../support/test.ts'
import { showMonth } from './show-month.ts'

const es = '/escapadas-hotel-spa/'
const pt = '/pt/escapadinhas-hotel-spa/'

/** Two nights from the second Monday of the month after next. */
const month = addMonths(monthOf(madridDay(new Date())), 2)
const first = `${month}-08`
const from: Day = addDays(first, (7 - weekdayNumber(first)) % 7)
const to = addDays(from, 2)
const dates = `from=${from}&to=${to}`

const dayButton = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`)
const cards = (page: Page) => page.locator('.found-list a.card')
const datesButton = (page: Page) => page.getByRole('button', { name: /^(Llegada y salida|Chegada e partida)/ })

for (const { path, language, save, search, price, nights, total } of [
  {
    path: es,
    language: 'es' as const,
    save: 'Guardar',
    search: 'Buscar escapadas por fechas',
    price: 'Precio para dos',
    nights: '2 noches',
    total: 'Total de la estancia',
  },
  {
    path: pt,
    language: 'pt' as const,
    save: 'Guardar',
    search: 'Pesquisar escapadinhas por datas',
    price: 'Preço para dois',
    nights: '2 noites',
    total: 'Total da estadia',
  },
])
  test(`a visitor finds getaways by dates and opens one with them, in ${language}${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
    viewport,
  }) => {
    const isPhone = (viewport?.width ?? 0) < 761
    await page.goto(path)
    await expect(cards(page).first()).toContainText('desde')
    await datesButton(page).click()
    await showMonth(page, month, language)
    await dayButton(page, from).click()
    await dayButton(page, to).click()
    if (isPhone) await page.getByRole('button', { name: save }).click()
    await expect(datesButton(page)).toContainText(nights)
    await page.getByRole('search', { name: search }).locator('button[type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
    const card = cards(page).first()
    await expect(card).toContainText(`${nights} ·`)
    await expect(card).toContainText(price)
    const amount = await card.locator('.price b').textContent()
    await card.click()
    await expect(page).toHaveURL(new RegExp(`/.+\\?from=${from}&to=${to}$`))
    await expect(page.locator('#resumen')).toContainText(total)
    await expect(page.locator('#resumen')).toContainText(amount?.replace(/\s€$/, '') ?? '–')
  })

test('what can not be had on the dates comes last, and leads to its page with them', async ({ page }) => {
  // Over New Year hotels are full, closed or ask for more nights.
  const year = Number(madridDay(new Date()).slice(0, 4))
  const asked = `from=${year}-12-31&to=${year + 1}-01-01`
  await page.goto(`${es}?${asked}`)
  const last = page
    .getByRole('navigation', { name: /página/i })
    .getByRole('link')
    .last()
  if (await last.isVisible()) await page.goto(`${es}?${asked}&page=2`)
  const gone = cards(page).last()
  await expect(gone).toContainText('Selecciona otras fechas')
  await gone.click()
  await expect(page).toHaveURL(new RegExp(`\\?${asked}$`))
  await expect(page.locator('#resumen .stay-none')).toBeVisible()
})

test('the calendar is opened, moved through and left with the keyboard', async ({ page }) => {
  await page.goto(es)
  await datesButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-day]:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(datesButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const today = madridDay(new Date())
  await expect(dayButton(page, today)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(datesButton(page)).toBeFocused()
  await expect(datesButton(page)).toContainText('7 noches')
  await page.getByRole('textbox', { name: 'Destino' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 1)}&to=${addDays(today, 8)}`))
})

test('three or more go on in the general search with their dates @phone', async ({ page }) => {
  await page.goto(`${es}tenerife/?${dates}`)
  await page.getByRole('link', { name: 'Somos tres o más' }).click()
  await expect(page).toHaveURL(/\/buscar\/\?/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toEqual({ place: 'tenerife', kind: 'getaways', from, to, pax: '4' })
  await expect(cards(page).first()).toContainText('Precio para 4')
  await page.getByRole('search', { name: 'Buscar escapadas por fechas' }).getByLabel('Quién').selectOption('6')
  await page.getByRole('search', { name: 'Buscar escapadas por fechas' }).locator('button[type=submit]').click()
  await expect(cards(page).first()).toContainText('Precio para 6')
  await cards(page).first().click()
  await expect(page).toHaveURL(new RegExp(`\\?${dates}&pax=6$`))
})

test('an odd number of people goes up, and the page says so', async ({ page }) => {
  await page.goto(`${es}?${dates}&pax=3`)
  await expect(page.getByText('hemos pasado de 3 a 4 personas, en 2 habitaciones')).toBeVisible()
  await expect(cards(page).first()).toContainText('Precio para 4')
})

test('filters, order and map keep the dates', async ({ page }) => {
  await page.goto(`${es}?${dates}`)
  await page.getByRole('checkbox', { name: /^5 estrellas/ }).check()
  await expect(page).toHaveURL(new RegExp(`${dates}&stars=5`))
  await page.getByLabel('Ordenar por').selectOption('cheapest-hotel')
  await expect(page).toHaveURL(/sort=cheapest-hotel/)
  // The address is there a moment before the list.
  const amounts = () => page.locator('.found-list a.card .price b').allTextContents()
  const isInOrder = (found: string[]) =>
    found.map((amount) => Number.parseFloat(amount)).every((amount, place, all) => amount >= (all[place - 1] ?? 0))
  await expect.poll(async () => isInOrder((await amounts()).slice(0, 6))).toBe(true)
  await expect(cards(page).first()).toContainText('2 noches ·')
  const [amount] = await amounts()
  await page.getByRole('link', { name: 'Mapa' }).click()
  await expect(page).toHaveURL(new RegExp(`${dates}.*view=map`))
  await expect(cards(page).first()).toContainText(amount ?? '–')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two fields for days and a button do @phone', async ({ page }) => {
    await page.goto(es)
    await page.getByLabel('Llegada').fill(from)
    await page.getByLabel('Salida').fill(to)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
    await expect(cards(page).first()).toContainText('2 noches ·')
    await expect(cards(page).first()).toHaveAttribute('href', new RegExp(`\\?${dates}$`))
  })

  for (const { name, query, field, text } of [
    { name: 'past', query: 'from=2020-01-01&to=2020-01-03', field: 'Llegada', text: 'La llegada ya ha pasado' },
    { name: 'reversed', query: `from=${to}&to=${from}`, field: 'Salida', text: 'La salida tiene que ser después' },
    { name: 'too long', query: `from=${from}&to=${addDays(from, 400)}`, field: 'Salida', text: 'hasta 30 noches' },
    { name: 'no days', query: 'from=ayer&to=%F0%9F%92%A9', field: 'Llegada', text: 'Esta fecha no existe' },
    { name: 'one alone', query: `from=${from}`, field: 'Salida', text: 'Elige también el día de salida' },
  ])
    test(`dates that are ${name} are told beside the field, above the plain list`, async ({ page }) => {
      const response = await page.goto(`${es}?${query}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByLabel(field)).toHaveAccessibleDescription(new RegExp(text))
      await expect(cards(page).first()).toContainText('desde')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${es}$`))
    })
})
