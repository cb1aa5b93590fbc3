import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './support/buying.ts'
import { test } from './support/test.ts'

const words = {
  es: {
    list: '/spa-balneario/tenerife/',
    open: 'Mapa',
    map: 'Los spas encontrados, en el mapa',
    zoomIn: 'Acercar',
    whole: 'Ver todo el mapa',
    close: 'Cerrar',
    cluster: /^\d+ spas: acercar$/,
    sight: /^Se ven? \d+ spas? de \d+$/,
  },
  pt: {
    list: '/pt/spas/tenerife/',
    open: 'Mapa',
    map: 'Os spas encontrados, no mapa',
    zoomIn: 'Aproximar',
    whole: 'Ver o mapa todo',
    close: 'Fechar',
    cluster: /^\d+ spas: aproximar$/,
    sight: /^(Vê-se|Veem-se) \d+ spas? de \d+$/,
  },
} as const

const scale = (map: Locator) => map.locator('.map-scale text')
const clusters = (map: Locator, name: RegExp) => map.getByRole('button', { name })
const pins = (map: Locator) => map.getByRole('button', { name: /, desde \d+,\d\d\s€$/ })

/** Zooms into one cluster after the other until a spa stands by itself. */
async function openPin(map: Locator, cluster: RegExp): Promise<Locator> {
  await expect(scale(map)).toBeVisible()
  for (let closer = 0; closer < 8 && (await pins(map).count()) === 0; closer++) {
    const before = await scale(map).textContent()
    await clusters(map, cluster).first().click()
    await expect(scale(map)).not.toHaveText(before ?? '')
  }
  return pins(map).first()
}

async function expectNothingCovered(map: Locator) {
  const boxes = await map.locator('.map-mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, top, right, bottom } = (
        mark.querySelector('.map-tag, circle:last-of-type') ?? mark
      ).getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
}

async function openMap(page: Page, { list, open, map }: (typeof words)['es' | 'pt']): Promise<Locator> {
  await openPage(page, list)
  await page.locator('.toolbar').getByRole('link', { name: open }).click()
  await expect(page).toHaveURL(/view=map/)
  const shown = page.getByRole('navigation', { name: map })
  await expect(shown.locator('.map-scale')).toBeVisible()
  return shown
}

for (const language of ['es', 'pt'] as const) {
  const say = words[language]

  test(`the map is opened, zoomed, and a pin leads to its spa, in ${language}${language === 'pt' ? ' @phone' : ' @desk'}`, async ({
    page,
    viewport,
  }) => {
    const map = await openMap(page, say)
    await expectNothingCovered(map)
    const whole = await scale(map).textContent()

    // Buttons.
    await map.getByRole('button', { name: say.zoomIn, exact: true }).click()
    await expect(scale(map)).not.toHaveText(whole ?? '')
    await expect(map.getByRole('status')).toHaveText(say.sight)
    await map.getByRole('button', { name: say.whole, exact: true }).click()
    await expect(scale(map)).toHaveText(whole ?? '')
    await expect(map.getByRole('button', { name: say.whole, exact: true })).toHaveAttribute('aria-disabled', 'true')

    // Keys.
    await map.focus()
    await page.keyboard.press('+')
    await expect(scale(map)).not.toHaveText(whole ?? '')
    await page.keyboard.press('-')
    await expect(scale(map)).toHaveText(whole ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(map.getByRole('button', { name: say.whole, exact: true })).not.toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('0')
    await expect(map.getByRole('button', { name: say.whole, exact: true })).toHaveAttribute('aria-disabled', 'true')

    // A cluster by key: the focus stays with what it stood for.
    await clusters(map, say.cluster).first().focus()
    await page.keyboard.press('Enter')
    await expect(scale(map)).not.toHaveText(whole ?? '')
    await expect(map.locator('.map-mark:focus')).toHaveCount(1)

    const pin = await openPin(map, say.cluster)
    await expectNothingCovered(map)
    const name = (await pin.getAttribute('aria-label')) ?? ''
    await pin.click()
    const card = page.getByRole('dialog', { name: name.split(', desde')[0] })
    await expect(card).toBeFocused()
    await expect(card).toContainText(name.split(', ').at(-1) ?? '')
    await expect(pin).toHaveAttribute('aria-expanded', 'true')
    if ((viewport?.width ?? 0) < 761) await expectSheetBelow(card, map)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(pin).toBeFocused()

    await page.keyboard.press('Space')
    await card.getByRole('button', { name: say.close }).click()
    await expect(pin).toBeFocused()

    await page.keyboard.press('Enter')
    const { violations } = await new AxeBuilder({ page }).include('.map-pins').analyze()
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))).toEqual([])
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split(', desde')[0] ?? '')
  })
}

async function expectSheetBelow(card: Locator, map: Locator) {
  const [sheet, whole] = [await card.boundingBox(), await map.boundingBox()]
  expect(sheet?.x).toBe(0)
  expect(sheet?.width).toBe(390)
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
}

test('pins ask what the cards ask, with a discount too', async ({ page }) => {
  await openPage(page, '/spa-balneario/?view=map')
  const discounted = page.locator('.results .card:has(s)').first()
  const name = await discounted.locator('.name').textContent()
  const amount = await discounted.locator('.price b').textContent()
  await openPage(page, `/buscar/?kind=spas&view=map&q=${encodeURIComponent(name ?? '')}`)
  await openPin(page.getByRole('navigation', { name: words.es.map }), words.es.cluster)
  await expect(page.getByRole('button', { name: `${name}, desde ${amount}` })).toBeVisible()
})

test('the wheel zooms, and a hand moves the map without opening what it holds', async ({ page }) => {
  const map = await openMap(page, words.es)
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is shown')
  const whole = await scale(map).textContent()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -600)
  await expect(scale(map)).not.toHaveText(whole ?? '')
  await map.getByRole('button', { name: words.es.whole }).click()
  await expect(scale(map)).toHaveText(whole ?? '')
  const mark = map.locator('.map-mark').first()
  const before = await mark.boundingBox()
  await mark.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + 300, box.y + 300, { steps: 5 })
  await page.mouse.up()
  await expect(scale(map)).toHaveText(whole ?? '')
  const after = await mark.boundingBox()
  expect(Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0))).toBeGreaterThan(20)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a button that was let go outside the map moves nothing', async ({ page }) => {
  const map = await openMap(page, words.es)
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is shown')
  const mark = map.locator('.map-mark').first()
  const before = await mark.boundingBox()
  const [edge, middle] = [box.y + 1, box.x + box.width / 3]
  await page.mouse.move(middle, edge)
  await page.mouse.down()
  await page.mouse.move(middle, edge - 3)
  await page.mouse.up()
  await page.mouse.move(middle + 40, edge + 120, { steps: 4 })
  expect(await mark.boundingBox()).toEqual(before)
})

test('two fingers zoom', async ({ page }) => {
  const map = await openMap(page, words.es)
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is shown')
  const whole = await scale(map).textContent()
  const touch = await page.context().newCDPSession(page)
  const fingers = (gap: number) => [-gap, gap].map((x, id) => ({ x: box.x + box.width / 2 + x, y: box.y + 200, id }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (const gap of [50, 80, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(scale(map)).not.toHaveText(whole ?? '')
})

test('without JavaScript clusters lead closer, pins to their spas, and a link back to the whole map @phone', async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewport ?? undefined })
  const page = await context.newPage()
  await page.goto('/spa-balneario/tenerife/')
  await page.locator('.toolbar').getByRole('link', { name: 'Mapa' }).click()
  const map = page.getByRole('navigation', { name: words.es.map })
  const pin = map.getByRole('link', { name: /, desde \d+,\d\d\s€$/ }).locator('visible=true')
  for (let closer = 0; closer < 8 && (await pin.count()) === 0; closer++) {
    const href = page.url()
    await map.getByRole('link', { name: words.es.cluster }).locator('visible=true').first().click()
    await expect(page).not.toHaveURL(href)
  }
  await expect(map.getByRole('link', { name: words.es.whole })).toBeVisible()
  const name = (await pin.first().getAttribute('aria-label'))?.split(', desde')[0] ?? ''
  await pin.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await context.close()
})

test('on a phone nothing lies over the first card of a list @phone', async ({ page }) => {
  for (const path of ['/spa-balneario/', '/pt/spas/']) {
    await openPage(page, path)
    const name = page.locator('.results .card .name').first()
    const isOnTop = await name.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [left + 2, (left + right) / 2, right - 2].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      )
      return points.every((found) => found !== null && element.closest('.card')?.contains(found))
    })
    expect(isOnTop, path).toBe(true)
  }
})

test('the script of the map comes only to who opens it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, '/spa-balneario/')
  expect(asked.filter((url) => url.includes('live-map'))).toEqual([])
  await page.locator('.toolbar').getByRole('link', { name: 'Mapa' }).click()
  await expect(page.locator('.map-scale')).toBeVisible()
  expect(asked.filter((url) => url.includes('live-map')).length).toBeGreaterThan(0)
})
