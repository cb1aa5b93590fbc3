import type { Page } from '@playwright/test'
import { acceptTerms } from './buying.ts'
import type { Buyer } from './by-request.ts'

const words = {
  es: {
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Correo electrónico',
    again: 'Repite el correo',
    isGift: 'Sí, es un regalo',
    toName: 'Nombre de quien lo recibe',
    toEmail: 'Su correo electrónico',
  },
  pt: {
    name: 'Nome',
    surname: 'Apelido',
    email: 'E-mail',
    again: 'Repita o e-mail',
    isGift: 'Sim, é um presente',
    toName: 'Nome de quem recebe',
    toEmail: 'E-mail de quem recebe',
  },
}

/** Fills the buyer step, and goes on to the payment methods. */
export async function fillBuyer(page: Page, { email, language = 'es', gift }: Buyer) {
  const said = words[language]
  await page.getByLabel(said.name, { exact: true }).fill('Marta')
  await page.getByLabel(said.surname, { exact: true }).fill('Salas')
  await page.getByLabel(said.email, { exact: true }).fill(email)
  await page.getByLabel(said.again, { exact: true }).fill(email)
  await page.locator('[name=phone]').fill('+34 600 000 000')
  if (gift) {
    await page.getByText(said.isGift).click()
    await page.getByLabel(said.toName).fill(gift.name)
    await page.getByLabel(said.toEmail).fill(gift.email)
  }
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/checkout\/payment\//)
}
