import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'
import { redsysAccount } from '#sandbox/redsys/account.ts'
import { cardExpiry, cardNamed, cardSecurityCode } from '#sandbox/redsys/test-cards.ts'
import { type Browser, type Page, ShopGone } from './browser.ts'
import { fieldIn, formTo, formWithButton } from './page-forms.ts'

/** Where the shop and the sandbox are, without a slash at the end. */
export type Places = { shop: string; sandbox: string }

export type Choice = { language: Language; service: string; units: number }

/** The first step; its answer is the address below which all pages of the purchase stand. */
export async function startPurchase(browser: Browser, { shop }: Places, { language, service, units }: Choice) {
  const address = `${shop}${languagePrefix(language)}/voucher/start/`
  const { to } = await browser.send(address, { service, units: String(units) })
  const home = /^.*\/voucher\/[\w-]{36}\//.exec(to ?? '')?.[0]
  if (!home) throw new ShopGone('The first step leads nowhere')
  return home
}

/** A getaway's page with its nights; `paths` by language. */
export type StayChoice = { paths: Record<Language, string>; from: string; to: string }

/** By the button of the getaway's page. Null if there is none: the nights are sold out. */
export async function startStay(
  browser: Browser,
  { shop }: Places,
  { paths, from, to }: StayChoice,
  language: Language,
) {
  const page = await browser.open(`${shop}${paths[language]}?from=${from}&to=${to}`)
  const form = formTo(page.html, '/purchase/start/')
  if (!form) return null
  const started = await browser.send(new URL(form.action, shop).href, form.fields)
  // Whoever was too late is led back.
  return /^.*\/purchase\/[\w-]{36}\//.exec(started.to ?? '')?.[0] ?? null
}

/** An hour of a service at a spa, which confirms by hand or not. */
export type HourChoice = { service: string; day: string; time: string; pax: string }

/** By the button below the hours. Null if somebody else was faster. */
export async function startHour(browser: Browser, { shop }: Places, hour: HourChoice, language: Language) {
  const { to } = await browser.send(`${shop}${languagePrefix(language)}/service-booking/checkout/`, { ...hour })
  return /^.*\/service-booking\/[\w-]{36}\//.exec(to ?? '')?.[0] ?? null
}

export const giveBuyer = (browser: Browser, home: string, buyer: { email: string; country: string }) =>
  browser.send(`${home}checkout/buyer/`, {
    name: 'Marta',
    surname: 'Salas',
    email: buyer.email,
    confirmEmail: buyer.email,
    country: buyer.country,
    phone: '612345678',
    guestRooms: '1',
    delivery: 'now',
    terms: 'yes',
  })

/** Refused where others have used the code up. */
export const typeCode = (browser: Browser, home: string, code: string) =>
  browser.send(`${home}checkout/payment/`, { intent: 'apply', code }, [400])

/**
 * The form of the third step as it was sent: with the bill that stood above its button. Refused where the bill is another
 * by now, the goods are gone, or the way is not offered for them.
 */
export const pay = (browser: Browser, home: string, page: Page, given: Record<string, string>) => {
  const form = {
    seen: fieldIn(page.html, 'seen') ?? '',
    terms: 'yes',
    'terms-hotel': 'yes',
    'terms-spa': 'yes',
    intent: 'pay',
    ...given,
  }
  return browser.send(`${home}checkout/payment/`, form, [409])
}

/** By the button of the third step, or of the bank's. */
export async function abandon(browser: Browser, page: Page): Promise<Page> {
  const form = formWithButton(page.html, 'intent', 'abandon')
  if (!form) throw new Error(`${page.url} has no button to pay in another way`)
  return browser.follow(await browser.send(new URL(form.action, page.url).href, form.fields))
}

/** What the script of the card form does in its frame: card in, token out. The shop sees the token alone. */
export async function tokenFor({ sandbox }: Places, page: Page, card: string): Promise<string> {
  const response = await fetch(`${sandbox}/sandbox/redsys/sis/NC/sandbox/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fuc: redsysAccount.merchant,
      terminal: redsysAccount.terminal,
      order: orderIn(page.html),
      number: cardNamed(card)?.number,
      expiry: `${cardExpiry.month}${cardExpiry.year}`,
      code: cardSecurityCode,
    }),
  })
  return ((await response.json()) as { idOper?: string }).idOper ?? ''
}

/** Only the page's script needs it, so it stands among what is said to scripts. */
const orderIn = (html: string) => /"(\d{4}[0-9A-Z]{8})\\?"/.exec(html)?.[1] ?? ''
