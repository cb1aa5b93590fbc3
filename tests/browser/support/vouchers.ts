import { expect, type Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'
import { pay, tokenFor } from '../../kill/checkout.ts'
import { browserOf, giveBuyer, startVoucher } from './by-request.ts'
import { leaveBrowser } from './said-no.ts'
import { ask } from './site.ts'

export type Bought = { reference: string; expiry: string; value: number; order: string }

type Wish = { language: Language; email: string; gift?: { name: string; email: string }; service?: string }

/** A voucher, bought without drawing a page: how one buys is tested elsewhere. */
export async function boughtVoucher(
  page: Page,
  baseURL: string,
  { language, email, gift, service }: Wish,
): Promise<Bought> {
  const places = { shop: baseURL, sandbox: baseURL }
  const browser = browserOf(page)
  const home = await startVoucher(page, { language, service: service ?? (await soldService(baseURL)) })
  await giveBuyer(page, home, { email, language, ...(gift && { gift }) })
  const methods = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor(places, methods, 'frictionless')
  const { html } = await browser.follow(await pay(browser, home, methods, { method: 'card', token }))
  const reference = /SP\d{5}[A-Z]{3}/.exec(html)?.[0]
  if (!reference) throw new Error('nothing was bought')
  await leaveBrowser(page)
  return voucherIn(reference)
}

async function voucherIn(reference: string): Promise<Bought> {
  const [row] = await ask<Omit<Bought, 'reference'>>(
    `select v.expires_on::text as expiry, v.value, a."order" from vouchers v
     join purchases p on p.uuid = v.purchase_uuid join payment_attempts a on a.uuid = p.paid_by where v.reference = $1`,
    [reference],
  )
  if (!row) throw new Error('no such voucher')
  return { reference, ...row }
}

/** Sold today, by a spa that allows extensions. */
async function soldService(baseURL: string): Promise<string> {
  const rows = await ask<{ uuid: string }>(
    'select s.uuid from services s join spas p on p.uuid = s.spa_uuid where p.allows_extension order by s.uuid limit 20',
  )
  for (const { uuid } of rows) {
    const { status } = await fetch(`${baseURL}/voucher/start/?service=${uuid}`)
    if (status === 200) return uuid
  }
  throw new Error('the demo catalogue has changed')
}

/** One that costs less, and more than half, without an offer. */
export async function cheaperService(baseURL: string, value: number) {
  const rows = await ask<{ uuid: string; price: number }>(
    `select uuid, price_amount as price from services s where price_amount < $1::int and price_amount > $1::int / 2
     and not exists (select from offers o where o.service_uuid = s.uuid) order by uuid limit 20`,
    [String(value)],
  )
  for (const row of rows) {
    const { status } = await fetch(`${baseURL}/voucher/start/?service=${row.uuid}`)
    if (status === 200) return row
  }
  throw new Error('the demo catalogue has changed')
}

/** As time would. */
export const letExpire = ({ reference }: Bought) =>
  ask("update vouchers set state = 'expired', expires_on = current_date - 3 where reference = $1", [reference])

/** As when the spa takes a service out of its list while somebody pays for it. */
export const takeOutOfTheList = (purchase: string) =>
  ask(
    `update purchases set goods = regexp_replace(goods::text, '"serviceUuid": *"[^"]+"', '"serviceUuid": "' || gen_random_uuid() || '"')::jsonb
     where uuid = $1`,
    [purchase],
  )

type Email = {
  subject: string
  text: string
  replyTo?: { email: string }
  attachments: { name: string }[]
}

/** The newest e-mail to an address with these words in its subject, and `saying` in its text, when it has come. */
export async function emailTo(page: Page, email: string, subject: RegExp, saying = ''): Promise<Email> {
  let found: Email | undefined
  const look = async () => {
    const answer = await page.request.get(`/sandbox/mailbox/emails.json?to=${encodeURIComponent(email)}`)
    found = ((await answer.json()) as Email[]).find(
      (message) => subject.test(message.subject) && message.text.includes(saying),
    )
    return found !== undefined
  }
  await expect.poll(look, { intervals: [100] }).toBe(true)
  return found as Email
}

/** The first address below this one that an e-mail names. */
export function linkIn({ text }: Email, path: string): string {
  const link = (text.match(/https?:[^\s()<>]+/g) ?? []).find((word) => word.includes(path))
  if (!link) throw new Error(`no link to ${path}`)
  return link
}

export const managePath = (language: Language) =>
  `${languagePrefix(language)}${language === 'es' ? '/gestionar-bono/' : '/gerir-voucher/'}`

/** By the link in the e-mail that came with it. */
export async function openVoucher(page: Page, email: string, language: Language) {
  const message = await emailTo(page, email, /./)
  // Where an hour can be booked, the first link leads on to it.
  await page.goto(linkIn(message, `${managePath(language)}abrir/`).replace('&to=hours', ''))
}

/** What the bank of the sandbox gave back for an order, in cents. */
export async function refundedFor(page: Page, order: string): Promise<number[]> {
  const answer = await page.request.get('/sandbox/ledger.json')
  const movements = (await answer.json()) as { kind: string; order: string; amount: number }[]
  return movements.filter((one) => one.kind === 'refund' && one.order === order).map(({ amount }) => amount)
}
