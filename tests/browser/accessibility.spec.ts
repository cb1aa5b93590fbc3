import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  '/',
  '/pt/spas/tenerife/',
  '/spa-balneario/tenerife/aguamadre-spa/',
  '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/',
  '/pt/escapadinhas-hotel-spa/',
  '/promociones/',
  '/tratamientos/',
  '/pt/perguntas-frequentes/',
  '/politica-de-privacidad/',
  '/formulario-de-contacto/',
  '/eres-un-spa/',
  '/experiencias-tarjetas-regalo/',
  '/gestionar-bono/login/',
  '/buscar/?where=adeje',
  '/voucher/start/',
  '/nada/',
  '/api/docs/',
]

for (const path of pages) {
  test(`${path} has no accessibility fault and no sideways scroll @phone`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    const { width, visible } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      visible: document.documentElement.clientWidth,
    }))
    expect(width).toBeLessThanOrEqual(visible)
  })
}
