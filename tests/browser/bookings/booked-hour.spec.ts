import { expect } from '@playwright/test'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { openEmail, payByCard, someone } from '../support/buying.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { test } from '../support/test.ts'
import { emailTo, linkIn } from '../support/vouchers.ts'
import { inDays, takeBookable } from './bookable.ts'
import { bookHour, hoursPath, walkToPayment } from './booking.ts'

const card = '4548814479727229'

test('an hour is booked with a card, moved and cancelled from the links of its e-mails @phone', async ({ page }) => {
  const bookable = await takeBookable()
  const email = someone('hour')
  const [day, other] = [inDays(5), inDays(6)]
  await walkToPayment(page, bookable, { day, time: '17:00', email })
  await expect(page.getByText(/La hora es tuya hasta las \d\d:\d\d\./)).toBeVisible()
  // What settles later than the hour is held is not offered.
  await expect(page.getByRole('radio', { name: /Multibanco/ })).toHaveCount(0)
  await payByCard(page, card)
  await expect(page.getByText('Reserva confirmada')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/confirmacion\/reserva\/\?utb_path=/)
  const locator = await page
    .getByText(/^\d{5}[A-Z]{3}$/)
    .first()
    .textContent()
  const files = { 'Descargar PDF': 'application/pdf', 'Añadir al calendario': 'text/calendar' }
  for (const [name, type] of Object.entries(files)) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toContain(type)
  }
  // Whoever steps back and would book the same once more is told.
  const home = decodeURIComponent(/utb_path=([^&]+)/.exec(page.url())?.[1] ?? '')
  await page.goto(`${home}checkout/payment/`)
  await expect(page.getByText('Esta reserva ya ha sido confirmada.')).toBeVisible()
  await expect(page.getByText(/No hace falta repetirla. ¿Dudas\? Escríbenos a /)).toBeVisible()
  // As is who chooses that hour again, before anything is to be filled in.
  await page.goto(hoursPath(bookable, `&day=${day}&time=17:00`))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/confirmacion\/reserva\/\?utb_path=/)
  await expect(page.getByText('Esta reserva ya ha sido confirmada.')).toBeVisible()

  await leaveBrowser(page)
  const link = linkIn(await emailTo(page, email, /^Reserva confirmada: .* a las 17:00/), '/change/')
  await page.goto(link)
  await expect(page.getByText(locator ?? '').first()).toBeVisible()
  await page.getByRole('link', { name: 'Elegir otra hora' }).click()
  await page.waitForURL(/with=move/)
  await page.goto(`${page.url()}&day=${other}`)
  await page.getByRole('button', { name: '18:00: libre' }).click()
  await expect(page).toHaveURL(/time=18/)
  await page.getByRole('button', { name: 'Cambiar a esta hora' }).click()
  await expect(page.getByText('Hora cambiada.', { exact: false })).toBeVisible()
  const moved = await openEmail(page, email, /^Hora cambiada/)
  await expect(moved.getByText(`${calendarDays.short(other, 'es')}`, { exact: false }).first()).toBeVisible()

  await page.goto(link)
  await expect(page.getByText(/^Te devolvemos [\d,.]+\s€ a /)).toBeVisible()
  await page.getByRole('button', { name: /^Cancelar y devolver / }).click()
  await expect(page.getByText('Esta reserva está cancelada. El spa ya no te espera.')).toBeVisible()
  await emailTo(page, email, /^Reserva cancelada/)
  await page.goto(hoursPath(bookable, `&day=${other}`))
  await expect(page.getByRole('button', { name: '18:00: libre' })).toBeVisible()
})

test('in Portuguese, with PayPal @desk', async ({ page }) => {
  const bookable = await takeBookable()
  const email = someone('hora')
  await bookHour(page, bookable, { day: inDays(5), time: '12:00', email, language: 'pt' })
  await expect(page.getByText('Marcação confirmada')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('12h00', { exact: false }).first()).toBeVisible()
  const mail = await openEmail(page, email, /^Marcação confirmada: .* às 12h00/)
  await expect(mail.getByRole('link', { name: 'Ver, alterar ou cancelar' }).first()).toBeVisible()
})
