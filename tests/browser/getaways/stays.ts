import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { formTo } from '../../kill/page-forms.ts'
import { openPage, payBy } from '../support/buying.ts'
import { type Buyer, browserOf, giveBuyer, homeIn } from '../support/by-request.ts'
import { ask } from '../support/site.ts'
import { es, portuguesePath, takeNights } from './nights.ts'

const congratulations = { es: '¡Enhorabuena, Marta!', pt: 'Parabéns, Marta!' }

/** From a getaway's page with dates to its buyer step. */
export async function startStay(page: Page, { language = 'es' }: Pick<Buyer, 'language'> = {}) {
  const { from, to } = await takeNights()
  const path = language === 'es' ? es : await portuguesePath(page)
  await page.goto(`${path}?from=${from}&to=${to}&rate=flexible`)
  await page.locator('#reservar').getByRole('button').click()
  await page.waitForURL(/\/purchase\/[\da-f-]+\/checkout\/buyer\//)
  return { from, to, uuid: uuidIn(page) }
}

/** To the payment methods of a stay: how one gets there is tested by who walks. */
export async function goToPayment(page: Page, buyer: Buyer) {
  const { from, to } = await takeNights()
  const path = buyer.language === 'pt' ? await portuguesePath(page) : es
  const { html } = await browserOf(page).open(`${path}?from=${from}&to=${to}&rate=flexible`)
  const form = formTo(html, '/purchase/start/')
  if (!form) throw new Error(`No rate is offered from ${from} to ${to}`)
  const started = await browserOf(page).send(form.action, form.fields)
  const home = homeIn(started.to)
  await giveBuyer(page, home, buyer)
  await openPage(page, `${home}checkout/payment/`)
  return { from, to, uuid: uuidIn(page) }
}

export const uuidIn = (page: Page) => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(page.url())?.[0] ?? ''

export const acceptHotelTerms = (page: Page) => page.locator('[name=terms-hotel]').check()

/** The last page, with the code for the spa. */
export async function stayConfirmed(page: Page, language: Language = 'es'): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(congratulations[language])
  const code = await page
    .getByText(/^HS\d{5}[A-Z]{3}$/)
    .first()
    .textContent()
  return code ?? ''
}

/** Bought by PayPal, which asks for the least. */
export async function boughtStay(page: Page, wish: Buyer) {
  const started = await goToPayment(page, wish)
  await acceptHotelTerms(page)
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: /^Pagar (ahora|agora)$/ }).click()
  return { ...started, code: await stayConfirmed(page, wish.language) }
}

/** Somebody else takes every room of the stay, this purchase's among them. */
export async function sellOut(uuid: string) {
  await ask(
    `with lost as (update hotel_stays set state = 'released' where reference = $1 and state = 'held'
       returning package_uuid, arrival, departure)
     update hotel_nights n set held = 0, sold = n.allotment from lost, getaways g, hotel_rooms r
     where g.uuid = lost.package_uuid and r.hotel_uuid = g.hotel_uuid and n.room_uuid = r.uuid
       and n.night >= lost.arrival and n.night < lost.departure`,
    [uuid],
  )
}

/** As if the stay were nearer: the free time to cancel is over. */
export async function endFreeCancellation(uuid: string) {
  await ask(
    `update purchases set quote = jsonb_set(quote, '{details,penalties,0,deadline}', to_jsonb($2::text)) where uuid = $1`,
    [uuid, new Date(Date.now() - 60_000).toISOString()],
  )
}
