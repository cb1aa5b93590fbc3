import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { tokenFor } from '../kill/checkout.ts'
import { someone } from './support/buying.ts'
import { test } from './support/test.ts'
import { openVoucher } from './support/vouchers.ts'

test.use({ viewport: { width: 390, height: 844 } })

const longest = 'W'.repeat(80)

for (const language of ['es', 'pt'] as const) {
  test(`a name of eighty letters without a space widens no page and no e-mail in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const buyer = someone(`long-buyer-${language}`)
    const recipient = someone(`long-recipient-${language}`)
    const { call, links } = await begun(page, language, buyer, recipient)
    for (const step of ['buyer', 'payment']) await expectNoWider(page, links[step] as string)
    const { payment, pricing } = await call('GET', '')
    const places = { shop: baseURL as string, sandbox: baseURL as string }
    const token = await tokenFor(places, { html: `"${payment.cardForm.order}"` } as never, 'frictionless')
    const paid = await call('POST', '/payment', { method: 'card', terms: true, seen: pricing.key, token })
    expect(paid.next.kind).toBe('done')
    await expectNoWider(page, links.confirmation as string)
    // Of the shop's own pages the policy would keep the e-mails' styles out.
    const mailProgram = await page.context().newPage()
    for (const email of [buyer, recipient]) {
      await expect.poll(async () => (await emailsTo(page, email)).length).toBeGreaterThan(0)
      for (const { subject, html } of await emailsTo(page, email)) {
        await mailProgram.setContent(html)
        expect(await overflowOf(mailProgram), subject).toEqual([])
      }
    }
    await openVoucher(page, recipient, language)
    expect(await overflowOf(page), 'the page of the voucher').toEqual([])
  })
}

/** Bought by the calls of the API in the browser's own name, so that its pages are open to it. */
async function begun(page: Page, lang: Language, email: string, recipient: string) {
  const { items } = await (await page.request.get(`/api/services?lang=${lang}`)).json()
  const item = { service: items[0].uuid, pax: items[0].capacity.minimum, units: 1 }
  const start = await page.request.post('/api/purchases', { data: { kind: 'voucher', lang, items: [item] } })
  const { uuid, links } = await start.json()
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api/purchases/${uuid}${path}`, { method, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  await call('PUT', '/buyer', {
    buyer: { name: longest, surname: longest, email, country: 'ES', comment: longest },
    gift: { name: longest, email: recipient, message: longest.repeat(3), delivery: 'now' },
    postal: { recipient: longest, address: longest, postalCode: '28013', city: 'Madrid', country: 'ES' },
  })
  return { call, links: links as Record<string, string> }
}

async function expectNoWider(page: Page, url: string) {
  await page.goto(url)
  expect(await overflowOf(page), url).toEqual([])
}

/** What stands out to the right, if the page can be scrolled there. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    const inner = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
    return [scrollWidth, ...inner.map(({ outerHTML }) => outerHTML.slice(0, 300))]
  })

async function emailsTo(page: Page, email: string): Promise<{ subject: string; html: string }[]> {
  return (await page.request.get(`/sandbox/mailbox/emails.json?to=${encodeURIComponent(email)}`)).json()
}
