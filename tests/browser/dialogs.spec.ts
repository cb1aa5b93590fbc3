import { expect, type Page } from '@playwright/test'
import es from '#features/vouchers/messages/es/vouchers.ts'
import { scriptHasCome, someone } from './support/buying.ts'
import { test } from './support/test.ts'
import { boughtVoucher, managePath, openVoucher } from './support/vouchers.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page, baseURL }) => {
  const email = someone('dialogs')
  await boughtVoucher(page, baseURL ?? '', { language: 'es', email })
  await openVoucher(page, email, 'es')
})

test('a holder who is typing when the script comes goes on in the same field', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto(`${managePath('es')}cambiar/`, { waitUntil: 'commit' })
  const again = dialog(page).getByLabel(es.conversion.confirmEmail)
  await again.pressSequentially('eva.')
  release()
  await scriptHasCome(page)
  await page.keyboard.type('mar@correo.example')
  await expect(again).toHaveValue('eva.mar@correo.example')
})

test('closing an action does not take away the one that is chosen next', async ({ page }) => {
  await page.getByRole('link', { name: es.actions.cancel.name }).click()
  await expect(dialog(page)).toContainText(es.cancel.title)
  // The browser tells of a dialog that it has closed only after both.
  await page.evaluate(() => {
    document.querySelector('dialog')?.requestClose()
    document.querySelector<HTMLElement>('main a[href$="/cambiar/"]')?.click()
  })
  await expect(dialog(page)).toContainText(es.conversion.convertTitle)
  await expect(page).toHaveURL(/\/cambiar\/$/)
})
