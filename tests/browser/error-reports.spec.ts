import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { scriptHasCome } from './support/buying.ts'
import { test } from './support/test.ts'

const service = '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/'

type Received = {
  release: string
  transaction: string
  tags: Record<string, string>
  exception: { values: { type: string; value: string }[] }
}

/** Of this test's errors, which are told by a word of their own. */
async function received(request: APIRequestContext, word: string): Promise<Received[]> {
  const all: Received[] = await (await request.get('/sandbox/errors/events.json')).json()
  return all.filter((event) => event.exception.values.some(({ value }) => value.includes(word)))
}

const uniqueWord = () => `water${Math.random().toString(36).replace(/\d/g, '').slice(2, 9)}`

test('what goes wrong in a page is reported, with its release and without personal data', async ({ page, request }) => {
  const word = uniqueWord()
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).hostname))
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.url().includes('report-errors')) scripts.push(asked.url())
  })
  await page.goto(`${service}?correo=marta@correo.example`)
  await scriptHasCome(page)
  expect(scripts).toEqual([])
  await page.evaluate((word) => {
    setTimeout(() => {
      throw new TypeError(`${word} one for marta@correo.example, +34 612 345 678, SP12345ABC`)
    })
    void Promise.reject(new Error(`${word} two`))
    console.error(`${word} three`)
    console.error(`${word} three`)
    console.warn(`${word} four`)
    setTimeout(() => {
      throw new ReferenceError('$ is not defined')
    })
  }, word)
  await expect.poll(async () => (await received(request, word)).length).toBe(3)
  const events = await received(request, word)
  expect(events.map(({ tags }) => tags.kind).toSorted()).toEqual(['console', 'error', 'rejection'])
  for (const { release, transaction, tags } of events) {
    expect(release).toMatch(/^calmaria@\d/)
    expect(transaction).toBe(service)
    expect(tags.browser).toBe('Chrome 150')
  }
  const [thrown] = events.filter(({ tags }) => tags.kind === 'error')
  expect(thrown?.exception.values).toMatchObject([
    { type: 'TypeError', value: `${word} one for [email], [number], [code]` },
  ])
  expect(JSON.stringify(events)).not.toMatch(/marta|612 ?345 ?678|12345ABC/)
  expect((await received(request, '$ is not defined')).length).toBe(0)
  expect([...hosts]).toEqual(['localhost'])
  await page.goto('/sandbox/errors/')
  await expect(page.getByRole('row', { name: `${word} two` })).toBeVisible()
})

test('what somebody has typed stays in their browser', async ({ page, request }) => {
  const word = uniqueWord()
  await page.goto('/formulario-de-contacto/')
  await scriptHasCome(page)
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Marta Lopez')
  await page.evaluate((word) => console.error(`${word} of Marta and Marta Lopez`), word)
  await expect.poll(async () => (await received(request, word)).length).toBe(1)
  const [event] = await received(request, word)
  expect(event?.exception.values[0]?.value).toBe(`${word} of [typed] and [typed]`)
})

test('a page that goes wrong while it is shown is reported', async ({ page }) => {
  await page.goto(service)
  await scriptHasCome(page)
  // The data of the next page can't be read.
  await page.route('**/*.data*', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/x-script',
      headers: { 'X-Remix-Response': 'yes' },
      body: 'no data',
    }),
  )
  const told = page.waitForRequest((asked) => asked.url().endsWith('/errors/'))
  await page.getByRole('banner').getByRole('link').first().click()
  expect((await told).postData()).toContain('kind=console')
})

const refuse = (page: Page) =>
  page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refused })
    Object.defineProperty(Document.prototype, 'cookie', { get: refused, set: refused })
  })

test('a browser that refuses to keep anything shows every page, with warnings and no errors', async ({ page }) => {
  const written: string[] = []
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' ? errors : written).push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (asked) => {
    if (asked.url().endsWith('/errors/')) errors.push(asked.postData() ?? '')
  })
  await refuse(page)
  for (const path of ['/', '/spa-balneario/tenerife/', service, '/buscar/?q=masaje', '/formulario-de-contacto/']) {
    await page.goto(path)
    await scriptHasCome(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('button', { name: 'Rechazar' })).toHaveCount(0)
  expect(errors).toEqual([])
  expect(written.join('\n')).toMatch(/localStorage.*sessionStorage.*Cookies can not be read/s)
})
