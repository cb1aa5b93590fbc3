import { expect } from '@playwright/test'
import { someone } from '../support/buying.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { test } from '../support/test.ts'
import { emailTo, linkIn } from '../support/vouchers.ts'
import { allHours, inDays, takeBookable, takeHours } from './bookable.ts'
import { bookHour, hoursPath, payAtPaypal } from './booking.ts'

test('who waits for a full day is offered the place that frees, and gets it @phone', async ({ page }) => {
  const bookable = await takeBookable()
  const day = inDays(5)
  const [marta, elena] = [someone('marta'), someone('elena')]
  await takeHours(bookable, day, allHours, [1])
  const others = allHours.filter((hour) => hour !== '17:00')
  await takeHours(bookable, day, others, [2])
  await bookHour(page, bookable, { day, time: '17:00', email: marta })
  const cancel = linkIn(await emailTo(page, marta, /^Reserva confirmada/), '/change/')

  await leaveBrowser(page)
  await page.goto(hoursPath(bookable, `&day=${day}`, 'pt'))
  await page.getByLabel('E-mail').fill(elena)
  await page.getByRole('button', { name: 'Entrar na lista' }).click()
  await expect(page.getByText('Está na lista')).toBeVisible()
  await page.goto(cancel)
  await page.getByRole('button', { name: /^Cancelar y devolver / }).click()
  await expect(page.getByText('Esta reserva está cancelada.', { exact: false })).toBeVisible()

  const offer = linkIn(await emailTo(page, elena, /^Ficou livre uma hora: .* às 17h00/), '/service-booking/')
  // For everybody else the day is full still.
  await page.goto(hoursPath(bookable, `&day=${day}`))
  await expect(page.getByRole('heading', { name: /está completo$/ })).toBeVisible()
  await page.goto(offer)
  await expect(page.getByRole('button', { name: '17h00: escolhida' })).toBeVisible()
  await page.locator('.widget-foot').getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await fillBuyer(page, { email: elena, language: 'pt' })
  await page.locator('[name=terms-spa]').check()
  await payAtPaypal(page)
  await expect(page.getByText('Marcação confirmada')).toBeVisible({ timeout: 30_000 })
})
