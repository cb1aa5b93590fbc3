import { expect } from '@playwright/test'
import { congratulated, goToPayment, payBy, payByCard, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'

test('with PayPal open in one tab, a card in the other asks which one to go on with @desk', async ({ page }) => {
  await goToPayment(page, someone('two-tabs'))
  const other = await page.context().newPage()
  await other.goto(page.url())
  await payBy(page, 'PayPal')
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible()
  await payByCard(other, '4548810000000003')
  await expect(other.getByText('Tienes un pago a medias: PayPal')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Continuar con el pago: PayPal' })).toBeVisible()
  await other.getByRole('button', { name: 'Dejarlo y pagar de otra forma: Tarjeta' }).click()
  await expect(other.getByRole('radio', { name: 'Tarjeta' })).toBeChecked()
  await payByCard(other, '4548810000000003')
  await congratulated(other)
})

test('the bank is done and its answer was lost: to go on leads to no dead page, and there is a way out', async ({
  page,
}) => {
  await goToPayment(page, someone('lost-bank'), 'pt')
  const methods = page.url()
  await payByCard(page, '4548817212493017')
  await page.waitForURL(/\/redsys\/challenge\//)
  await page.route('**/api/payments/redsys/challenge', (route) => route.abort())
  const bank = page.frameLocator('iframe[name=bank]')
  await bank.locator('#code').fill('123456')
  await bank.getByRole('button').first().click()
  await page.goto(methods)
  await page.getByRole('button', { name: 'Continuar o pagamento: Cartão' }).click()
  await expect(page.getByText('Não sabemos se já respondeu ao seu banco')).toBeVisible()
  await page.getByRole('button', { name: 'Escolher outra forma de pagamento' }).click()
  await payByCard(page, '4548810000000003')
  await congratulated(page, 'pt')
})
