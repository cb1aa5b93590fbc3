import { expect } from '@playwright/test'
import { goToPayment, payBy, someone } from '../support/buying.ts'
import { test } from '../support/test.ts'
import { takeOutOfTheList } from '../support/vouchers.ts'

const words = {
  es: {
    title: 'No hemos podido completar tu compra',
    reason: 'Mientras se confirmaba tu pago, lo que elegiste dejó de estar disponible.',
    back: /Te devolvemos [\d.,]+\s€/,
    again: 'Volver a elegir',
  },
  pt: {
    title: 'Não conseguimos concluir a sua compra',
    reason: 'Enquanto o seu pagamento era confirmado, o que escolheu deixou de estar disponível.',
    back: /Devolvemos-lhe [\d.,]+\s€/,
    again: 'Voltar a escolher',
  },
}

for (const language of ['es', 'pt'] as const) {
  test(`a purchase that could not be made says why, where the money goes and what to do (${language})${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
  }) => {
    await goToPayment(page, someone(`failed-${language}`), language)
    const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(page.url())?.[0] ?? ''
    await payBy(page, 'PayPal')
    const approve = page.getByRole('button', { name: language === 'es' ? 'Pagar ahora' : 'Pagar agora' })
    await approve.waitFor()
    await takeOutOfTheList(uuid)
    await approve.click()
    const { title, reason, back, again } = words[language]
    await expect(page).toHaveURL(/\/ko\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(back).first()).toBeVisible()
    const link = page.getByRole('link', { name: again })
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    await page.goto(page.url().replace('/ko/', '/checkout/payment/'))
    await expect(page).toHaveURL(/\/ko\/$/)
  })
}
