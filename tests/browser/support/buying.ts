import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Gift, giveBuyer, startVoucher } from './by-request.ts'

const words = {
  es: {
    path: '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/',
    name: 'Nombre',
    surname: 'Apellidos',
    email: 'Correo electrónico',
    again: 'Repite el correo',
    isGift: 'Para regalar',
    toName: 'Nombre de quien lo recibe',
    toEmail: 'Su correo electrónico',
    message: 'Dedicatoria',
    download: 'Descargar el bono',
  },
  pt: {
    path: '/pt/spas/tenerife/aguamadre-spa/circuito-de-spa-para-2/',
    name: 'Nome',
    surname: 'Apelido',
    email: 'E-mail',
    again: 'Repita o e-mail',
    isGift: 'Para oferecer',
    toName: 'Nome de quem recebe',
    toEmail: 'E-mail de quem recebe',
    message: 'Dedicatória',
    download: 'Descarregar o voucher',
  },
}

type Language = keyof typeof words

/** An address of its own for each purchase, so that its e-mails are found among others'. */
export const someone = (title: string) =>
  `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${randomUUID().slice(0, 13)}@correo.example`

/** To the payment methods of a voucher: how one gets there is tested by who walks. */
export async function goToPayment(page: Page, email: string, language: Language = 'es', gift?: Gift) {
  const home = await startVoucher(page, { language })
  await giveBuyer(page, home, { email, language, ...(gift && { gift }) })
  await openPage(page, `${home}checkout/payment/`)
}

/** From the page of a service to the payment methods, as a buyer goes. */
export async function walkToPayment(page: Page, email: string, language: Language = 'es', gift?: Gift) {
  const said = words[language]
  await page.goto(said.path)
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await goOnToPayment(page, email, language, gift)
}

/** From the first step on. */
export async function goOnToPayment(page: Page, email: string, language: Language = 'es', gift?: Gift) {
  const said = words[language]
  await page.waitForURL(/\/voucher\/start\//)
  await page.getByRole('button', { name: 'Continuar' }).first().click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await page.getByLabel(said.name, { exact: true }).fill('Marta')
  await page.getByLabel(said.surname, { exact: true }).fill('Salas')
  await page.getByLabel(said.email, { exact: true }).fill(email)
  await page.getByLabel(said.again, { exact: true }).fill(email)
  if (gift) {
    await page.getByText(said.isGift).click()
    await page.getByLabel(said.toName).fill(gift.name)
    await page.getByLabel(said.toEmail).fill(gift.email)
    await page.getByLabel(said.message).fill(gift.message ?? '')
  }
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/checkout\/payment\//)
}

/** Opens a page, and waits until its script has woken it up. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await scriptHasCome(page)
}

/** Until then the browser sends forms and follows links by itself. React notes its own on what it has taken over. */
export const scriptHasCome = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('form, h1')].some((one) => Object.keys(one).some((key) => /^__react/.test(key))),
  )

/** At the buyer step; the payment step has them ticked from there. */
export const acceptTerms = (page: Page) => page.locator('[name=terms]').check()

/** Types a card into the provider's own frame, and presses its button. */
export async function payByCard(page: Page, number: string) {
  await chooseMethod(page, /^(Tarjeta|Cartão)/)
  const form = page.frameLocator('#card-form iframe')
  await form.locator('#number').fill(number)
  await form.locator('#expiry').fill('12/49')
  await form.locator('#code').fill('123')
  await form.getByRole('button').click()
}

export async function payBy(page: Page, method: string) {
  await chooseMethod(page, method)
  await page.getByRole('button', { name: /^(Pagar|Autorizar) / }).click()
}

/** What is chosen in the moment in which the script comes may have to be chosen once more. */
export const chooseMethod = (page: Page, name: string | RegExp) =>
  expect(() => page.getByRole('radio', { name }).check()).toPass()

/** The last page, with the reference of the voucher. */
export async function congratulated(page: Page, language: Language = 'es'): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    language === 'es' ? '¡Enhorabuena, Marta!' : 'Parabéns, Marta!',
  )
  const reference = await page
    .locator('.mini-voucher')
    .getByText(/^SP\d{5}[A-Z]{3}$/)
    .first()
    .textContent()
  const href = await page.getByRole('link', { name: words[language].download }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  return reference ?? ''
}

/** Opens the newest e-mail to an address in the mailbox, when it has come. */
export async function openEmail(page: Page, email: string, subject: RegExp) {
  await expect
    .poll(async () => (await emailsTo(page, email)).some((email) => subject.test(email.subject)), { intervals: [100] })
    .toBe(true)
  await page.goto(`/sandbox/mailbox/?to=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: subject }).first().click()
  return page.frameLocator('iframe')
}

async function emailsTo(page: Page, email: string): Promise<{ subject: string }[]> {
  const answer = await page.request.get(`/sandbox/mailbox/emails.json?to=${encodeURIComponent(email)}`)
  return answer.json()
}
