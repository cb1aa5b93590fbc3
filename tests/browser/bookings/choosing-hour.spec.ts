import { expect, type Page } from '@playwright/test'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { allHours, inDays, takeBookable, takeHours } from './bookable.ts'
import { hoursPath, isPhone } from './booking.ts'

const inMonth = (day: string) => calendarDays.inMonth(day, 'es')
const shortDay = (day: string) => calendarDays.short(day, 'es')

/** A day: of the strip on a phone, of the month on a desk. */
const dayLink = (page: Page, day: string) => page.locator(`[data-day="${day}"]:visible`)

/** What is booked, beside the next step; on a phone folded above it. */
const summary = (page: Page) => (isPhone() ? page.locator('summary') : page.getByLabel('Tu reserva'))

test('a visitor chooses day, hour and people, steps back, and goes on to book @both', async ({ page }) => {
  const bookable = await takeBookable()
  const [first, second] = [inDays(3), inDays(4)]
  await takeHours(bookable, first, ['11:00'], [1, 2])
  await takeHours(bookable, first, ['12:00'], [1])
  await takeHours(bookable, second, allHours.slice(2), [1, 2])
  await page.goto(hoursPath(bookable, `&day=${second}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige día y hora')
  await expect(page.getByText('hora de Canarias')).toBeVisible()
  await expect(dayLink(page, second)).toHaveAccessibleName(
    isPhone() ? `${inMonth(second)}: elegido, pocas libres, 2 libres` : `${inMonth(second)}: elegido, pocas libres`,
  )
  await dayLink(page, first).click()
  await expect(page).toHaveURL(new RegExp(`day=${first}`))
  await expect(page.getByText('11:00 Completo')).toBeVisible()
  await expect(page.getByRole('button', { name: '12:00: queda 1' })).toBeVisible()
  await page.getByRole('button', { name: '17:00: libre' }).click()
  await expect(page.getByRole('button', { name: '17:00: elegida' })).toBeVisible()
  // It is shown as chosen at once; there is a way back to it when the page has answered.
  await expect(page).toHaveURL(/time=17/)
  const foot = page.locator('.widget-foot')
  await expect(foot).toContainText(`${shortDay(first)}, 17:00`)
  await expect(foot).toContainText('IGIC incluido')
  const forTwo = await foot.locator('b').textContent()
  await page.getByRole('button', { name: '2 personas más' }).click()
  await expect(page).toHaveURL(/pax=4/)
  await expect(foot.locator('b')).not.toHaveText(forTwo ?? '')
  await expect(page.getByRole('button', { name: '17:00: elegida' })).toBeVisible()
  await page.goBack()
  await expect(foot.locator('b')).toHaveText(forTwo ?? '')
  await page.goBack()
  await expect(foot).toContainText('Elige una hora')
  await page.goForward()
  await expect(foot).toContainText(`${shortDay(first)}, 17:00`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  await expect(summary(page)).toContainText(`${shortDay(first)}, 17:00 · 2 personas`)
  // What is held for this browser is free for it: it may be chosen again.
  await page.getByRole('link', { name: /Cambiar la hora/ }).click()
  await expect(page).toHaveURL(/purchase=/)
  await expect(page.getByRole('button', { name: '17:00: elegida' })).toBeVisible()
  await page.getByRole('button', { name: '18:00: libre' }).click()
  await expect(page).toHaveURL(/time=18/)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(summary(page)).toContainText(`${shortDay(first)}, 18:00 · 2 personas`)
})

test('the month is looked through, with the pointer and the keyboard @both', async ({ page }) => {
  const bookable = await takeBookable()
  const day = inDays(3)
  await page.goto(hoursPath(bookable, `&day=${day}&time=17:00`))
  // Its days are moved between with the arrow keys from when the script has loaded.
  await expect(page.locator('#mes [role=grid]')).toHaveCount(1)
  if (isPhone()) {
    await page.getByRole('link', { name: 'Mes', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const box = isPhone() ? page.getByRole('dialog') : page.locator('#mes')
  await expect(box.getByRole('heading', { level: 3 })).toHaveText(calendarDays.month(day.slice(0, 7), 'es'))
  await box.locator(`[data-day="${day}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box.locator(`[data-day="${inDays(4)}"]`)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/month=/)
  const title = box.getByRole('heading', { level: 3 })
  await expect(title).not.toHaveText(calendarDays.month(inDays(4).slice(0, 7), 'es'))
  // What was chosen stays chosen while one looks at another month.
  await expect(page.locator('.widget-foot')).toContainText(`${shortDay(day)}, 17:00`)
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? '')
  await expect.poll(async () => (await focused()).slice(0, 7)).toMatch(/^\d{4}-\d\d$/)
  await expect.poll(async () => (await focused()).slice(0, 7)).not.toBe(inDays(4).slice(0, 7))
  const there = await focused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${there}`))
  if (isPhone()) await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.widget-foot')).toContainText('Elige una hora')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Elige una hora para continuar.')).toBeVisible()
  await expect(page.locator('[data-time]').first()).toBeFocused()
})

test('of a full day the nearest hour is shown, and one may wait for it @phone', async ({ page }) => {
  const bookable = await takeBookable()
  const day = inDays(5)
  await takeHours(bookable, day, allHours, [1, 2])
  await page.goto(hoursPath(bookable, `&day=${inDays(4)}`))
  await dayLink(page, day).click()
  await expect(page.getByRole('heading', { name: /está completo$/ })).toBeVisible()
  await expect(page.getByText(/^El hueco libre más cercano es el .* a las 19:00\.$/)).toBeVisible()
  await page.getByLabel('Correo electrónico').fill('marta')
  await page.getByRole('button', { name: 'Apuntarme' }).click()
  await expect(page.getByText(/^Revisa el correo/)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('marta')
  const email = `espera-${bookable.service}@correo.example`
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Apuntarme' }).click()
  await expect(page.getByText('Estás en la lista')).toBeVisible()
  expect(await ask('select day::text from waiting_list where email = $1', [email])).toEqual([{ day }])
  await page.getByRole('link', { name: /^Ver el / }).click()
  await expect(page.getByRole('button', { name: '19:00: elegida' })).toBeVisible()
})

test('who comes second is shown what is left @desk', async ({ page }) => {
  const bookable = await takeBookable()
  const day = inDays(6)
  await page.goto(hoursPath(bookable, `&day=${day}&time=17:00`))
  await takeHours(bookable, day, ['17:00'], [1, 2])
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Las 17:00 se acaban de ocupar')).toBeVisible()
  await expect(page.getByText('17:00 Ocupada')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A las 17:00, otro día' })).toBeVisible()
  await page.getByRole('link', { name: `${shortDay(inDays(7))}, 17:00` }).click()
  await expect(page.getByText('se acaban de ocupar')).toBeHidden()
  await expect(page.locator('.widget-foot')).toContainText(`${shortDay(inDays(7))}, 17:00`)
})

test('a spa that confirms by hand is asked, with a margin', async ({ page }) => {
  const bookable = await takeBookable('not-refundable')
  await page.goto(hoursPath(bookable, `&day=${inDays(8)}`))
  await expect(page.getByText('Este spa confirma a mano')).toBeVisible()
  await expect(page.getByText('No reembolsable: sin cambio de hora ni devolución')).toBeVisible()
  await page.getByLabel('Me vale media hora antes o después').check()
  await page.getByRole('button', { name: '12:00: libre' }).click()
  await expect(page.getByLabel('Me vale media hora antes o después')).toBeChecked()
  await page.getByRole('button', { name: 'Solicitar' }).click()
  await expect(page).toHaveURL(/checkout\/buyer\/$/)
  const uuid = /[\da-f-]{36}/.exec(page.url())?.[0] ?? ''
  const [purchase] = await ask<{ flexible: boolean }>(
    `select (goods->>'isFlexible')::boolean as flexible from purchases where uuid = $1`,
    [uuid],
  )
  expect(purchase?.flexible).toBe(true)
})

test('whatever is asked for, the page answers', async ({ page }) => {
  const bookable = await takeBookable()
  for (const day of ['2020-01-01', '2026-02-30', '9999-12-31', "'; --", '%00', ''])
    for (const pax of ['0', '-1', '3', '99', '1e9', 'x', ''])
      for (const time of ['25:00', '17:15', '%3Cb%3E', '']) {
        const query = `&day=${day}&pax=${pax}&time=${time}&month=x&purchase=y&waiting=z&notice=taken`
        const answer = await page.request.get(hoursPath(bookable, query))
        expect(answer.status(), query).toBe(200)
      }
  for (const service of ['', 'x', '00000000-0000-4000-8000-000000000000']) {
    const answer = await page.goto(`/service-booking/checkout/?service=${service}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Contactar con ayuda' })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('day, hour and people are chosen by links and forms, in Portuguese @phone', async ({ page }) => {
    const bookable = await takeBookable()
    const day = inDays(3)
    await takeHours(bookable, inDays(2), allHours, [1, 2])
    await page.goto(hoursPath(bookable, `&day=${inDays(4)}`, 'pt'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha o dia e a hora')
    await expect(page.getByText('hora das Canárias')).toBeVisible()
    if (isPhone()) {
      await page.getByRole('link', { name: 'Mês', exact: true }).click()
      await page.locator('#mes').locator(`[data-day="${day}"]`).click()
    } else await dayLink(page, day).click()
    await page.getByRole('button', { name: '17h00: livre' }).click()
    await page.getByRole('button', { name: 'Mais 2 pessoas' }).click()
    await expect(page.locator('.widget-foot')).toContainText(`${calendarDays.short(day, 'pt')}, 17h00`)
    await expect(page.getByText('4 pessoas')).toBeVisible()
    await page.goto(hoursPath(bookable, `&day=${inDays(2)}`, 'pt'))
    await page.getByLabel('E-mail').fill('marta')
    await page.getByRole('button', { name: 'Entrar na lista' }).click()
    await expect(page.getByText(/^Verifique o e-mail/)).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('marta')
    await page.goto(hoursPath(bookable, `&day=${day}&pax=4`, 'pt'))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Escolha uma hora para continuar.')).toBeVisible()
    await page.getByRole('button', { name: '17h00: livre' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/pt\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  })
})
