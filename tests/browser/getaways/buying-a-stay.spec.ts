import { expect } from '@playwright/test'
import { chooseMethod, openEmail, payBy, payByCard, scriptHasCome, someone } from '../support/buying.ts'
import { fillBuyer } from '../support/filling-buyer.ts'
import { leaveBrowser } from '../support/said-no.ts'
import { test } from '../support/test.ts'
import {
  acceptHotelTerms,
  boughtStay,
  endFreeCancellation,
  goToPayment,
  sellOut,
  startStay,
  stayConfirmed,
} from './stays.ts'

const challenged = '4548817212493017'

test('a stay is bought with a card that the bank asks about @both', async ({ page }) => {
  const email = someone('stay')
  await startStay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completa los datos de la reserva')
  await expect(page.getByText(/La habitación es tuya hasta las \d\d:\d\d\./)).toBeVisible()
  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByRole('link', { name: 'El Número de teléfono no es correcto' })).toBeVisible()
  await fillBuyer(page, { email })
  await expect(page.getByRole('radio', { name: /Multibanco/ })).toHaveCount(0)
  // The link to the conditions unfolds them.
  await page.getByRole('link', { name: 'condiciones del hotel' }).click()
  await expect(page.locator('#hotel-conditions')).toBeVisible()
  await payByCard(page, challenged)
  await expect(
    page.getByText('Debes aceptar los términos y condiciones para poder continuar con tu proceso').first(),
  ).toBeVisible()
  await acceptHotelTerms(page)
  await payByCard(page, challenged)
  await page.waitForURL(/\/redsys\/challenge\//)
  const bank = page.frameLocator('iframe[name=bank]')
  await bank.locator('#code').fill('123456')
  await bank.getByRole('button', { name: 'Confirmar' }).click()
  const code = await stayConfirmed(page)
  await expect(page.getByText('Localizador del hotel')).toBeVisible()
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Añadir al calendario' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect((await file.text()).replaceAll('\r\n ', '')).toContain(code)
  const mail = await openEmail(page, email, /^Tu escapada está confirmada/)
  await expect(mail.getByText(code, { exact: true }).first()).toBeVisible()
})

test('terms that were ticked before the script has come stay ticked', async ({ page }) => {
  await goToPayment(page, { email: someone('early-terms') })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await acceptHotelTerms(page)
  await chooseMethod(page, 'PayPal')
  release()
  await scriptHasCome(page)
  await expect(page.locator('[name=terms-hotel]')).toBeChecked()
  await expect(page.locator('[name=terms]')).toBeChecked()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible()
})

test('as a present, in Portuguese @phone', async ({ page }) => {
  const [email, elena] = [someone('stay-gift'), someone('elena')]
  await startStay(page, { language: 'pt' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preencha os dados da reserva')
  await fillBuyer(page, { email, language: 'pt', gift: { name: 'Elena Sousa', email: elena } })
  await acceptHotelTerms(page)
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar agora' }).click()
  await stayConfirmed(page, 'pt')
  await expect(page.getByText(/Elena Sousa/).first()).toBeVisible()
  await expect(page.getByText('Estadia confirmada')).toBeVisible()
  // Who was given it chooses the hours of the spa with a link of her own, and sees nothing of the purchase.
  await leaveBrowser(page)
  const gift = await openEmail(page, elena, /^Marta/)
  await page.goto((await gift.getByRole('link', { name: 'Circuito de spa para 2' }).getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a hora do spa')
  await expect(page.getByText('Está incluída na sua escapadinha')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('€')
})

for (const language of ['es', 'pt'] as const) {
  test(`sold out while its buyer pays: the money goes back, and other nights are offered (${language})`, async ({
    page,
  }) => {
    const { uuid } = await goToPayment(page, { email: someone(`gone-${language}`), language })
    await acceptHotelTerms(page)
    await payBy(page, 'PayPal')
    const approve = page.getByRole('button', { name: /^Pagar (ahora|agora)$/ })
    await approve.waitFor()
    await sellOut(uuid)
    await approve.click()
    await expect(page).toHaveURL(/\/ko\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'es' ? 'No hemos podido reservar tu escapada' : 'Não foi possível reservar a sua escapadinha',
    )
    await expect(
      page.getByText(language === 'es' ? /Te devolvemos [\d.,]+\s€/ : /Devolvemos-lhe [\d.,]+\s€/),
    ).toBeVisible()
    const others = page.locator('.instead a')
    await expect(others.first()).toContainText(language === 'es' ? 'Mismo hotel,' : 'O mesmo hotel,')
    await others.first().click()
    await expect(page.locator('#resumen')).toContainText(
      language === 'es' ? 'Total de la estancia' : 'Total da estadia',
    )
  })
}

test('a card that the bank refuses leaves the room held, and the next try pays @desk', async ({ page }) => {
  await goToPayment(page, { email: someone('refused') })
  await acceptHotelTerms(page)
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Cancelar y volver al comercio' }).click()
  await expect(page.getByText('No hemos podido cobrar')).toBeVisible()
  await expect(page.getByText(/La habitación es tuya hasta las/)).toBeVisible()
  await acceptHotelTerms(page)
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await stayConfirmed(page)
})

test('the hold runs out: the page says so, loses nothing, and goes on if the room is still free @phone', async ({
  page,
}) => {
  await page.clock.install()
  await startStay(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('14:00')
  await expect(page.getByText('Quedan menos de 2 minutos.')).toBeVisible()
  await page.clock.fastForward('01:30')
  await expect(page.getByText('Hemos soltado la habitación')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')
  await fillBuyer(page, { email: someone('late') })
  await expect(page.getByText(/La habitación es tuya hasta las/)).toBeVisible()
})

test('cancelled in time by the link of the e-mail, all comes back @desk', async ({ page }) => {
  const email = someone('cancel')
  const { code } = await boughtStay(page, { email })
  await leaveBrowser(page)
  const mail = await openEmail(page, email, /^Tu escapada está confirmada/)
  await page.goto((await mail.getByRole('link', { name: 'Ver mi escapada' }).first().getAttribute('href')) ?? '')
  await page.getByRole('link', { name: 'Cancelar la escapada' }).click()
  await expect(page.getByText(/^Ahora son las .* en Tenerife\.$/)).toBeVisible()
  await expect(page.locator('dl.lines')).toContainText('0,00')
  await page.getByRole('button', { name: 'Cancelar y devolver' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta escapada está cancelada')
  await expect(page.getByText(code)).toBeVisible()
  const told = await openEmail(page, email, /^Tu escapada está cancelada/)
  await expect(told.getByText('La cancelación ha sido gratuita.')).toBeVisible()
})

test('cancelled after the deadline it costs what was agreed, in Portuguese', async ({ page }) => {
  const email = someone('cancel-late')
  const { uuid } = await boughtStay(page, { email, language: 'pt' })
  await page.goto(`/pt/purchase/${uuid}/cancel/`)
  await expect(page.getByText(/^Agora são.*Cancelamento gratuito até/)).toBeVisible()
  await endFreeCancellation(uuid)
  // What was shown is not what would come back now.
  await page.getByRole('button', { name: 'Cancelar e reembolsar' }).click()
  await expect(page.getByText('Enquanto pensava, mudou o que se devolve. Veja antes de confirmar.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar e reembolsar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta escapadinha está cancelada')
})

test('bad choices lead back to the getaway’s page, and nothing is begun', async ({ page, request }) => {
  const { uuid } = await startStay(page)
  expect(uuid).not.toBe('')
  await page.goBack()
  const fields = await page
    .locator('#reservar input')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value] as const))
  const send = async (changes: Record<string, string>) => {
    const form = { ...Object.fromEntries(fields), ...changes }
    const answer = await request.post('/purchase/start/', { form, maxRedirects: 0 })
    return { status: answer.status(), to: answer.headers().location ?? '' }
  }
  for (const changes of [
    { rate: 'free-for-me' },
    { revision: '00000000-0000-4000-8000-000000000000' },
    { from: '2020-01-01', to: '2020-01-03' },
    { to: '2030-01-01' },
    { pax: '3' },
    { pax: '99' },
    { pax: '0' },
    { room: '<script>' },
  ] as Record<string, string>[]) {
    const { status, to } = await send(changes)
    expect([status, to], JSON.stringify(changes)).toEqual([302, expect.stringMatching(/notice=changed/)])
    expect((await request.get(to)).status()).toBe(200)
  }
  expect((await send({ package: 'nothing' })).to).toBe('/purchase/start/')
})
