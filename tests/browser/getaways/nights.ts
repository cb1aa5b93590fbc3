import type { Page } from '@playwright/test'
import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { addMonths, monthOf } from '#platform/time/calendar.ts'
import { addDays, type Day, madridDay } from '#platform/time/dates.ts'
import { ask, type Site } from '../support/site.ts'

export const es = '/escapadas-hotel-spa/tenerife/escapada-romantica-frente-al-atlantico/'

/** The page in Portuguese, as its own link says. */
export async function portuguesePath(page: Page): Promise<string> {
  const html = await (await page.request.get(es)).text()
  const href = /<link[^>]*hreflang="pt[^>]*href="([^"]+)"/i.exec(html)?.[1]
  return new URL(href ?? '', 'http://localhost').pathname
}

/** The months whose nights are given to tests. The ones before are for tests that only look. */
const months = Array.from({ length: 10 }, (_, index) => addMonths(monthOf(madridDay(new Date())), index + 3))

/** Stays of two nights at one getaway, none of which shares a day with another. Their days are on one sheet of the calendar. */
export async function prepareNights(site: Site) {
  const list = await fetch(`${site.url}/api/getaways?lang=es&q=romantica+frente`)
  const [{ uuid }] = (await list.json()).items
  const answers = await Promise.all(
    months.map(async (month) => (await fetch(`${site.url}/api/getaways/${uuid}/calendar?month=${month}`)).json()),
  )
  const open = new Set(
    answers
      .flatMap(({ days }) => days as CalendarDay[])
      .filter(({ state, minimumNights }) => state === 'open' && minimumNights === 1)
      .map(({ day }) => day),
  )
  await ask('create table tests_nights (arrival date primary key, is_taken boolean default false)', [], site)
  for (const arrival of open) {
    const stay = [0, 1, 2].map((days) => addDays(arrival, days))
    if (!stay.every((day) => open.has(day) && monthOf(day) === monthOf(arrival))) continue
    await ask('insert into tests_nights values ($1)', [arrival], site)
    for (const day of stay) open.delete(day)
  }
}

/** Two nights that no other test is given. */
export async function takeNights(): Promise<{ from: Day; to: Day; month: string }> {
  const [taken] = await ask<{ from: Day }>(
    `update tests_nights set is_taken = true
     where arrival = (select min(arrival) from tests_nights where not is_taken) returning arrival::text as from`,
  )
  if (!taken) throw new Error('No nights are left: nights.ts takes too few months')
  return { from: taken.from, to: addDays(taken.from, 2), month: monthOf(taken.from) }
}
