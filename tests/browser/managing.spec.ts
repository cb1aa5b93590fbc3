import { expect, type Page } from '@playwright/test'
import esPurchases from '#features/checkout/messages/es/purchases.ts'
import ptPurchases from '#features/checkout/messages/pt/purchases.ts'
import es from '#features/vouchers/messages/es/vouchers.ts'
import pt from '#features/vouchers/messages/pt/vouchers.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { congratulated, openPage, someone } from './support/buying.ts'
import { giveBuyer, startVoucher } from './support/by-request.ts'
import { test } from './support/test.ts'
import {
  type Bought,
  boughtVoucher,
  cheaperService,
  emailTo,
  letExpire,
  linkIn,
  managePath,
  openVoucher,
  refundedFor,
} from './support/vouchers.ts'

const words = { es, pt } as const
const purchaseWords = { es: esPurchases, pt: ptPurchases } as const
const languages: Language[] = ['es', 'pt']
const origin = (baseURL: string | undefined) => baseURL ?? ''

const state = (page: Page, name: string) =>
  expect(page.locator('.ticket').getByText(name, { exact: true })).toBeVisible()
const modal = (page: Page) => page.getByRole('dialog')

async function logIn(page: Page, language: Language, { email, reference, expiry }: Bought & { email: string }) {
  const { login } = words[language]
  await page.goto(`${managePath(language)}login/`)
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.reference, { exact: false }).first().fill(reference)
  await page.locator('[name=expiry]').fill(expiry)
  await page.getByRole('button', { name: login.enter }).click()
}

for (const language of languages) {
  const said = words[language]

  test(`a gift is opened, activated, redeemed and passed on (${language})${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
    baseURL,
  }) => {
    const [giver, elena, eva] = [someone('giver'), someone('elena'), someone('eva')]
    const gift = { name: 'Elena Ruiz', email: elena }
    const bought = await boughtVoucher(page, origin(baseURL), { language, email: giver, gift })
    const file = linkIn(await emailTo(page, elena, /regalo|presente/), '/pdf/')
    expect((await page.request.get(file)).headers()['content-type']).toBe('application/pdf')

    await page.goto(managePath(language))
    await expect(page).toHaveURL(/\/login\/$/)
    await page.getByRole('button', { name: said.login.enter }).click()
    for (const problem of Object.values(said.login.problems)) await expect(page.getByText(problem)).toBeVisible()
    await logIn(page, language, { ...bought, email: giver })
    await expect(page.getByText(said.login.errors['bad-spa-voucher'].title)).toBeVisible()
    await expect(page.getByLabel(said.login.email)).toHaveValue(giver)
    await logIn(page, language, { ...bought, email: elena })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.page.title)
    await state(page, said.states.issued)
    await expect(page.locator('.ticket')).toContainText(bought.reference)
    // What it cost, and where its buyer is written to, is not hers to know.
    await page.getByRole('link', { name: said.actions.cancel.nameGift }).click()
    await expect(modal(page)).toContainText('Marta Salas')
    const shown = await page.locator('main').textContent()
    for (const secret of [giver, '€', formatMoney({ amount: bought.value, currency: 'EUR' })])
      expect(shown).not.toContain(secret)
    await page.keyboard.press('Escape')

    await page.goto(`${managePath(language)}${language === 'es' ? 'canjear' : 'resgatar'}/`)
    await expect(modal(page)).toContainText(said.modal.refusals['not-activated'])
    await modal(page).getByRole('link', { name: said.actions.activate.name }).click()
    await modal(page).getByLabel(said.beneficiary.name).fill('Elena Ruiz Gil')
    await modal(page).getByRole('button', { name: said.beneficiary.activate }).click()
    await expect(page.getByText(said.done.activate.title)).toBeVisible()
    await state(page, said.states.activated)
    for (const reader of [elena, giver]) await emailTo(page, reader, /activad|ativad/i)

    await page.getByRole('link', { name: said.actions.redeem.name }).first().click()
    await expect(modal(page)).toContainText(bought.reference)
    await expect(modal(page).locator('a[href^="mailto:"]')).toHaveAttribute('href', new RegExp(bought.reference))
    await expect(modal(page).locator('a[href^="tel:"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()

    await page.getByRole('link', { name: said.actions.edit.name }).click()
    await modal(page).getByLabel(said.beneficiary.name).fill('Eva Mar')
    await modal(page).getByLabel(said.beneficiary.email).fill(eva)
    await modal(page).getByRole('button', { name: said.beneficiary.save }).click()
    await expect(page.getByText(said.page.pendingTitle)).toBeVisible()
    const answers = [
      [elena, said.address.agreedTitle],
      [eva, said.address.madeTitle],
    ] as const
    for (const [reader, answer] of answers) {
      const message = await emailTo(page, reader, /confirm/i)
      await page.goto(linkIn(message, 'confirmar-'))
      await page.getByRole('button', { name: said.address.agree }).click()
      await expect(page.getByText(answer)).toBeVisible()
    }
    // It is Eva's now: Elena's session is over, and her e-mails open it no more.
    await page.goto(managePath(language))
    await expect(page).toHaveURL(/\/login\/$/)
    expect((await page.request.get(file)).url()).toContain('link=over')
    await logIn(page, language, { ...bought, email: eva })
    await expect(page.locator('.ticket')).toContainText('Eva Mar')
    await page.getByRole('button', { name: said.page.leave }).click()
    await expect(page).toHaveURL(/\/login\/$/)
  })

  test(`cancelled inside its window, the money comes back (${language})${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
    baseURL,
  }) => {
    const email = someone('cancel')
    const bought = await boughtVoucher(page, origin(baseURL), { language, email })
    await openVoucher(page, email, language)
    await page.getByRole('link', { name: said.actions.cancel.name }).click()
    await expect(modal(page)).toContainText(said.cancel.title)
    await expect(modal(page).getByRole('link', { name: said.cancel.alternative })).toBeVisible()
    await expect(modal(page).getByLabel(said.cancel.reason, { exact: true })).toBeHidden()
    await modal(page).getByRole('link', { name: said.cancel.wantRefund }).click()
    const confirm = modal(page).getByRole('button', { name: said.cancel.confirm })
    await confirm.click()
    await expect(modal(page)).toContainText(said.cancel.problems.reasonMissing)
    const reason = modal(page).getByLabel(said.cancel.reason, { exact: true })
    await reason.selectOption('7')
    await confirm.click()
    await expect(modal(page)).toContainText(said.cancel.problems.textMissing)
    await reason.selectOption('3')
    await modal(page).getByLabel(said.cancel.website).fill('otra.example/ritual')
    await modal(page).getByRole('button', { name: said.cancel.match }).click()
    await expect(page.getByText(said.done.match.title)).toBeVisible()
    await emailTo(page, email, /precio|preço/i)

    await page.getByRole('link', { name: said.actions.cancel.name }).click()
    await modal(page).getByRole('link', { name: said.cancel.wantRefund }).click()
    await reason.selectOption('5')
    await confirm.click()
    await expect(modal(page)).toContainText(said.cancel.problems.dayMissing)
    await modal(page).locator('[name=day]').fill('2026-12-24')
    await confirm.click()
    await expect(page.getByText(said.done.cancel.title)).toBeVisible()
    await state(page, said.states.cancelled)
    await emailTo(page, email, /cancelad/i)
    await expect.poll(() => refundedFor(page, bought.order)).toEqual([bought.value])
    await emailTo(page, email, /Devolución confirmada|Devolução confirmada/)
    await page.goto(`${managePath(language)}${language === 'es' ? 'ampliar' : 'prolongar'}/`)
    await expect(modal(page)).toContainText(said.modal.refusals.cancelled.split(' {{')[0] ?? '')
  })

  test(`changed for another service, its balance pays for a new one (${language})`, async ({ page, baseURL }) => {
    const email = someone('convert')
    const bought = await boughtVoucher(page, origin(baseURL), { language, email })
    await openVoucher(page, email, language)
    await page.getByRole('link', { name: said.actions.convert.name }).click()
    await modal(page).getByLabel(said.conversion.confirmEmail).fill('otra@correo.example')
    await modal(page).getByRole('button', { name: said.conversion.convert }).click()
    await expect(modal(page)).toContainText(said.conversion.problems.emailsDiffer)
    await modal(page).getByLabel(said.conversion.confirmEmail).fill(email)
    await modal(page).getByRole('button', { name: said.conversion.convert }).click()
    await expect(modal(page)).toContainText(said.conversion.doneTitle.wallet)
    const code = (await modal(page).locator('.ref').textContent()) ?? ''
    expect(code).toMatch(/^MO-/)
    const message = await emailTo(page, email, /saldo/i)
    expect(message.text).toContain(code)
    await page.goto(managePath(language))
    await expect(page.locator('.manage-notes')).toContainText(code)

    await spendBalance(page, language, email, code, bought, origin(baseURL))
  })

  test(`extended once, and refused a second time, without JavaScript (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const email = someone('extend')
    await boughtVoucher(page, origin(baseURL), { language, email })
    await openVoucher(page, email, language)
    await page.getByRole('link', { name: said.actions.extend.name }).click()
    await modal(page).getByRole('button', { name: said.extend.confirm }).click()
    await expect(page.getByText(said.done.extend.title)).toBeVisible()
    await emailTo(page, email, /nueva fecha|nova data/)
    await page.goto(`${managePath(language)}${language === 'es' ? 'ampliar' : 'prolongar'}/`)
    await expect(modal(page)).toContainText(said.modal.refusedTitle)
    await modal(page).getByRole('link', { name: said.actions.convert.name }).click()
    await expect(modal(page)).toContainText(said.conversion.convertTitle)
    await context.close()
  })

  test(`an expired one becomes a gift card of equal value (${language})${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
    baseURL,
  }) => {
    const email = someone('expired')
    const bought = await boughtVoucher(page, origin(baseURL), { language, email })
    await letExpire(bought)
    await openVoucher(page, email, language)
    await state(page, said.states.expired)
    await page.getByRole('link', { name: said.actions.exchange.name }).first().click()
    await modal(page).getByText(said.conversion.kinds['gift-card'], { exact: true }).click()
    await modal(page).getByLabel(said.conversion.confirmEmail).fill(email)
    await modal(page).getByRole('button', { name: said.conversion.exchange }).click()
    await expect(modal(page)).toContainText(said.conversion.doneTitle['gift-card'])
    await expect(modal(page).locator('.ref')).toHaveText(/^TR[A-Z0-9]{14}$/)
    await page.keyboard.press('Escape')
    await state(page, said.states.cancelled)
  })

  test(`vouchers are sent again, and the answer tells nobody whether there were any (${language})`, async ({
    page,
    baseURL,
  }) => {
    const email = someone('again')
    const { reference } = await boughtVoucher(page, origin(baseURL), { language, email })
    const answers = []
    for (const address of [email, someone('nobody')]) {
      await page.goto(`${managePath(language)}reenviar/`)
      await page.getByLabel(said.resend.email).fill(address)
      await page.getByRole('button', { name: said.resend.send }).click()
      await expect(page.getByText(said.resend.sentTitle)).toBeVisible()
      answers.push(await page.locator('main').textContent())
    }
    expect(answers[0]).toBe(answers[1])
    const message = await emailTo(page, email, /Aquí tienes|Aqui est/)
    expect(message.text).toContain(reference)
    await page.goto(linkIn(message, `${managePath(language)}abrir/`))
    await expect(page.locator('.ticket')).toContainText(reference)
  })
}

/** A cheaper one is paid by the code alone, which keeps the rest; the rest pays a part of the next. */
async function spendBalance(
  page: Page,
  language: Language,
  email: string,
  code: string,
  { value }: Bought,
  baseURL: string,
) {
  const { uuid, price } = await cheaperService(baseURL, value)
  const words = purchaseWords[language]
  const applyCode = async () => {
    const home = await startVoucher(page, { language, service: uuid })
    await giveBuyer(page, home, { email, language })
    await openPage(page, `${home}checkout/payment/`)
    await page.getByLabel(words.coupon.label).fill(code)
    await page.getByRole('button', { name: words.coupon.apply }).click()
  }
  await applyCode()
  const left = formatMoney({ amount: value - price, currency: 'EUR' })
  await expect(page.getByText(words.coupon.applied.left.replace('{{left}}', left))).toBeVisible()
  await page.getByRole('button', { name: words.payment.payNothing }).click()
  await congratulated(page, language)
  await applyCode()
  const due = formatMoney({ amount: price - Math.min(price, value - price), currency: 'EUR' })
  await expect(page.locator('main')).toContainText(due)
}
