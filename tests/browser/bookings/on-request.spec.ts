import { expect } from '@playwright/test'
import { payByCard, someone } from '../support/buying.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { emailTo, linkIn } from '../support/vouchers.ts'
import { inDays, takeBookable, takeHours } from './bookable.ts'
import { bookHour, goToPayment, openAsSpa } from './booking.ts'

const card = '4548814479727229'

/** What the bank has done with the money of a purchase. */
async function moneyOf(email: string) {
  const [row] = await ask<{ state: string }>(
    'select a.state from payment_attempts a join purchases p on p.uuid = a.purchase_uuid where p.buyer_email = $1',
    [email],
  )
  return row?.state
}

test('the spa accepts: the money is taken then, and the booking confirmed @desk', async ({ page }) => {
  const time = '17:00'
  const bookable = await takeBookable('on-request')
  const email = someone('asked')
  await page.clock.install()
  await goToPayment(page, bookable, { day: inDays(5), time, email })
  await expect(page.getByText('Ahora solo se autoriza: se cobra al confirmarse').first()).toBeVisible()
  const form = page.frameLocator('#card-form iframe')
  await expect(form.getByRole('button')).toHaveText(/^Autorizar /)
  await payByCard(page, card)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud enviada')
  await expect(page.getByText('Tu pago está autorizado, no cobrado.', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver o retirar la solicitud' })).toBeVisible()
  expect(await moneyOf(email)).toBe('authorized')
  await emailTo(page, email, /^Solicitud enviada/)
  const desk = await openAsSpa(page, bookable, email)
  // Opening the link decides nothing.
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Solicitud de reserva')
  await desk.getByRole('button', { name: `Aceptar a las ${time}` }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^(Aceptada|Esta reserva ya ha sido confirmada)/)
  await desk.context().close()
  await emailTo(page, email, /^Reserva confirmada/)
  // The page has not been touched: it finds out by itself, within a minute.
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Reserva confirmada')).toBeVisible()
  expect(await moneyOf(email)).toBe('paid')
})

test('the spa declines: nothing is charged, in Portuguese @phone', async ({ page }) => {
  const time = '16:00'
  const bookable = await takeBookable('on-request')
  const email = someone('declined')
  await bookHour(page, bookable, { day: inDays(5), time, email, language: 'pt' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido enviado')
  const desk = await openAsSpa(page, bookable, email)
  await desk.getByRole('button', { name: 'No podemos' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Habéis dicho que no')
  await desk.context().close()
  await expect.poll(() => moneyOf(email)).toBe('released')
  await expect(page).toHaveURL(/\/ko\/$/)
  await expect(page.getByText('Não lhe cobrámos nada').first()).toBeVisible()
})

test('the spa proposes another hour, which is held until it is taken @phone', async ({ page }) => {
  const time = '15:00'
  const bookable = await takeBookable('on-request')
  const day = inDays(5)
  await takeHours(bookable, day, ['19:00'], [1])
  const email = someone('proposed')
  await bookHour(page, bookable, { day, time, email })
  const desk = await openAsSpa(page, bookable, email)
  await desk.getByRole('button', { name: 'Proponer esta hora' }).click()
  await expect(desk.getByText('Elige la hora que propones')).toBeVisible()
  await desk.getByLabel('Hora').selectOption(`${day} 19:00`)
  await desk.getByLabel('Mensaje para el cliente').fill('A esa hora tenemos un grupo.')
  await desk.getByRole('button', { name: 'Proponer esta hora' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Hora propuesta: el cliente decide')
  await desk.context().close()
  const link = linkIn(await emailTo(page, email, /te propone otra hora/), '/change/')
  await leaveBrowser(page)
  await page.goto(link)
  await expect(page.getByText('A esa hora tenemos un grupo.')).toBeVisible()
  await page.getByRole('button', { name: 'Me vale, confirmar' }).click()
  await emailTo(page, email, /^Reserva confirmada: .* a las 19:00/)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva')
  await expect(page.getByText('19:00', { exact: false }).first()).toBeVisible()
})
