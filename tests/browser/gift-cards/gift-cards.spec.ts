import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { acceptHotelTerms, goToPayment as goToStayPayment, stayConfirmed } from '../getaways/stays.ts'
import { goToPayment, openEmail, payBy, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { test } from '../support/test.ts'

const goodCard = '4548814479727229'
const landing: Record<Language, string> = {
  es: '/experiencias-tarjetas-regalo/',
  pt: '/pt/experiencias-cartoes-presente/',
}

type Card = { name: string; email: string; euros?: string; design?: string; day?: string }

/** Fills the card that is open. */
async function fillCard(page: Page, place: number, { name, email, euros, design, day }: Card) {
  const field = (of: string) => page.locator(`[name=${of}${place}]`)
  await field('name').fill(name)
  await field('email').fill(email)
  if (euros) await field('otherAmount').fill(euros)
  if (design) await page.getByText(design, { exact: true }).last().click()
  if (!day) return
  await page.getByText('Otro día', { exact: true }).click()
  await field('deliverOn').fill(day)
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What an e-mail's link leads to. */
const hrefIn = async (message: ReturnType<Page['frameLocator']>, name: string | RegExp) =>
  (await message.getByRole('link', { name }).getAttribute('href')) ?? ''

test('one card for now: seen as it will arrive, bought, opened and spent in parts @phone', async ({ page }) => {
  const [buyer, elena] = [someone('cards'), someone('elena')]
  await page.goto(landing.es)
  await scriptHasCome(page)
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect(page.getByText('Escribe el nombre de quien la recibe')).toBeVisible()
  await expect(page.locator('[name=name0]')).toBeFocused()
  await page.locator('[name=from0]').fill('Marta')
  await fillCard(page, 0, { name: 'Elena', email: elena, euros: '45', design: 'Amor' })
  await page.locator('[name=message0]').fill('Un respiro.')
  const preview = page.locator('.card-side .gcard')
  await expect(preview).toContainText('Para los dos')
  await expect(preview).toContainText('Para Elena')
  await expect(preview).toContainText('45 €')
  await page.getByRole('button', { name: 'Continuar · 45,00 €' }).click()
  await page.waitForURL(/\/gift-card\/[^/]+\/checkout\/buyer\//)
  await fillBuyer(page, { email: buyer })
  await expect(page.getByLabel('Código descuento')).toHaveCount(0)
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, Marta! Tu tarjeta está en camino')
  const confirmation = page.url()

  const message = await openEmail(page, elena, /Marta te regala una tarjeta/)
  await expect(message.getByText('Un respiro.')).toBeVisible()
  const code = (await message.getByText(/^TR.{2}( .{4}){3}$/).textContent()) ?? ''
  // The page tells the shop that it was opened.
  const told = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes('/saldo'))
  await page.goto(await hrefIn(message, 'ver lo que queda'))
  await told
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.locator('.card-left')).toHaveText('45,00 €')

  await page.goto(confirmation)
  await page.getByRole('link', { name: 'Ver mis tarjetas' }).click()
  await expect(page.getByText('Abierta', { exact: true })).toBeVisible()

  await goToPayment(page, someone('spender'))
  await page.getByLabel('Código descuento').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.locator('main')).toContainText('45,00 €')
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Enhorabuena, Marta!')

  await page.goto(`${landing.es}saldo/`)
  await page.getByLabel('Código de la tarjeta').fill(code)
  await page.getByRole('button', { name: 'Ver saldo' }).click()
  await expect(page.getByText('Ya no queda saldo')).toBeVisible()
  await expect(page.locator('.moves li')).toHaveCount(2)
})

test('three cards for later, changed, corrected and given back @desk', async ({ page }) => {
  const buyer = someone('three')
  const day = dayFromNow(30)
  await page.goto(`${landing.es}comprar/`)
  await scriptHasCome(page)
  await page.locator('[name=from0]').fill('Marta')
  await fillCard(page, 0, { name: 'Lucía', email: someone('lucia'), day })
  await page.getByRole('button', { name: 'Añadir otra tarjeta' }).click()
  await fillCard(page, 1, { name: 'Iván', email: someone('ivan'), euros: '30', day })
  await page.getByRole('button', { name: 'Añadir otra tarjeta' }).click()
  await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
  await expect(page.getByText('Escribe el nombre de quien la recibe')).toBeVisible()
  await fillCard(page, 2, { name: 'Nuria', email: someone('nuria'), euros: '120', day })
  await page.reload()
  await expect(page.locator('[name=name2]')).toHaveValue('Nuria')
  await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
  await expect(page.locator('.gc-side .total')).toContainText('225,00 €')
  await page.getByRole('button', { name: 'Continuar con mis datos' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)

  await page.getByRole('link', { name: 'Volver a las tarjetas' }).click()
  await page.getByRole('button', { name: 'Quitar la tarjeta de Iván' }).click()
  await page.getByRole('button', { name: 'Continuar con mis datos' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await fillBuyer(page, { email: buyer })
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Listo, Marta! Tus tarjetas están en camino')

  const receipt = await openEmail(page, buyer, /Tus 2 tarjetas regalo/)
  await leaveBrowser(page)
  await page.goto(await hrefIn(receipt, 'Ver mis tarjetas'))
  await expect(page.getByText('Programada')).toHaveCount(2)
  const corrected = someone('luc')
  await page.getByLabel('Corregir: Lucía').click()
  const form = page.locator('.sent-more[open]')
  await form.getByLabel('Su correo electrónico').fill('luc@')
  await form.getByRole('button', { name: 'Guardar y enviar' }).click()
  await expect(page.getByText('El Email no es correcto')).toBeVisible()
  await form.getByLabel('Su correo electrónico').fill(corrected)
  await form.getByRole('button', { name: 'Guardar y enviar' }).click()
  await expect(page.getByText('Hecho: la tarjeta sale con los nuevos datos.')).toBeVisible()
  const sent = page.url()
  await openEmail(page, corrected, /Marta te regala una tarjeta/)
  await page.goto(sent)
  await expect(page.getByText('Enviada', { exact: true })).toBeVisible()
  await page.getByText('Devolver todas', { exact: true }).click()
  await page.getByRole('button', { name: 'Devolver 195,00 €' }).click()
  await expect(page.getByText(/^Hecho: la devolución está en marcha/)).toBeVisible()
  await expect(page.getByText('Devuelta', { exact: true })).toHaveCount(2)
  await openEmail(page, corrected, /ya no vale/)
})

/** One card for Elena; its code, and the buyer's last page. */
async function buyCard(page: Page, euros: string) {
  const elena = someone('elena')
  await page.goto(landing.es)
  await scriptHasCome(page)
  await page.locator('[name=from0]').fill('Marta')
  await fillCard(page, 0, { name: 'Elena', email: elena, euros })
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await page.waitForURL(/\/gift-card\/[^/]+\/checkout\/buyer\//)
  await fillBuyer(page, { email: someone('giver') })
  await payByCard(page, goodCard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^¡Listo, Marta!/)
  const confirmation = page.url()
  const message = await openEmail(page, elena, /Marta te regala una tarjeta/)
  const code = (await message.getByText(/^TR.{2}( .{4}){3}$/).textContent()) ?? ''
  return { code, confirmation }
}

async function applyCode(page: Page, code: string) {
  await page.getByLabel('Código descuento').fill(code)
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.locator('main')).toContainText(/Tarjeta regalo/)
}

async function seeBalance(page: Page, code: string) {
  await page.goto(`${landing.es}saldo/`)
  await scriptHasCome(page)
  await page.getByLabel('Código de la tarjeta').fill(code)
  await page.getByRole('button', { name: 'Ver saldo' }).click()
}

const cents = (text: string) => Number(text.replace(/\D/g, '')) * (/^[-−]/.test(text) ? -1 : 1)

test('one card pays a voucher and a part of a getaway', async ({ page }) => {
  const { code } = await buyCard(page, '120')
  await goToPayment(page, someone('spender'))
  await applyCode(page, code)
  await page.getByRole('button', { name: /^Confirmar/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Enhorabuena, Marta!')

  await goToStayPayment(page, { email: someone('guest') })
  await applyCode(page, code)
  await acceptHotelTerms(page)
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await stayConfirmed(page)

  await seeBalance(page, code)
  await expect(page.getByText('Ya no queda saldo')).toBeVisible()
  const moves = (await page.locator('.moves li b').allTextContents()).map(cents)
  expect(moves).toEqual([expect.any(Number), expect.any(Number), 12_000])
  expect(moves.reduce((sum, amount) => sum + amount, 0)).toBe(0)
})

test('a code that is none is said so on the page; a card that was given back is worth nothing @phone', async ({
  page,
}) => {
  const { code, confirmation } = await buyCard(page, '30')
  await page.goto(confirmation)
  await page.getByRole('link', { name: 'Ver mis tarjetas' }).click()
  await page.getByLabel('Devolver: Elena').click()
  await page.getByRole('button', { name: 'Devolver 30,00 €' }).click()
  await expect(page.getByText(/^Hecho: la devolución está en marcha/)).toBeVisible()

  await seeBalance(page, 'TR48 K2MW 9HXC 7P3A')
  await expect(page.getByText('No encontramos esa tarjeta')).toBeVisible()
  await page.getByLabel('Código de la tarjeta').fill(code)
  await page.getByRole('button', { name: 'Ver saldo' }).click()
  await expect(page.locator('.card-left')).toHaveText('0,00 €')
  await expect(page.getByText('Devuelta', { exact: true })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a card is written, a second one added, and what is wrong is said, in Portuguese', async ({ page }) => {
    await page.goto(landing.pt)
    await page.getByRole('button', { name: 'Adicionar outro cartão' }).click()
    await expect(page).toHaveURL(/\/comprar\/$/)
    await expect(page.getByText('Escreva o nome de quem o recebe')).toBeVisible()
    await page.locator('[name=from0]').fill('Inês')
    await page.locator('[name=name0]').fill('Rui')
    await page.locator('[name=email0]').fill('rui@correo.example')
    await page.getByRole('button', { name: 'Adicionar outro cartão' }).click()
    await expect(page.getByRole('heading', { name: 'Cartão 2 de 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Retirar este cartão' }).click()
    await page.getByRole('button', { name: 'Continuar com os meus dados' }).click()
    await expect(page).toHaveURL(/\/pt\/gift-card\/[^/]+\/checkout\/buyer\//)
  })
})
