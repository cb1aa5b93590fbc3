import { expect } from '@playwright/test'
import { goOnToPayment, payByCard, someone } from '../buying.ts'
import { test } from '../test.ts'

const card = '4548814479727229'

test('five vouchers stand in a list below a headline that is in view, each with its PDF and link @phone', async ({
  page,
}) => {
  // Two e-mails with five PDFs each.
  const email = someone('five')
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/')
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/\/voucher\/start\//)
  const start = new URL(page.url())
  start.searchParams.set('units', '5')
  await page.goto(start.href)
  await goOnToPayment(page, email)
  await payByCard(page, card)

  await expect(page.getByRole('heading', { level: 1, name: '¡Enhorabuena, Marta!' })).toBeInViewport()
  const rows = page.locator('.goods-list li')
  await expect(rows).toHaveCount(5)
  for (const row of await rows.all()) {
    await expect(row.getByRole('link', { name: /^Descargar PDF del bono SP/ })).toBeVisible()
    await expect(row.getByRole('link', { name: /^Gestionar el bono SP/ })).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'Pasos de la compra' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Y ahora, ¿qué?' })).toBeVisible()
  await expect(page.getByText('Total pagado')).toBeVisible()
  await expect(page.getByText('Visa terminada en 7229')).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.pdf', (route) => held.then(() => route.continue()))
  const download = page.waitForEvent('download')
  await rows
    .first()
    .getByRole('link', { name: /^Descargar PDF/ })
    .click()
  await expect(rows.first().getByText('Descargando…')).toBeVisible()
  release()
  expect((await download).suggestedFilename()).toMatch(/^SP\d{5}[A-Z]{3}\.pdf$/)
  await expect(rows.first().getByText('Descargar PDF')).toBeVisible()

  await page.getByRole('button', { name: 'envíalo otra vez' }).click()
  await expect(page.getByText('Te lo hemos enviado otra vez')).toBeVisible()
  await expect
    .poll(async () => {
      const found = await page.request.get(`/sandbox/mailbox/emails.json?to=${encodeURIComponent(email)}`)
      return (await found.json()).length
    })
    .toBe(2)
})
