import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { addDays, wallClock } from '#platform/time/dates.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { allHours, type Bookable, takeBookable, takeHours } from './bookable.ts'

async function servicePage({ service }: Bookable, language: Language) {
  const [slugs] = await ask<{ region: string; spa: string; own: string }>(
    `select l.slug as region, p.slug as spa, t.slug as own from services s
     join spas p on p.uuid = s.spa_uuid
     join location_translations l on l.location_uuid = p.region_uuid and l.language = $2
     join service_translations t on t.service_uuid = s.uuid and t.language = $2 where s.uuid = $1`,
    [service, language],
  )
  return sectionPath('spas', language, slugs?.region ?? '', slugs?.spa ?? '', slugs?.own ?? '')
}

const hoursIn = (page: Page) => page.locator('.next-hours')

test('from the page of a service to an hour that is free next @phone', async ({ page }) => {
  const bookable = await takeBookable()
  const today = wallClock(new Date(), 'Atlantic/Canary').day
  await takeHours(bookable, today, allHours, [1, 2])
  await takeHours(bookable, addDays(today, 1), ['10:00', '12:00'], [1, 2])
  const path = await servicePage(bookable, 'es')
  await page.goto(path)
  await expect(hoursIn(page).getByRole('heading')).toHaveText('Próximas horas libres')
  await expect(hoursIn(page).getByRole('link').first()).toHaveText('Mañana 11:00')
  await expect(hoursIn(page).getByRole('link').nth(1)).toHaveText('Mañana 13:00')
  await expect(hoursIn(page).getByRole('link')).toHaveCount(4)
  await page.getByRole('button', { name: /personas? más$/ }).click()
  await expect(hoursIn(page).getByRole('link').first()).toHaveAttribute('href', /pax=4/)
  await hoursIn(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige día y hora')
  await expect(page.getByRole('button', { name: '11:00: elegida' })).toBeVisible()
  await expect(page.getByText('4 personas')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Reserva con fecha' }).click()
  await expect(page).toHaveURL(new RegExp(`/service-booking/checkout/\\?service=${bookable.service}&pax=`))
})

test('nothing moves when the hours come, and without them the button stays', async ({ page }) => {
  const bookable = await takeBookable('on-request')
  const path = await servicePage(bookable, 'pt')
  let answer: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/next-hours/**', async (route) => {
    await asked
    await route.continue()
  })
  const isAskedFor = page.waitForRequest('**/next-hours/**')
  await page.goto(path)
  await isAskedFor
  await expect(page.getByText('A pedido: o spa confirma a hora que escolher.')).toBeVisible()
  const foot = page.locator('#buy .promise')
  const before = await foot.boundingBox()
  answer()
  await expect(hoursIn(page).getByRole('heading')).toHaveText('Próximas horas livres')
  expect(await foot.boundingBox()).toEqual(before)
  await page.unroute('**/next-hours/**')
  await page.route('**/next-hours/**', (route) => route.abort())
  await page.reload()
  await expect(hoursIn(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Reservar com data' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the hours with the chosen number of people', async ({ page }) => {
    const bookable = await takeBookable()
    await page.goto(await servicePage(bookable, 'es'))
    await page.getByRole('button', { name: /personas? más$/ }).click()
    await expect(hoursIn(page)).toBeHidden()
    await page.getByRole('link', { name: 'Reserva con fecha' }).click()
    await expect(page.getByText('4 personas')).toBeVisible()
  })
})

test('bad questions for the next hours are answered as such', async ({ request }) => {
  for (const query of ['', '?service=x', '?service=00000000-0000-4000-8000-000000000000&pax=2', '?service=%00&pax=%FF'])
    expect((await request.get(`/service-booking/next-hours/${query}`)).status(), query).toBe(404)
})
