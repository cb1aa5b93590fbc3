import type { Page } from '@playwright/test'
import type { Language } from '#platform/i18n/languages.ts'
import { languagePrefix } from '#platform/pages/paths.ts'
import { type Browser, ShopGone } from '../../kill/browser.ts'
import { ask } from './site.ts'

export type Gift = { name: string; email: string; message?: string }
export type Buyer = { email: string; language?: Language; gift?: Gift }

/** Sends forms in the name of a page, with its cookies and without drawing anything: for steps that a test is not about. */
export function browserOf(page: Page): Browser {
  async function send(url: string, form?: Record<string, string>) {
    const answer = await page.request.fetch(url, {
      method: form ? 'POST' : 'GET',
      maxRedirects: 0,
      ...(form && { form }),
    })
    if (answer.status() >= 400) throw new ShopGone(`${url} answered ${answer.status()}`)
    const to = answer.headers().location
    const html = to === undefined ? await answer.text() : ''
    return {
      status: answer.status(),
      url: answer.url(),
      html,
      to: to === undefined ? null : new URL(to, answer.url()).href,
    }
  }
  const follow: Browser['follow'] = async (page, most = 8) =>
    page.to === null || most === 0 ? page : follow(await send(page.to), most - 1)
  return { send, follow, open: async (url) => follow(await send(url)) }
}

/** Starts a purchase of vouchers; the answer is the address below which all its pages stand. */
export async function startVoucher(page: Page, { language = 'es', service, units = 1 }: VoucherWish = {}) {
  const form = { service: service ?? (await usualService()), units: String(units) }
  const { to } = await browserOf(page).send(`${languagePrefix(language)}/voucher/start/`, form)
  return homeIn(to)
}

type VoucherWish = { language?: Language; service?: string; units?: number }

/** Gives the data of the buyer step, and nothing that a buyer could leave out. */
export const giveBuyer = (page: Page, home: string, { email, language = 'es', gift }: Buyer) =>
  browserOf(page).send(`${home}checkout/buyer/`, {
    name: 'Marta',
    surname: 'Salas',
    email,
    confirmEmail: email,
    country: language === 'pt' ? 'PT' : 'ES',
    phone: '+34 600 000 000',
    guestRooms: '1',
    delivery: 'now',
    terms: 'yes',
    ...(gift && {
      isGift: 'yes',
      beneficiaryName: gift.name,
      beneficiaryEmail: gift.email,
      ...(gift.message && { message: gift.message }),
    }),
  })

/** The address below which the pages of a purchase stand, from one of them. */
export function homeIn(address: string | null): string {
  const home = /^.*\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\//.exec(address ?? '')?.[0]
  if (!home) throw new Error(`No purchase was started: ${address}`)
  return home
}

/** The one that most tests buy. */
async function usualService(): Promise<string> {
  const [found] = await ask<{ uuid: string }>(
    `select t.service_uuid as uuid from service_translations t join services s on s.uuid = t.service_uuid
     join spas p on p.uuid = s.spa_uuid
     where p.slug = 'aguamadre-spa' and t.slug = 'circuito-spa-para-2' and t.language = 'es'`,
  )
  return found?.uuid ?? ''
}
