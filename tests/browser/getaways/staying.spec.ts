import { expect, type Page } from '@playwright/test'
import type { Day } from '#platform/time/dates.ts'
import { test } from '../support/test.ts'
import { es, portuguesePath, takeNights } from './nights.ts'
import { showMonth } from './show-month.ts'

const dayButton = (page: Page, day: Day) => page.locator(`[data-day="${day}"]`)

test('a visitor picks nights on the calendar, a rate and more people, and goes on to book @both', async ({
  page,
  viewport,
}) => {
  const isPhone = (viewport?.width ?? 0) < 761
  const { from, to, month } = await takeNights()
  await page.goto(es)
  const summary = page.locator('#resumen')
  await expect(summary).toContainText('desde')
  if (isPhone) await page.getByRole('button', { name: /Llegada y salida/ }).click()
  await showMonth(page, month, 'es')
  await expect(dayButton(page, from)).toHaveAccessibleName(/^\S+ \d+ de \S+, \d+(,\d\d)? euros/)
  await dayButton(page, from).click()
  await dayButton(page, to).click()
  if (isPhone) await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
  await expect(summary).toContainText('Total de la estancia')
  await expect(summary).toContainText('2 noches')
  await expect(summary).toContainText('IGIC incluido, para dos')
  await expect(page.getByRole('radio', { name: 'Flexible' })).toBeChecked()
  await expect(page.locator('#tarifa')).toContainText(/€ y cancelas gratis hasta el \d+ \p{L}{3}/u)
  await expect(summary).toContainText(/Cancelación gratuita hasta las .*, después cuesta/)
  await expect(
    page.locator('#tarifa').getByText(/^Cancelación gratuita hasta las .* \(hora de Canarias\), después cuesta/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Dos personas más' }).click()
  await expect(summary).toContainText('para 4 personas, en 2 habitaciones')
  await expect(page.getByRole('radio', { name: 'Flexible' })).toBeChecked()
  const book = isPhone
    ? page.getByRole('button', { name: 'Reservar', exact: true })
    : page.getByRole('button', { name: 'Reservar escapada' })
  await book.click()
  await expect(page).toHaveURL(/\/purchase\/[\da-f-]+\/checkout\/buyer\/$/)
  await expect(page.getByLabel('Habitación 2: nombre y apellidos')).toBeVisible()
})

test('the calendar is moved through with the keyboard', async ({ page }) => {
  const { from, to, month } = await takeNights()
  await page.goto(es)
  await showMonth(page, month, 'es')
  await dayButton(page, from).focus()
  await page.keyboard.press('Enter')
  await expect(dayButton(page, from)).toHaveAccessibleName(/llegada$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dayButton(page, to)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`))
  await expect(dayButton(page, to)).toBeFocused()
})

test('an odd party and nights that can not be had are explained @phone', async ({ page }) => {
  const { from, to } = await takeNights()
  await page.goto(`${es}?from=${from}&to=${to}&pax=3`)
  await expect(
    page.getByText('Las escapadas se reservan en pareja: hemos pasado de 3 a 4 personas, en 2 habitaciones.'),
  ).toBeVisible()
  await page.goto(`${es}?from=${from}&to=${to}&room=igloo`)
  await expect(page.getByRole('heading', { name: 'Sin tarifas así' })).toBeVisible()
  await page.getByRole('list', { name: 'Lo más parecido' }).getByRole('link').first().click()
  await expect(page.locator('#resumen')).toContainText('Total de la estancia')
})

test('the small pictures stand side by side, and on a phone the keyboard scrolls them @both', async ({
  page,
  viewport,
}) => {
  await page.goto(es)
  const pictures = page.getByRole('region', { name: 'La escapada en tres imágenes' })
  await expect(pictures.getByRole('figure')).toContainText([
    'Habitación para dos',
    'Circuito spa para 2 + Masaje relajante de 50 min en pareja',
    'Instalaciones',
  ])
  const tops = await pictures
    .getByRole('figure')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  if ((viewport?.width ?? 0) > 760) return
  await pictures.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pictures.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
})

test('whatever is asked for, the page answers', async ({ page }) => {
  const days = ['2020-01-01', '2026-02-30', '9999-12-31', 'x', "'; --", '%00', '']
  const guests = ['0', '-1', '1', '3', '99', '1e9', 'x', '']
  for (const from of days)
    for (const pax of guests) {
      const answer = await page.request.get(`${es}?from=${from}&to=2020-01-01&pax=${pax}&room=%3Cb%3E&board=x&rate=y`)
      expect(answer.status(), `${from} ${pax}`).toBe(200)
    }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('dates, rates and the way to book work in Portuguese @phone', async ({ page, viewport }) => {
    const { from, to } = await takeNights()
    await page.goto(await portuguesePath(page))
    await page.getByLabel('Chegada').fill(to)
    await page.getByLabel('Partida').fill(from)
    await page.getByRole('button', { name: 'Ver preços' }).click()
    await expect(page.getByText('A partida tem de ser depois da chegada.')).toBeVisible()
    await expect(page.getByLabel('Chegada')).toHaveValue(to)
    await page.getByLabel('Chegada').fill(from)
    await page.getByLabel('Partida').fill(to)
    await page.getByRole('button', { name: 'Ver preços' }).click()
    await expect(page.locator('#resumen')).toContainText('Total da estadia')
    await page.getByText('Flexível', { exact: true }).click()
    await page.getByRole('button', { name: 'Atualizar o preço' }).click()
    await expect(page.locator('#resumen')).toContainText('Cancelamento gratuito até às')
    await page.getByRole('button', { name: 'Mais duas pessoas' }).click()
    await expect(page.locator('#resumen')).toContainText('para 4 pessoas, em 2 quartos')
    await expect(page.getByLabel('Chegada')).toHaveValue(from)
    const isPhone = (viewport?.width ?? 0) < 761
    await page.getByRole('button', { name: isPhone ? 'Reservar' : 'Reservar escapadinha', exact: true }).click()
    await expect(page).toHaveURL(/\/pt\/purchase\/[\da-f-]+\/checkout\/buyer\/$/)
    await expect(page.getByLabel('Quarto 2: nome e apelido')).toBeVisible()
  })
})
