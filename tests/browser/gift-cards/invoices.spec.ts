import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { acceptTerms, openEmail, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { test } from '../support/test.ts'

const goodCard = '4548814479727229'

async function begin(page: Page, landing: string) {
  await page.goto(landing)
  await page.locator('[name=from0]').fill('Marta')
  await page.locator('[name=name0]').fill('Elena')
  await page.locator('[name=email0]').fill(someone('elena'))
  await page
    .locator('form[method=post]')
    .getByRole('button', { name: /^Continuar/ })
    .last()
    .click()
  await page.waitForURL(/\/gift-card\/[^/]+\/checkout\/buyer\//)
}

/** What a link of the page leads to is a PDF. Returns where it is. */
async function opens(page: Page, name: RegExp) {
  const link = page.getByRole('link', { name })
  await expect(link).toBeVisible()
  const href = (await link.getAttribute('href')) ?? ''
  const file = await page.request.get(href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  return href
}

test('a card with an invoice: a mistyped tax id is told, the file opens, and a refund is credited @desk', async ({
  page,
}) => {
  const buyer = someone('invoice')
  await begin(page, '/experiencias-tarjetas-regalo/')
  await scriptHasCome(page)
  await expect(page.locator('[name=taxId]')).toBeHidden()
  await page.getByLabel('Necesito factura con NIF').check()
  await page.getByLabel('Razón social o nombre completo').fill('Talleres Salas, S.L.')
  await page.getByLabel('NIF, CIF o NIE').fill('B58818502')
  await page.getByLabel('Domicilio fiscal').fill('Calle del Mar 3')
  await page.locator('[name=invoicePostalCode]').fill('38001')
  await page.locator('[name=invoiceCity]').fill('Santa Cruz de Tenerife')
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  const wrong = 'El NIF no es correcto: su letra o dígito de control no coincide'
  await expect(page.locator('.field', { has: page.locator('[name=taxId]') })).toContainText(wrong)
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
  expect((await axe.analyze()).violations).toEqual([])
  await page.getByLabel('NIF, CIF o NIE').fill('B-58818501')
  await fillBuyer(page, { email: buyer })
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, Marta! Tu tarjeta está en camino')
  const invoice = await opens(page, /^Descargar la factura F20\d\d-\d{6}$/)

  await page.getByRole('link', { name: 'Ver mis tarjetas' }).click()
  await page.waitForURL(/\/cards\//)
  await opens(page, /^Descargar la factura F20\d\d-\d{6}$/)
  const sent = page.url()
  const receipt = await openEmail(page, buyer, /Tu tarjeta regalo para Elena/)
  await expect(receipt.getByText(/^La factura F20\d\d-\d{6} va adjunta/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^F20\d\d-\d{6}\.pdf$/ })).toBeVisible()

  await page.goto(sent)
  await page.getByText('Devolver', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Devolver \d/ }).click()
  await expect(page.getByText(/^Hecho: la devolución está en marcha/)).toBeVisible()
  await opens(page, /^Descargar la factura rectificativa R20\d\d-\d{6}$/)
  const refund = await openEmail(page, buyer, /Devolución confirmada/)
  await expect(refund.getByText(/^La factura rectificativa R20\d\d-\d{6} va adjunta/)).toBeVisible()

  await leaveBrowser(page)
  const stranger = await page.request.get(invoice)
  expect(stranger.headers()['content-type']).not.toBe('application/pdf')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields unfold, and what is wrong is said, in Portuguese', async ({ page }) => {
    await begin(page, '/pt/experiencias-cartoes-presente/')
    await expect(page.locator('[name=taxId]')).toBeHidden()
    await page.getByLabel('Preciso de fatura com NIF').check()
    await expect(page.getByLabel('País da empresa')).toHaveValue('PT')
    await page.getByLabel('NIF', { exact: true }).fill('500697257')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(
      page.getByText('O NIF não está correto: o dígito ou a letra de controlo não coincide').first(),
    ).toBeVisible()
    await expect(page.getByText('Escreva a morada fiscal').first()).toBeVisible()
    await expect(page.getByLabel('NIF', { exact: true })).toHaveValue('500697257')
  })
})
