import { expect, type Page } from '@playwright/test'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { scriptHasCome } from '../support/buying.ts'

const next = { es: 'Mes siguiente', pt: 'Mês seguinte' }

/** Pages on in a calendar until the month is there. The next press waits for what the last one has brought. */
export async function showMonth(page: Page, month: string, language: Language) {
  const title = page.getByRole('heading', { name: stayDays.month(month, language) })
  const firstDay = page.locator('[data-day]:visible').first()
  await scriptHasCome(page)
  await expect(firstDay).toBeVisible()
  while (!(await title.isVisible())) {
    const before = (await firstDay.getAttribute('data-day')) ?? ''
    await page.getByRole('button', { name: next[language] }).click()
    await expect(firstDay).not.toHaveAttribute('data-day', before)
  }
}
