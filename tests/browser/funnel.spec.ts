import { expect } from '@playwright/test'
import { inDays, takeBookable } from './bookings/bookable.ts'
import { hoursPath } from './bookings/booking.ts'
import { es as stayPath, takeNights } from './getaways/nights.ts'
import { goOnToPayment, scriptHasCome, someone } from './support/buying.ts'
import { ask } from './support/site.ts'
import { test } from './support/test.ts'

/** No other test comes by the same. */
const aCampaign = () => `test-${Math.random().toString(36).slice(2, 12)}`

/** Written a few seconds later. */
async function expectViews(campaign: string, views: string[]) {
  const stored = async () => {
    const rows = await ask<{ kind: string; language: string; channel: string; views: number }>(
      'select kind, language, channel, views from funnel_days where campaign = $1 order by kind',
      [campaign],
    )
    return rows.map(({ kind, language, channel, views }) => `${kind} ${language} ${channel} ${views}`)
  }
  await expect.poll(stored).toEqual(views)
}

const startedBy = (campaign: string) =>
  ask<{ kind: string; channel: string; stages: number }>(
    `select kind, origin ->> 'channel' as channel, num_nonnulls(started_at, buyer_saved_at, payment_started_at, confirmed_at) as stages
     from purchases where origin ->> 'campaign' = $1`,
    [campaign],
  )

test('where a visit came from is known some pages later, and is stored nowhere in the browser', async ({ page }) => {
  const campaign = aCampaign()
  await page.goto(`/spa-balneario/tenerife/?gclid=1&utm_campaign=${campaign}`)
  await scriptHasCome(page)
  await page.locator('a[href="/spa-balneario/tenerife/aguamadre-spa/"]').first().click()
  await page.waitForURL(/\/aguamadre-spa\/$/)
  const path = '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/'
  // Its picture, which nobody reads out, leads there too and brings nothing ahead.
  const link = page.locator(`a[href="${path}"]:not([aria-hidden])`).first()
  // Its page is brought ahead, which is no view.
  const ahead = page.waitForRequest(/\/circuito-spa-para-2(\/_)?\.data/)
  await link.hover()
  await ahead
  await link.click()
  await page.waitForURL(/\/circuito-spa-para-2\/$/)
  expect(await page.context().cookies()).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    campaign,
  )
  await expectViews(campaign, ['voucher es ga 1'])
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await goOnToPayment(page, someone('funnel'))
  expect(await startedBy(campaign)).toEqual([{ kind: 'voucher', channel: 'ga', stages: 2 }])
})

test('an hour and a stay, whose forms are sent as documents, are started with it too', async ({ page }) => {
  const [hour, stay] = [aCampaign(), aCampaign()]
  const bookable = await takeBookable()
  await page.goto(hoursPath(bookable, `&day=${inDays(6)}&fbclid=1&utm_campaign=${hour}`))
  await scriptHasCome(page)
  await page.getByRole('button', { name: '17:00: libre' }).click()
  await expect(page).toHaveURL(/time=17/)
  await page.locator('.widget-foot').getByRole('button').click()
  await page.waitForURL(/\/checkout\/buyer\//)
  expect(await startedBy(hour)).toEqual([{ kind: 'booking', channel: 'fb', stages: 1 }])
  await expectViews(hour, ['booking es fb 1'])

  const { from, to } = await takeNights()
  await page.goto(`${stayPath}?from=${from}&to=${to}&rate=flexible&utm_source=boletin&utm_campaign=${stay}`)
  await scriptHasCome(page)
  await page.locator('#reservar').getByRole('button').click()
  await page.waitForURL(/\/checkout\/buyer\//)
  expect(await startedBy(stay)).toEqual([{ kind: 'getaway', channel: 'boletin', stages: 1 }])
  await expectViews(stay, ['getaway es boletin 1'])
})
