import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { ask } from '../support/site.ts'
import { test } from '../support/test.ts'
import { allHours, type Bookable, inDays, takeBookable, takeHours } from './bookable.ts'

const token = 'demo-booking-token'

const frameOf = ({ service }: Bookable, query: string, language = '') =>
  `${language}/utbapis/utbinsert/load.php?token=${token}&service=${service}${query}`

/** The website of a spa, which shows an address of ours in a frame. By its number the machine is another site than by name. */
async function embed(page: Page, baseURL: string | undefined, address: string) {
  const source = `${baseURL}${address}`.replaceAll('&', '&amp;')
  const html = `<!doctype html><title>Spa</title><h1>Nuestro spa</h1>
    <iframe src="${source}" title="Reservas" style="width:100%;height:1200px;border:0"></iframe>`
  website?.close()
  website = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html))
  website.listen(0, '127.0.0.1')
  await once(website, 'listening')
  const { port } = website.address() as AddressInfo
  const home = `http://127.0.0.1:${port}/`
  await page.goto(home)
  return { home, frame: page.frameLocator('iframe') }
}

let website: Server | undefined
test.afterEach(() => {
  website?.close()
  website = undefined
})

test('a visitor of another site picks an hour in its frame, and leaves it to book @desk', async ({ page, baseURL }) => {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  const bookable = await takeBookable()
  const day = inDays(4)
  const { home, frame } = await embed(page, baseURL, frameOf(bookable, `&day=${inDays(3)}`))
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  await frame.locator(`[data-day="${day}"]:visible`).click()
  await frame.getByRole('button', { name: '17:00: libre' }).click()
  await expect(frame.getByRole('button', { name: '17:00: elegida' })).toBeVisible()
  await frame.getByRole('button', { name: '2 personas más' }).click()
  await expect(frame.getByText('4 personas')).toBeVisible()
  await expect(frame.locator('.widget-foot')).toContainText(', 17:00')
  await expect(page).toHaveURL(home)
  await frame.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  await expect(page.locator('body')).toContainText('17:00 · 4 personas')
  const held = await ask(`select 1 from resource_claims where kind = 'hold' and resource_uuid = $1`, [
    bookable.resource,
  ])
  expect(held).toHaveLength(1)
  expect(failures).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same in Portuguese @phone', async ({ page, baseURL }) => {
    const bookable = await takeBookable()
    const { home, frame } = await embed(page, baseURL, frameOf(bookable, `&day=${inDays(3)}`, '/pt'))
    await frame.getByRole('button', { name: 'Mais 2 pessoas' }).click()
    await expect(frame.getByText('4 pessoas')).toBeVisible()
    await frame.getByRole('button', { name: '17h00: livre' }).click()
    await expect(frame.getByRole('button', { name: '17h00: escolhida' })).toBeVisible()
    await expect(page).toHaveURL(home)
    await frame.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/pt\/service-booking\/[\da-f-]{36}\/checkout\/buyer\/$/)
  })
})

test('of a full day one may wait within the frame', async ({ page, baseURL }) => {
  const bookable = await takeBookable()
  const day = inDays(5)
  await takeHours(bookable, day, allHours, [1, 2])
  const { home, frame } = await embed(page, baseURL, frameOf(bookable, `&day=${day}`))
  const email = `marco-${bookable.service}@correo.example`
  await frame.getByLabel('Correo electrónico').fill(email)
  await frame.getByRole('button', { name: 'Apuntarme' }).click()
  await expect(frame.getByText('Estás en la lista')).toBeVisible()
  expect(await ask('select day::text from waiting_list where email = $1', [email])).toEqual([{ day }])
  await expect(page).toHaveURL(home)
})

test('without the right token the frame says so, and no other page stands in one', async ({ page, baseURL }) => {
  const { frame } = await embed(page, baseURL, '/utbapis/utbinsert/load.php?token=somebody-elses-token&service=x')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('La reserva no se puede mostrar aquí')
  await expect(frame.getByText('ayuda@calmaria.example')).toBeVisible()
  await frame.getByRole('link', { name: 'Contactar con ayuda' }).click()
  await expect(page).toHaveURL(/\/formulario-de-contacto\/$/)
  const { frame: refused } = await embed(page, baseURL, '/service-booking/checkout/')
  await expect(refused.getByRole('heading')).toHaveCount(0)
  const answer = await page.request.get('/pt/utbapis/utbinsert/load.php?service=x')
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('A reserva não pode ser mostrada aqui')
})
