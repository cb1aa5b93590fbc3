import { setTimeout as sleep } from 'node:timers/promises'
import { makeBrowser, type Page } from './browser.ts'
import {
  abandon,
  giveBuyer,
  type Places,
  pay,
  startHour,
  startPurchase,
  startStay,
  tokenFor,
  typeCode,
} from './checkout.ts'
import {
  answerBank,
  answerPhone,
  decideAtBizum,
  decideAtPaypal,
  letBankLook,
  openBizum,
  payReference,
} from './elsewhere.ts'
import { findCardCode, giveCardsBack, startCards } from './gift-cards.ts'
import { fieldIn } from './page-forms.ts'
import { askedOfSpa } from './spa.ts'
import type { Way, Wishes } from './wishes.ts'

export type Outcome = 'done' | 'refused' | 'waiting' | 'under-way' | 'given-up' | 'ended'
export type Buyer = ReturnType<typeof makeBuyer>

const mostSteps = 12

const emailOf = (number: number) => `buyer${number}@correo.example`

/** Somebody who buys a voucher, a stay, an hour or gift cards: looks where the purchase stands, does the next thing, and comes back after a mishap. */
export function makeBuyer(places: Places, wishes: Wishes) {
  const browser = makeBrowser(`10.${wishes.number >> 16}.${(wishes.number >> 8) & 255}.${wishes.number & 255}`)
  const phone = `+3519${String(10_000_000 + wishes.number)}`
  const later: (() => Promise<unknown>)[] = []
  const tabs: (() => Promise<unknown>)[] = []
  let home: string | null = null
  let hasTyped = false
  let tried = 0
  let way: Way | undefined
  let abandoned = 0
  let hasSpaAnswered = false
  let hasGivenBack = false

  async function visit(): Promise<Outcome> {
    home ??= await start()
    if (!home) return 'refused'
    abandoned = 0
    for (let steps = 0; steps < mostSteps; steps++) {
      // Whoever gets nowhere waits a little.
      if (steps > 4) await sleep(steps * 30)
      const outcome = await step(home, await browser.open(`${home}checkout/payment/`))
      if (outcome) return outcome
    }
    return 'given-up'
  }

  function start(): Promise<string | null> {
    const { stay, hour, cards, language } = wishes
    if (cards) return startCards(browser, places, cards, wishes)
    if (stay) return startStay(browser, places, stay, language)
    return hour ? startHour(browser, places, hour, language) : startPurchase(browser, places, wishes)
  }

  /** Null where there is more to do. */
  async function step(at: string, page: Page): Promise<Outcome | null> {
    if (/\d{5}[A-Z]{3}[.](pdf|ics)|card-\d+[.]pdf/.test(page.html)) return haveDone(at)
    if (page.url.includes('/ko/')) return 'refused'
    if (page.url.includes('/checkout/buyer/')) return fillIn(at)
    if (page.url.includes('utb_path=') && (await spaAnswers(page))) return null
    if (page.url.includes('/confirmation/') || page.url.includes('utb_path=')) return waitFor(page)
    if (page.html.includes('value="abandon"')) return goOn(at, page)
    return fieldIn(page.html, 'seen') === null ? 'ended' : choose(at, page)
  }

  async function fillIn(at: string) {
    await giveBuyer(browser, at, { email: emailOf(wishes.number), country: wishes.language === 'pt' ? 'PT' : 'ES' })
    return null
  }

  /** What was left for another way is still open in a tab, and answered there. After a mishap the cards are given back once more. */
  async function haveDone(at: string): Promise<Outcome> {
    for (const answer of tabs.splice(0)) await answer()
    const givesBack = wishes.cards?.givesBack ?? 'none'
    if (givesBack !== 'none' && !hasGivenBack) {
      await giveCardsBack(browser, at, { givesBack, isTwice: wishes.clicksTwice })
      hasGivenBack = true
    }
    return 'done'
  }

  async function choose(at: string, page: Page): Promise<Outcome | null> {
    if (!hasTyped) {
      const card = wishes.spendsCard && !wishes.cards ? await findCardCode(places, wishes.number) : null
      for (const code of [...wishes.codes, ...(card ? [card] : [])]) await typeCode(browser, at, code)
      hasTyped = true
      return null
    }
    const chosen = wishes.ways[tried++]
    way = chosen
    if (!chosen) return 'given-up'
    const given = { ...(await whatToGive(chosen, page)), method: chosen.method }
    const clicks = Array.from({ length: wishes.clicksTwice ? 2 : 1 }, () => pay(browser, at, page, given))
    const [answer] = await Promise.all(clicks)
    if (!answer) return null
    const next = await browser.follow(answer)
    if (wishes.isImpatient && tried === 1) tabs.push(() => act(next, chosen))
    else await act(next, chosen)
    return null
  }

  async function whatToGive(chosen: Way, page: Page): Promise<Record<string, string>> {
    if (chosen.method === 'card') return { token: await tokenFor(places, page, chosen.card) }
    return chosen.method === 'mbway' ? { phone } : {}
  }

  /** At the bank, at PayPal or at Bizum; false where there was nothing to do. */
  async function act(page: Page, chosen = way): Promise<boolean> {
    if (page.url.startsWith(`${places.sandbox}/sandbox/paypal`)) {
      await decideAtPaypal(browser, page, chosen?.method === 'paypal' ? chosen.choice : 'approve')
      return true
    }
    if (page.html.includes('/bank/method') || page.html.includes('/bank/challenge')) {
      await answerBank(browser, await letBankLook(browser, page))
      return true
    }
    const bizum = await openBizum(browser, page)
    if (!bizum) return false
    const answer = chosen?.method === 'bizum' ? chosen.answer : 'accept'
    if (answer === 'leave') later.push(() => decideAtBizum(browser, bizum, 'accept'))
    else await browser.follow(await decideAtBizum(browser, bizum, answer))
    return answer !== 'leave'
  }

  /** Being paid: back to where it is, and if nothing is to be done there, by another way. */
  async function goOn(at: string, asked: Page): Promise<Outcome | null> {
    if (!wishes.isImpatient || abandoned > 0) {
      const page = await browser.open(`${at}checkout/return/`)
      if (await act(page)) return null
      if (way?.method === 'mbway' || way?.method === 'multibanco') return waitFor(page)
    }
    if (abandoned++ > 1) return 'under-way'
    await abandon(browser, asked)
    return null
  }

  /** False where no spa was asked, or it lets its e-mails lie. */
  async function spaAnswers(page: Page): Promise<boolean> {
    if (hasSpaAnswered || wishes.spaSays === 'nothing' || !page.html.includes('class="asked')) return false
    hasSpaAnswered = await askedOfSpa(places, emailOf(wishes.number), wishes.spaSays)
    return hasSpaAnswered
  }

  async function waitFor(page: Page): Promise<Outcome | null> {
    if (way?.method === 'mbway' && (await answerPhone(browser, places, phone, way.answer))) return null
    if (way?.method !== 'multibanco') return 'waiting'
    const payIt = () => payReference(browser, places, page)
    if (way.when === 'now') await payIt()
    else later.push(payIt)
    return 'waiting'
  }

  return {
    visit,
    wishes,
    isPaying: () => tried > 0,
    /** What was left for later, while the shop sleeps. */
    comeLate: async () => {
      for (const act of later.splice(0)) await act()
    },
  }
}
