import { expect } from '@playwright/test'
import { openPage, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { giveBuyer, startVoucher } from '../support/by-request.ts'
import { test } from '../support/test.ts'

const card = '4548814479727229'

test('five vouchers stand in a list below a headline that is in view, each with its PDF and link @both', async ({
  page,
}) => {
  const email = someone('five')
  const home = await startVoucher(page, { units: 5 })
  await giveBuyer(page, home, { email })
  await openPage(page, `${home}checkout/payment/`)
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

  // Before that a click leads to the file itself.
  await scriptHasCome(page)
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
