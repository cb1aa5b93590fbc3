import { expect, type Page } from '@playwright/test'
import { openPage, scriptHasCome } from '../support/buying.ts'
import { startVoucher } from '../support/by-request.ts'
import { test } from '../support/test.ts'

async function goToBuyer(page: Page) {
  await openPage(page, `${await startVoucher(page)}checkout/buyer/`)
}

test('the focus goes to the first wrong field, and a message goes as soon as its field is right @both', async ({
  page,
}) => {
  await goToBuyer(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByRole('button', { name: 'Continuar' }).click()
  const surname = page.getByLabel('Apellidos', { exact: true })
  await expect(surname).toBeFocused()
  await expect(page.getByText('Revisa tres datos')).toBeVisible()
  await expect(page.getByText('Los Apellidos no son correctos')).toHaveCount(2)
  await surname.pressSequentially('Salas')
  await expect(page.getByText('Los Apellidos no son correctos')).toHaveCount(0)
  await expect(surname).toBeFocused()
  await expect(page.getByText('El Email no es correcto').first()).toBeVisible()
})

test('what was typed is kept on the way back, at a reload and in the other language, and postage is added', async ({
  page,
}) => {
  await goToBuyer(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByText('Para regalar').click()
  const summary = page.getByRole('complementary', { name: 'Tu compra' })
  await expect(summary.getByText('Es un regalo')).toBeVisible()
  await page.getByLabel('Nombre de quien lo recibe').fill('Elena')
  await expect(summary.getByText('Regalo para Elena')).toBeVisible()
  await page.getByText('Impreso, a una dirección').click()
  await expect(summary.getByText('Envío por correo postal')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Nombre de quien lo recibe')).toHaveValue('Elena')
  await expect(summary.getByText('Envío por correo postal')).toBeVisible()

  await page.getByRole('link', { name: 'Volver a la selección' }).click()
  await page.waitForURL(/\/voucher\/start\//)
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')
  await page.goBack()
  await page.waitForURL(/\/voucher\/start\//)
  await page.goForward()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')

  await page.getByRole('link', { name: /Português/ }).click()
  await page.waitForURL(/\/pt\/voucher\//)
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Marta')
  await expect(page.getByLabel('Nome de quem recebe')).toHaveValue('Elena')
})

test('for whom it is was chosen with the service, and is changed here by mouse and by keyboard', async ({ page }) => {
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/')
  await page.locator('#buy').getByText('Para regalar').click()
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/\/voucher\/start\/.*for=gift/)
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await scriptHasCome(page)
  const summary = page.getByRole('complementary', { name: 'Tu compra' })
  const whom = page.getByRole('radiogroup', { name: '¿Para quién es?' })
  await expect(whom.getByRole('radio', { name: 'Para regalar' })).toBeChecked()
  await expect(summary.getByText('Es un regalo')).toBeVisible()
  await whom.getByRole('radio', { name: 'Para regalar' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(whom.getByRole('radio', { name: 'Para mí' })).toBeChecked()
  await expect(summary.getByText('Es un regalo')).toHaveCount(0)
  await expect(page.getByLabel('Nombre de quien lo recibe')).toBeHidden()
})
