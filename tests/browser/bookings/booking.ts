import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'
import type { Day } from '#platform/time/dates.ts'
import { openPage, payBy } from '../support/buying.ts'
import { browserOf, giveBuyer, homeIn } from '../support/by-request.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { emailTo, linkIn } from '../support/vouchers.ts'
import type { Bookable } from './bookable.ts'

export const isPhone = () => test.info().project.name === 'phone'

export type Wish = { day: Day; time: string; email: string; language?: Language }

export const hoursPath = ({ service }: Bookable, query = '', language: Language = 'es') =>
  `${languagePrefix(language)}/service-booking/checkout/?service=${service}${query}`

/** From the page of hours to the payment methods. */
export async function walkToPayment(page: Page, bookable: Bookable, { day, time, email, language = 'es' }: Wish) {
  await page.goto(hoursPath(bookable, `&day=${day}&time=${time}`, language))
  await page.locator('.widget-foot').getByRole('button').click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await fillBuyer(page, { email, language })
  await page.locator('[name=terms-spa]').check()
}

/** To the payment methods of an hour: how one gets there is tested by who walks. */
export async function goToPayment(page: Page, { service }: Bookable, { day, time, email, language = 'es' }: Wish) {
  const start = `${languagePrefix(language)}/service-booking/checkout/`
  const { to } = await browserOf(page).send(start, { service, day, time, pax: '2' })
  const home = homeIn(to)
  await giveBuyer(page, home, { email, language })
  await openPage(page, `${home}checkout/payment/`)
  await page.locator('[name=terms-spa]').check()
}

/** Paid with PayPal, which asks for the least. */
export async function bookHour(page: Page, bookable: Bookable, wish: Wish) {
  await goToPayment(page, bookable, wish)
  await payAtPaypal(page)
}

export async function payAtPaypal(page: Page) {
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: /^Pagar (ahora|agora)$/ }).click()
  await expect(page).toHaveURL(/\/(confirmacion|confirmacao)\/reserva\/\?utb_path=/)
}

/** The spa opens the link of the e-mail about this guest, in a browser of its own. */
export async function openAsSpa(page: Page, bookable: Bookable, guest: string): Promise<Page> {
  const [spa] = await ask<{ email: string }>(
    'select p.email from spas p join services s on s.spa_uuid = p.uuid where s.uuid = $1',
    [bookable.service],
  )
  const link = linkIn(await emailTo(page, spa?.email ?? '', /^Solicitud de reserva/, guest), '/answer/')
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const desk = await context.newPage()
  await desk.goto(link)
  return desk
}
