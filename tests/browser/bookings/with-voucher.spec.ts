import { expect } from '@playwright/test'
import { someone } from '../support/buying.ts'
import { test } from '../support/test.ts'
import { boughtVoucher, emailTo, linkIn, managePath, openVoucher } from '../support/vouchers.ts'
import { inDays, takeBookable } from './bookable.ts'

test('a voucher pays for an hour, and is free again when that is cancelled @phone', async ({ page, baseURL }) => {
  const bookable = await takeBookable()
  const [email, day] = [someone('with-voucher'), inDays(5)]
  const { service } = bookable
  const { reference } = await boughtVoucher(page, baseURL ?? '', { language: 'es', email, service })
  // The e-mail leads to the hours, without the three questions.
  const order = await emailTo(page, email, /^Tu bono está listo/)
  await page.goto(linkIn(order, 'to=hours'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva con tu bono')
  await openVoucher(page, email, 'es')
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Canjear: reservar con el spa' }).first().click()
  await dialog.getByRole('link', { name: 'Reservar en línea' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva con tu bono')
  await expect(page.getByText(`Bono ${reference}`)).toBeVisible()
  await page.goto(`${page.url()}&day=${day}`)
  await page.getByRole('button', { name: '17:00: libre' }).click()
  await expect(page).toHaveURL(/time=17/)
  await expect(page.locator('.widget-foot')).toContainText('Lo paga tu bono')
  await page.getByRole('button', { name: 'Reservar con mi bono' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu reserva')
  await expect(page.getByText('La paga tu bono.')).toBeVisible()
  const link = linkIn(await emailTo(page, email, /^Reserva confirmada/), '/change/')

  // Reserved for that hour it can't be given back.
  await page.goto(managePath('es'))
  await page.getByRole('link', { name: 'Canjear: reservar con el spa' }).first().click()
  await expect(dialog.getByRole('link', { name: /^Ver la reserva: .* a las 17:00$/ })).toBeVisible()
  await page.goto(`${managePath('es')}cancelar/`)
  await expect(dialog).toContainText('El bono está reservado para una hora en el spa.')

  await page.goto(link)
  await expect(page.getByText('Tu bono vuelve a estar libre, entero.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar la reserva' }).click()
  await expect(page.getByText('Esta reserva está cancelada. El spa ya no te espera.')).toBeVisible()
  await page.goto(`${managePath('es')}canjear/`)
  await expect(dialog.getByRole('link', { name: 'Reservar en línea' })).toBeVisible()
})
