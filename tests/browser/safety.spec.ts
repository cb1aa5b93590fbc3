import { request as httpRequest } from 'node:http'
import { expect } from '@playwright/test'
import { goToPayment, openPage, scriptHasCome, someone } from './support/buying.ts'
import { test } from './support/test.ts'

const pages = [
  '/',
  '/pt/spas/tenerife/',
  '/aviso-legal/',
  '/pt/perguntas-frequentes/',
  '/nada/',
  '/gestionar-bono/login/',
]

for (const path of pages) {
  test(`${path} keeps to its own content security policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    const response = await page.goto(path)
    await scriptHasCome(page)
    expect(complaints).toEqual([])
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
    expect(await page.evaluate(() => 'reactRouterContext' in window || '__reactRouterContext' in window)).toBe(true)
  })
}

test('no cookie is set before a purchase is started', async ({ page, context }) => {
  await context.clearCookies()
  for (const path of [
    ...pages,
    '/buscar/?q=masaje',
    '/pt/experiencias-cartoes-presente/',
    '/spa-balneario/tenerife/aguamadre-spa/',
  ]) {
    await openPage(page, path)
    expect(await context.cookies(), path).toEqual([])
  }
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/')
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/\/voucher\/start\//)
  expect(await context.cookies()).toEqual([])
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)
  const cookies = await context.cookies()
  expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: 'Lax' },
  ])
})

const badRequests: [title: string, method: string, path: string, status: number][] = [
  ['broken percent-encoding', 'GET', '/spa-balneario/%E0%A4%A/', 400],
  ['a lone percent sign in the query', 'GET', '/buscar/?q=%', 200],
  ['a null byte', 'GET', '/spa-balneario/%00/', 400],
  ['an overlong path', 'GET', `/${'a'.repeat(5000)}/`, 414],
  ['an unknown language', 'GET', '/fr/spas/', 404],
  ['a wrong method', 'DELETE', '/aviso-legal/', 405],
  ['a method nobody knows', 'PROPFIND', '/', 405],
  ['what is no form, sent to a page', 'POST', '/aviso-legal/', 415],
  ['path tricks', 'GET', '/pictures/320/..%2F..%2Fpackage.json', 404],
  ['script in the query', 'GET', '/buscar/?q=%3Cscript%3Ealert(1)%3C/script%3E', 200],
  ['page 999999', 'GET', '/spa-balneario/?page=999999', 302],
  ['a negative page', 'GET', '/spa-balneario/?page=-3', 200],
]

for (const [title, method, path, status] of badRequests) {
  test(`${title} is answered with ${status}`, async ({ baseURL }) => {
    const answer = await send(baseURL as string, method, path)
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain('<script>alert')
  })
}

test('files of the build may be kept for ever, and are guarded like pages', async ({ page, request }) => {
  await page.goto('/')
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href')
  const { headers } = await request.get(script as string).then((response) => ({ headers: response.headers() }))
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-encoding']).toBe('br')
})

test('a megabyte sent to the API is refused as problem+json', async ({ request }) => {
  const response = await request.post('/api/shared/get-location-for-uri', {
    data: { uri: 'x'.repeat(1_000_000), lang: 'es' },
  })
  expect(response.status()).toBe(413)
  expect(response.headers()['content-type']).toContain('application/problem+json')
})

test('broken JSON and a bad address under /api/ are problems too', async ({ request, baseURL }) => {
  const response = await request.post('/api/shared/get-location-for-uri', {
    headers: { 'Content-Type': 'application/json' },
    data: Buffer.from('{"uri": '),
  })
  expect(response.status()).toBe(400)
  expect(response.headers()['content-type']).toContain('application/problem+json')
  const bad = await send(baseURL as string, 'GET', '/api/%E0%A4%A')
  expect(bad.status).toBe(400)
  expect(bad.type).toContain('application/problem+json')
})

/** As written on the wire: a well-behaved client would mend the address first. */
function send(base: string, method: string, path: string): Promise<{ status: number; body: string; type: string }> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, type: response.headers['content-type'] ?? '' }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

test('who leaves a step where one pays by a link leaves its open policy behind', async ({ page }) => {
  await goToPayment(page, someone('leaves-payment'))
  await page.evaluate(() => Object.assign(window, { isPaymentDocument: true }))
  await page.getByRole('link', { name: 'Volver a mis datos' }).click()
  await page.waitForURL(/\/checkout\/buyer\//)
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Marta')
  expect(await page.evaluate(() => 'isPaymentDocument' in window)).toBe(false)
})
