import { expect } from '@playwright/test'
import { aLogo } from '#tests/builders/a-logo.ts'
import { openEmail, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { test } from '../support/test.ts'

const goodCard = '4548814479727229'

test('a company buys a list of which two rows have a fault, with its logo @desk', async ({ page }) => {
  const [buyer, ana, luis] = [someone('company'), someone('ana'), someone('luis')]
  await page.goto('/experiencias-tarjetas-regalo/')
  await page.getByRole('link', { name: 'Tarjetas para mi empresa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regalos de empresa')
  await scriptHasCome(page)
  await page.getByLabel('Nombre de tu empresa').fill('Acme')
  await page.getByText('Navidad', { exact: true }).click()
  const rows = [
    'nombre;correo;importe;mensaje',
    `Ana;${ana};50;Gracias por este año`,
    'Luis;luis@acme;30',
    'Óscar;oscar@acme.example;12,50',
  ]
  // As a spreadsheet saves it as 'Unicode text'.
  const buffer = Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le')
  await page.locator('[name=listFile]').setInputFiles({ name: 'regalos.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('2 de 3 filas tienen un error')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar la fila 3' })).toHaveCSS('width', '44px')
  await expect(page.locator('.summary')).toContainText('50,00 €')
  await page.locator('[name=logoFile]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aLogo()),
  })
  await expect(page.locator('.gc-side .company-logo')).toBeVisible()

  await page.getByRole('link', { name: 'Corregir la fila 3' }).click()
  const address = page.getByLabel('Correo de la fila 3')
  await expect(address).toBeFocused()
  await address.fill(luis)
  await page.getByLabel('Importe de la fila 4').focus()
  await expect(page.getByText('1 de 3 filas tiene un error')).toBeVisible()
  // Nothing is lost by a reload.
  await page.reload()
  await scriptHasCome(page)
  await expect(page.getByText('1 de 3 filas tiene un error')).toBeVisible()
  await expect(page.locator('.gc-side .company-logo')).toBeVisible()
  await page.getByRole('button', { name: 'Quitarla y continuar' }).click()
  await page.waitForURL(/\/gift-card\/[^/]+\/checkout\/buyer\//)
  // A company wants an invoice, but need not have one.
  const wantsInvoice = page.getByLabel('Necesito factura con NIF')
  await expect(wantsInvoice).toBeChecked()
  await wantsInvoice.uncheck()
  await fillBuyer(page, { email: buyer })
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, Marta! Tus tarjetas están en camino')
  await page.getByRole('link', { name: 'Ver mis tarjetas' }).click()
  await expect(page.locator('.sent-list > li')).toHaveCount(2)

  const message = await openEmail(page, ana, /Acme te regala una tarjeta/)
  await expect(message.getByText('Gracias por este año')).toBeVisible()
  await expect(message.getByRole('img', { name: 'Acme' })).toBeVisible()
})

test('a list is pasted, checked and goes on without a script, and its rules are told', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pt/experiencias-cartoes-presente/empresas/')
  await page.getByLabel('Cole aqui a lista').fill('Tomé\ttome@acme.pt\t40\nEva\teva@acme\t40')
  await page.getByRole('button', { name: 'Continuar com os meus dados' }).click()
  await expect(page.getByText('Escreva o seu nome')).toBeVisible()
  await expect(page.getByText('1 de 2 linhas tem um erro')).toBeVisible()
  await page.getByLabel('Nome da sua empresa').fill('Acme')
  await page.getByLabel('E-mail da linha 2').fill('eva@acme.pt')
  await page.getByRole('button', { name: 'Verificar a lista' }).click()
  await expect(page.getByText('2 cartões corretos')).toBeVisible()
  await page
    .locator('[name=listFile]')
    .setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10 * 1024 * 1024, 'a;') })
  await page.getByRole('button', { name: 'Verificar a lista' }).click()
  await expect(page.getByText(/O ficheiro tem mais de 2 MB/)).toBeVisible()
  await expect(page.getByLabel('Nome da sua empresa')).toHaveValue('Acme')
  await page.getByRole('button', { name: 'Continuar com os meus dados' }).click()
  await page.waitForURL(/\/pt\/gift-card\/[^/]+\/checkout\/buyer\//)
  await page.getByRole('link', { name: 'Voltar aos cartões' }).click()
  await expect(page.getByLabel('Cole aqui a lista')).toHaveValue(
    /^nome;e-mail;valor;mensagem;dia\nTomé;tome@acme\.pt;40/,
  )
  await context.close()
})
