import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function expectNoFault(page: Page) {
  // Our frames stand at our own address, so that the faster way reaches them as well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page) {
  const { width, visible } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    visible: document.documentElement.clientWidth,
  }))
  expect(width).toBeLessThanOrEqual(visible)
}
