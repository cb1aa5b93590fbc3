import type { Page } from '@playwright/test'
import { addMonths, monthOf } from '#domain/calendar.ts'
import { addDays, type Day, madridDay } from '#domain/dates.ts'
import type { CalendarDay } from '#domain/getaways/hotel-rates.ts'

export const es = '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/'

/** The page in Portuguese, as its own link says. */
export async function portuguesePath(page: Page): Promise<string> {
  await page.goto(es)
  const href = await page.locator('link[hreflang^="pt"]').first().getAttribute('href')
  return new URL(href ?? '', 'http://localhost').pathname
}

/** Two nights that anyone may book, in the month after next unless told. Each test that takes rooms has its own month. */
export async function freeNights(page: Page, monthsOn = 2): Promise<{ from: Day; to: Day; month: string }> {
  const list = await page.request.get('/api/getaways?lang=es&q=romantica+frente')
  const [{ uuid }] = (await list.json()).items
  const month = addMonths(monthOf(madridDay(new Date())), monthsOn)
  const answer = await page.request.get(`/api/getaways/${uuid}/calendar?month=${month}`)
  const days = new Map(((await answer.json()).days as CalendarDay[]).map((day) => [day.day, day]))
  const isOpen = (day: Day) => days.get(day)?.state === 'open'
  const from = [...days.keys()].find(
    (day) => days.get(day)?.minimumNights === 1 && isOpen(day) && isOpen(addDays(day, 1)) && isOpen(addDays(day, 2)),
  )
  if (!from) throw new Error(`No two free nights in ${month}`)
  return { from, to: addDays(from, 2), month }
}
