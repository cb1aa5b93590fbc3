import { expect } from '@playwright/test'
import {
  chooseMethod,
  congratulated,
  goToPayment,
  openEmail,
  openPage,
  payBy,
  payByCard,
  scriptHasCome,
  someone,
  walkToPayment,
} from '../support/buying.ts'
import { startVoucher } from '../support/by-request.ts'
import { test } from '../support/test.ts'

const cards = {
  frictionless: '4548814479727229',
  challenge: '4548817212493017',
  device: '4918019199883839',
}

test('a voucher is bought with a card, and comes by e-mail with its PDF @both', async ({ page }) => {
  const email = someone('card')
  await walkToPayment(page, email)
  await payByCard(page, cards.frictionless)
  const reference = await congratulated(page)
  await page.goto(page.url().replace('confirmation/', 'SP00000AAA.pdf'))
  await expect(page.getByText('No encontramos el archivo del bono')).toBeVisible()
  const message = await openEmail(page, email, /Tu bono está listo/)
  await expect(message.getByText(reference, { exact: true }).last()).toBeVisible()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /Descargar|Download/ })
      .first()
      .click(),
  ])
  expect(pdf.suggestedFilename()).toBe(`${reference}.pdf`)
})

test('a present is paid with a card whose bank asks, and reaches who it is for', async ({ page }) => {
  const [email, other] = [someone('giver'), someone('given')]
  await goToPayment(page, email, 'es', { name: 'Elena', email: other, message: 'Para que pares un rato.' })
  await payByCard(page, cards.challenge)
  await page.waitForURL(/\/redsys\/challenge\//)
  const bank = page.frameLocator('iframe[name=bank]')
  await bank.locator('#code').fill('123456')
  await bank.getByRole('button', { name: 'Confirmar' }).click()
  await congratulated(page)
  await expect(page.getByText('Bono regalo para Elena')).toBeVisible()
  const message = await openEmail(page, other, /Marta/)
  await expect(message.getByText('Para que pares un rato.')).toBeVisible()
})

test('in Portuguese too, with a bank that looks at the browser first @phone', async ({ page }) => {
  const [email, other] = [someone('oferta'), someone('oferecida')]
  await walkToPayment(page, email, 'pt', { name: 'Inês', email: other, message: 'Para descansares.' })
  await payByCard(page, cards.device)
  await page.waitForURL(/\/redsys\/challenge\//)
  const bank = page.frameLocator('iframe[name=bank]')
  await bank.locator('#code').fill('123456')
  await bank.getByRole('button').first().click()
  await congratulated(page, 'pt')
  await openEmail(page, other, /Marta/)
})

test('a card that is refused says why, and another try goes through @phone', async ({ page }) => {
  await goToPayment(page, someone('refused'))
  await payByCard(page, '1111111111111111')
  await expect(page.getByText('Ha ocurrido un error con los datos de tu tarjeta')).toBeVisible()
  await page.getByRole('button', { name: 'Para intentarlo de nuevo, haz clic aquí' }).click()
  await expect(page.getByText('Ha ocurrido un error con los datos de tu tarjeta')).toHaveCount(0)
  await payByCard(page, await refusedCard(page, '0190'))
  await expect(page.getByText('Tu banco ha denegado el pago sin indicar el motivo.')).toBeVisible()
  await expect(page.getByText('No se ha hecho ningún cargo.')).toBeVisible()
  await page.getByRole('link', { name: 'Para intentarlo de nuevo, haz clic aquí' }).click()
  await payByCard(page, cards.frictionless)
  await congratulated(page)
})

test('a method chosen before the script has come has its button when it comes', async ({ page }) => {
  await goToPayment(page, someone('early'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await chooseMethod(page, 'Bizum')
  release()
  await scriptHasCome(page)
  await expect(page.getByRole('button', { name: /^Pagar / })).toBeVisible()
})

test('Bizum', async ({ page }) => {
  await goToPayment(page, someone('bizum'))
  await payBy(page, 'Bizum')
  await expect(page.getByLabel('Teléfono móvil')).toBeVisible()
  // Whoever comes back is not sent there again unasked.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Elegir otra forma de pago' })).toBeVisible()
  await page.getByRole('button', { name: 'Ir a Bizum' }).click()
  await page.getByLabel('Teléfono móvil').fill('700000000')
  await page.getByRole('button', { name: 'Aceptar el pago' }).click()
  await congratulated(page)
})

test('PayPal, cancelled and then paid @desk', async ({ page }) => {
  await goToPayment(page, someone('paypal'))
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Cancelar y volver al comercio' }).click()
  await expect(page.getByText('No hemos podido cobrar')).toBeVisible()
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
})

test('a Multibanco reference is shown and mailed, and the voucher comes when it is paid @phone', async ({ page }) => {
  const email = someone('multibanco')
  await goToPayment(page, email, 'pt')
  await payBy(page, 'Multibanco')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague com esta referência')
  const told = page.locator('.mb')
  const entity = (await told.locator('dd').nth(0).textContent()) ?? ''
  const reference = (await told.locator('dd').nth(1).textContent()) ?? ''
  const machine = await page.context().newPage()
  await openEmail(machine, email, /Multibanco|referência/i)
  await machine.goto('/sandbox/stripe/multibanco/')
  await machine.locator('#entity').fill(entity)
  await machine.locator('#reference').fill(reference)
  await machine.getByRole('button', { name: 'Continuar' }).click()
  await machine.getByRole('button', { name: 'Pagar', exact: true }).click()
  // The page has not been touched: it finds out by itself.
  await congratulated(page, 'pt')
})

test('MB WAY waits for the phone, and goes on by itself', async ({ page }) => {
  await goToPayment(page, someone('mbway'), 'pt')
  await chooseMethod(page, 'MB WAY')
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page.getByText('Escreva um número de telemóvel português')).toBeVisible()
  const phone = `91${String(Date.now()).slice(-7)}`
  await page.getByLabel('Número de telemóvel do MB WAY').fill(phone)
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aceite o pagamento no MB WAY')
  const app = await page.context().newPage()
  await app.goto('/sandbox/stripe/mbway/')
  await app.locator('section', { hasText: phone }).getByRole('button', { name: 'Aceitar' }).click()
  await congratulated(page, 'pt')
})

test('codes are refused with their reason, applied and taken off, and a balance pays all of it', async ({ page }) => {
  await goToPayment(page, someone('codes'))
  const code = page.getByLabel('Código descuento')
  const apply = page.getByRole('button', { name: 'Aplicar' })
  for (const [typed, said] of [
    ['VERANO25', 'El código «VERANO25» ha caducado. Prueba con otro.'],
    ['nada', 'El código «NADA» no existe o no es válido.'],
    ['RITUAL20', 'La compra no llega al importe mínimo del código «RITUAL20», que es de '],
  ] as const) {
    await code.fill(typed)
    await apply.click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await code.fill('calma10')
  await apply.click()
  await expect(page.getByText('Cupón «CALMA10» aplicado. 10 % de descuento aplicado.')).toBeVisible()
  await expect(code).toHaveValue('')
  await page.getByRole('button', { name: 'Quitar CALMA10' }).click()
  await expect(page.getByText('Cupón «CALMA10» aplicado.')).toHaveCount(0)
  await code.fill('TR-DEMO500')
  await apply.click()
  await expect(page.getByText('Tu saldo cubre toda la compra: no hay nada que pagar.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar la compra' }).click()
  await congratulated(page)
})

test('a bill that another window has changed is shown anew, and paid once it is accepted', async ({ page }) => {
  await goToPayment(page, someone('windows'))
  const pay = page.getByRole('button', { name: /^Pagar / })
  await chooseMethod(page, 'PayPal')
  const whole = (await pay.textContent()) ?? ''
  await page.getByLabel('Código descuento').fill('calma10')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(pay).not.toHaveText(whole)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Quitar CALMA10' }).click()
  await expect(other.getByText('Cupón «CALMA10» aplicado.')).toHaveCount(0)
  await other.close()
  await pay.click()
  await expect(page.getByText('El precio ha cambiado')).toBeVisible()
  await expect(pay).toHaveText(whole)
  await pay.click()
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
})

test('what is missing is named, and nothing typed is lost @phone', async ({ page }) => {
  await openPage(page, `${await startVoucher(page)}checkout/buyer/`)
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByRole('button', { name: 'Continuar' }).click()
  for (const said of [
    'Los Apellidos no son correctos',
    'El Email no es correcto',
    'Ha de aceptar los términos y condiciones',
  ]) {
    await expect(page.getByText(said).first()).toBeVisible()
  }
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')
})

test('terms are accepted with the buyer’s data, stand ticked above what pays, and nobody pays without them @both', async ({
  page,
}) => {
  await goToPayment(page, someone('terms'))
  const terms = page.getByRole('checkbox', { name: 'He leído y acepto' })
  await expect(terms).toBeChecked()
  await terms.uncheck()
  await chooseMethod(page, 'PayPal')
  await page.getByRole('button', { name: /^Pagar / }).click()
  const said = 'Debes aceptar los términos y condiciones para poder continuar con tu proceso'
  await expect(page.getByText(said)).toBeVisible()
  await expect(terms).toBeFocused()
  await terms.check()
  await expect(page.getByText(said)).toHaveCount(0)
  await page.getByRole('link', { name: 'Volver a mis datos' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await expect(terms).toBeChecked()
})

test('a purchase is nobody else’s, and steps can’t be skipped', async ({ page, browser }) => {
  await goToPayment(page, someone('mine'))
  const address = page.url()
  await page.goto(address.replace('checkout/payment', 'confirmation'))
  await page.waitForURL(/checkout\/payment/)
  const stranger = await browser.newPage()
  expect((await stranger.goto(address))?.status()).toBe(404)
  const unknown = address.replace(/[0-9a-f]{8}-/, '00000000-')
  expect((await page.goto(unknown))?.status()).toBe(404)
  const file = await stranger.goto(address.replace('checkout/payment/', 'SP00000AAA.pdf'))
  expect(file?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: 'No encontramos esta compra' })).toBeVisible()
  await stranger.close()
})

test('all of it works without JavaScript, by PayPal', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await walkToPayment(page, someone('plain'), 'es', { name: 'Elena', email: someone('plain-gift'), message: 'Hola' })
  const terms = page.getByRole('checkbox', { name: 'He leído y acepto' })
  await page.getByLabel('Código descuento').fill('nada')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(terms).toBeChecked()
  await terms.uncheck()
  await payBy(page, 'PayPal')
  await expect(page.getByText('Debes aceptar los términos y condiciones')).toBeVisible()
  await expect(terms).not.toBeChecked()
  await terms.check()
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
  await context.close()
})

/** The number says the answer; the table of the sandbox knows it. */
async function refusedCard(page: import('@playwright/test').Page, code: string): Promise<string> {
  const office = await (await page.request.get('/sandbox/')).text()
  const row = office.split('<tr').find((line) => line.includes(`>${code}<`) || line.includes(` ${code}`))
  const number = /\d{4} \d{4} \d{4} \d{4}/.exec(row ?? '')?.[0]
  if (!number) throw new Error(`no card for ${code}`)
  return number.replaceAll(' ', '')
}
