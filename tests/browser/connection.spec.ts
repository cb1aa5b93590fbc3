import { expect, type Page, type Route } from '@playwright/test'
import {
  acceptTerms,
  chooseMethod,
  congratulated,
  goToPayment,
  openPage,
  payBy,
  scriptHasCome,
  someone,
} from './support/buying.ts'
import { startVoucher } from './support/by-request.ts'
import { test } from './support/test.ts'
import { boughtVoucher, openVoucher } from './support/vouchers.ts'

const lost = { es: 'Sin conexión', pt: 'Sem ligação' }
const banner = (page: Page) => page.locator('.connection')

test('a reference to pay stays while the connection is lost, and the page goes on by itself @phone', async ({
  page,
}) => {
  await goToPayment(page, someone('offline-multibanco'), 'pt')
  await payBy(page, 'Multibanco')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague com esta referência')
  await scriptHasCome(page)
  const told = page.locator('.mb dd')
  const entity = (await told.nth(0).textContent()) ?? ''
  const reference = (await told.nth(1).textContent()) ?? ''
  await page.context().setOffline(true)
  await expect(banner(page)).toContainText(lost.pt)
  await expect(banner(page).getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(told.nth(1)).toHaveText(reference)
  await page.context().setOffline(false)
  await expect(banner(page)).toHaveCount(0)
  const machine = await page.context().newPage()
  await machine.goto('/sandbox/stripe/multibanco/')
  await machine.locator('#entity').fill(entity)
  await machine.locator('#reference').fill(reference)
  await machine.getByRole('button', { name: 'Continuar' }).click()
  await machine.getByRole('button', { name: 'Pagar', exact: true }).click()
  await congratulated(page, 'pt')
})

test('a waiting page waits as long as the server asks, and then reads on', async ({ page }) => {
  await goToPayment(page, someone('away-mbway'), 'pt')
  await chooseMethod(page, 'MB WAY')
  const phone = `91${String(Date.now()).slice(-7)}`
  await page.getByLabel('Número de telemóvel do MB WAY').fill(phone)
  await page.getByRole('button', { name: /^Pagar / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aceite o pagamento no MB WAY')
  const asked: number[] = []
  await page.route('**/*.data*', (route) => {
    asked.push(Date.now())
    return asked.length > 1 ? route.continue() : route.fulfill({ status: 503, headers: { 'Retry-After': '5' } })
  })
  await expect(banner(page)).toContainText('O serviço não responde')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aceite o pagamento no MB WAY')
  await expect(banner(page)).toHaveCount(0)
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(4900)
})

test('what a buyer typed stays when it could not be sent, and is sent at the next try @desk', async ({ page }) => {
  await openPage(page, `${await startVoucher(page)}checkout/buyer/`)
  const email = someone('offline-buyer')
  await page.getByLabel('Nombre', { exact: true }).fill('Marta')
  await page.getByLabel('Apellidos', { exact: true }).fill('Salas')
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email)
  await page.getByLabel('Repite el correo', { exact: true }).fill(email)
  await acceptTerms(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const said = page.getByRole('alert').filter({ hasText: lost.es })
  await expect(said).toContainText('Lo que has escrito sigue aquí')
  await expect(banner(page)).toBeFocused()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')
  await expect(page.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-busy')
  await page.getByLabel('Nombre', { exact: true }).fill('Maria')
  await page.context().setOffline(false)
  await banner(page).getByRole('button', { name: 'Reintentar' }).click()
  await page.waitForURL(/checkout\/payment/)
  await expect(banner(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Maria')
})

test('a payment that could not be sent is not charged, which the page says, and can be sent again', async ({
  page,
}) => {
  await goToPayment(page, someone('offline-paypal'))
  await scriptHasCome(page)
  await page.context().setOffline(true)
  await payBy(page, 'PayPal')
  await expect(banner(page)).toContainText('No se ha cobrado nada')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await page.context().setOffline(false)
  await banner(page).getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
})

test('a payment whose answer is lost may have been made, which is said, and the page finds out @desk', async ({
  page,
}) => {
  await goToPayment(page, someone('lost-answer'))
  await scriptHasCome(page)
  let payments = 0
  await page.route('**/checkout/payment/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return payments === 0 ? route.continue() : route.abort()
    payments += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await payBy(page, 'PayPal')
  await expect(banner(page)).toContainText('Puede que el pago haya empezado')
  await expect(banner(page)).toContainText('no se cobra dos veces')
  await page.unroute('**/checkout/payment/*.data*')
  await banner(page).getByRole('button', { name: 'Ver cómo está el pago' }).click()
  await expect(page.getByRole('button', { name: 'Continuar con el pago' })).toBeVisible()
  expect(payments).toBe(1)
  await page.getByRole('button', { name: 'Continuar con el pago' }).click()
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
})

test('a link that can’t be followed leaves the page as it was, until it can', async ({ page }) => {
  await page.goto('/formulario-de-contacto/')
  const heading = page.getByRole('heading', { level: 1 })
  const here = (await heading.textContent()) ?? ''
  await scriptHasCome(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Tratamientos' }).first().click()
  await expect(banner(page)).toContainText(lost.es)
  await expect(heading).toHaveText(here)
  await page.context().setOffline(false)
  await page.waitForURL(/\/tratamientos\//)
  await expect(heading).not.toHaveText(here)
  await expect(banner(page)).toHaveCount(0)
})

const gone = (route: Route) => route.fulfill({ status: 404, body: 'not here' })

for (const [what, files, link, path] of [
  ['script', /\/assets\/list-[^/]*\.js$/, 'Tratamientos', /\/tratamientos\/$/],
  ['words', /\/assets\/vouchers-[^/]*\.js$/, 'Gestiona tu bono', /\/gestionar-bono\/login\/$/],
] as const) {
  test(`a link is followed after a release has taken the ${what} of its page away`, async ({ page }) => {
    await page.goto('/formulario-de-contacto/')
    await scriptHasCome(page)
    await page.route(files, gone)
    await page.getByRole('link', { name: link }).first().click()
    await page.waitForURL(path)
    await expect(banner(page)).toHaveCount(0)
  })
}

test('a form is sent after a release has taken the script of its page away', async ({ page }) => {
  await goToPayment(page, someone('released'))
  const methods = page.url()
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: 'Pagar ahora' }).waitFor()
  await page.goto(methods)
  await scriptHasCome(page)
  await page.route(/\/assets\/return[^/]*\.js$/, gone)
  await page.getByRole('button', { name: 'Continuar con el pago' }).click()
  await page.getByRole('button', { name: 'Pagar ahora' }).click()
  await congratulated(page)
})

for (const status of [502, 503, 504]) {
  test(`a form at the foot of a page answered with ${status} keeps what was typed`, async ({ page }) => {
    await page.goto('/')
    await scriptHasCome(page)
    const form = page.locator('.news form')
    const email = form.locator('[name=email]')
    await email.fill(someone('away'))
    const typed = await email.inputValue()
    await page.route('**/*.data*', (route) => route.fulfill({ status, body: 'away' }))
    await form.getByRole('button').click()
    await expect(banner(page)).toContainText('El servicio no responde')
    await expect(email).toHaveValue(typed)
    await page.unroute('**/*.data*')
    await banner(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(form).toHaveCount(0)
    await expect(banner(page)).toHaveCount(0)
  })
}

test('over a dialog the news stand in the dialog, where they can be reached', async ({ page, baseURL }) => {
  const email = someone('offline-dialog')
  await boughtVoucher(page, baseURL ?? '', { language: 'es', email })
  await openVoucher(page, email, 'es')
  await page.goto('/gestionar-bono/editar/')
  await scriptHasCome(page)
  const dialog = page.getByRole('dialog')
  const name = dialog.locator('input:not([type=hidden])').first()
  await name.fill('Eva Prado')
  await page.context().setOffline(true)
  await dialog.locator('button[type=submit]').first().click()
  await expect(dialog.locator('.connection')).toContainText(lost.es)
  await expect(name).toHaveValue('Eva Prado')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Eva Prado').first()).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('a step that takes its time says so, over the page and over a dialog, and goes away with it', async ({
  page,
  baseURL,
}) => {
  const email = someone('slow')
  await boughtVoucher(page, baseURL ?? '', { language: 'es', email })
  await openVoucher(page, email, 'es')
  await scriptHasCome(page)
  const held: Route[] = []
  let isOpen = false
  await page.route('**/*.data*', (route) => (isOpen ? route.continue() : void held.push(route)))
  const letGo = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  const overlay = page.locator('.loading-page')
  await page.getByRole('link', { name: 'Ampliar la fecha' }).click()
  await expect(overlay).toContainText('Un momento…')
  await letGo()
  await expect(page.getByRole('dialog')).toContainText('Ampliar la fecha')
  await expect(overlay).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Ampliar la fecha' }).click()
  await expect(page.getByRole('dialog').locator('.loading-page')).toBeVisible()
  isOpen = true
  await letGo()
  await expect(page.getByText('Tienes más tiempo')).toBeVisible()
  await expect(overlay).toHaveCount(0)
})

test('a town, whose list does not come with the page of a spa, is gone to when the connection is back', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/')
  await scriptHasCome(page)
  expect(scripts.some((path) => path.startsWith('/assets/details'))).toBe(true)
  expect(scripts.filter((path) => path.startsWith('/assets/listing'))).toEqual([])
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Adeje' }).first().click()
  await expect(banner(page)).toContainText(lost.es)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aguamadre Spa')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spas en Adeje')
  await expect(banner(page)).toHaveCount(0)
})
