import { expect, type Page } from '@playwright/test'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { openPage } from '../support/buying.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { allHours, type Bookable, inDays, takeBookable, takeHours } from './bookable.ts'

async function namesOf({ service }: Bookable, language: 'es' | 'pt') {
  const [names] = await ask<{ spa: string; own: string }>(
    `select p.name as spa, t.name as own from services s join spas p on p.uuid = s.spa_uuid
     join service_translations t on t.service_uuid = s.uuid and t.language = $2 where s.uuid = $1`,
    [service, language],
  )
  return names ?? { spa: '', own: '' }
}

const cards = (page: Page) => page.getByRole('main').locator('.results .card')

test('a visitor looks for a day, sees the first free hour on a card, and books it @desk', async ({ page }) => {
  const bookable = await takeBookable()
  const day = inDays(4)
  await takeHours(bookable, day, ['10:00', '11:00', '12:00'], [1, 2])
  await takeHours(bookable, day, ['13:00'], [1])
  const { spa, own } = await namesOf(bookable, 'es')
  await openPage(page, '/')
  await page.getByRole('combobox', { name: '¿Qué te apetece?' }).fill(spa)
  await page.getByLabel('Cuándo').fill(day)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  const shortDay = calendarDays.short(day, 'es')
  await expect(cards(page).first()).toContainText(`Primera hora libre: ${shortDay} a las`)
  await page.getByRole('link', { name: /^Experiencias/ }).click()
  const card = cards(page).filter({ has: page.getByRole('heading', { name: own, exact: true }) })
  await expect(card).toContainText(`Primera hora libre: ${shortDay} a las 13:00`)
  // A list this short has no filters: in the wide one the choice leaves the card, and every card has an hour.
  await page.goto(`/buscar/?kind=services&place=tenerife&date=${day}&hour=free`)
  await expect(page.getByRole('link', { name: /Con hora libre ese día/ })).toBeVisible()
  await expect(cards(page).locator('.hour')).toHaveCount(await cards(page).count())
  await page.goBack()
  await card.click()
  await page.getByRole('link', { name: 'Reserva con fecha' }).click()
  // The day went along.
  await expect(page).toHaveURL(new RegExp(`day=${day}`))
  await page.getByRole('button', { name: '13:00: queda 1' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  // It is held for this visitor, and gone for all others.
  await expect(async () => {
    await page.goto(`/buscar/?kind=services&date=${day}&q=${encodeURIComponent(spa)}`)
    await expect(card).toContainText(`${shortDay} a las 14:00`, { timeout: 1000 })
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('in Portuguese, a full day leaves the service out', async ({ page }) => {
    const bookable = await takeBookable()
    const [day, next] = [inDays(5), inDays(6)]
    const { spa, own } = await namesOf(bookable, 'pt')
    const look = (date: string) => page.goto(`/pt/pesquisar/?kind=services&date=${date}&q=${encodeURIComponent(spa)}`)
    const card = cards(page).filter({ has: page.getByRole('heading', { name: own, exact: true }) })
    await look(day)
    await expect(card).toContainText(`Primeira hora livre: ${calendarDays.short(day, 'pt')} às 10h00`)
    await takeHours(bookable, day, allHours, [1, 2])
    await expect(async () => {
      await look(day)
      await expect(card).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await look(next)
    await expect(card).toContainText(`${calendarDays.short(next, 'pt')} às 10h00`)
  })
})
