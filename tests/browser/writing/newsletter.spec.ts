import { expect } from '@playwright/test'
import { congratulated, goToPayment, payByCard, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'
import { emailTo, linkIn } from '../support/vouchers.ts'

const words = {
  es: {
    path: '/boletin/',
    email: 'Correo electrónico',
    send: 'Quiero mi 5 %',
    sent: 'Ya casi está',
    confirmation: /Confirma tu correo/,
    confirmPath: '/boletin/confirmar/',
    confirm: 'Confirmar mi correo',
    confirmed: 'Listo, ya estás en la lista',
    welcome: /Tu código del 5/,
    coupon: 'Código descuento',
    apply: 'Aplicar',
    applied: '5 % de descuento aplicado',
    leavePath: '/boletin/baja/',
    leave: 'Darme de baja',
    left: 'Te has dado de baja',
  },
  pt: {
    path: '/pt/newsletter/',
    email: 'E-mail',
    send: 'Quero os meus 5 %',
    sent: 'Está quase',
    confirmation: /Confirme o seu e-mail/,
    confirmPath: '/newsletter/confirmar/',
    confirm: 'Confirmar o meu e-mail',
    confirmed: 'Está feito, já está na lista',
    welcome: /O seu código de 5/,
    coupon: 'Código de desconto',
    apply: 'Aplicar',
    applied: '5% de desconto aplicado',
    leavePath: '/newsletter/cancelar/',
    leave: 'Cancelar a subscrição',
    left: 'A subscrição foi cancelada',
  },
}

for (const language of ['es', 'pt'] as const) {
  const said = words[language]

  test(`subscribe, confirm, spend the 5 % and leave (${language})`, async ({ page, request }) => {
    const email = someone(`news-${language}`)
    await page.goto(said.path)
    const main = page.getByRole('main')
    await main.getByLabel(said.email).fill(email)
    await main.getByRole('button', { name: said.send }).click()
    await expect(main.getByText(said.sent)).toBeVisible()

    const link = linkIn(await emailTo(page, email, said.confirmation), said.confirmPath)
    // A program that only looks at the link confirms nothing.
    expect((await request.get(link)).status()).toBe(200)
    await page.goto(link)
    await main.getByRole('button', { name: said.confirm }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.confirmed)

    const welcome = await emailTo(page, email, said.welcome)
    const code = /CM-\w{6}-\w{6}/.exec(welcome.text)?.[0] ?? ''
    await goToPayment(page, email, language)
    await page.getByLabel(said.coupon).fill(code)
    await page.getByRole('button', { name: said.apply }).click()
    await expect(page.getByText(said.applied)).toBeVisible()
    await payByCard(page, '4548814479727229')
    await congratulated(page, language)

    const leave = linkIn(welcome, said.leavePath)
    await page.goto(leave)
    await main.getByRole('button', { name: said.leave }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.left)
    // The mail program's own button, as RFC 8058 has it: without a browser, and once more.
    const oneClick = await request.post(leave, { multipart: { 'List-Unsubscribe': 'One-Click' } })
    expect(oneClick.status()).toBe(200)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter is asked for, confirmed and left', async ({ page }) => {
    const said = words.es
    const email = someone('news-plain')
    await page.goto(said.path)
    await page.locator('main [name=email]').fill(email)
    await page.getByRole('button', { name: said.send }).click()
    await expect(page.getByText(said.sent)).toBeVisible()
    await page.goto(linkIn(await emailTo(page, email, said.confirmation), said.confirmPath))
    await page.getByRole('button', { name: said.confirm }).click()
    await expect(page.getByText(said.confirmed)).toBeVisible()
    await page.goto(linkIn(await emailTo(page, email, said.welcome), said.leavePath))
    await page.getByRole('button', { name: said.leave }).click()
    await expect(page.getByText(said.left)).toBeVisible()
  })
})
