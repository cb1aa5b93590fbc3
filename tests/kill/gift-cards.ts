import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Browser } from './browser.ts'
import type { Places } from './checkout.ts'
import { formsIn } from './page-forms.ts'

/** Cards for people, in whole euros; and which of them are given back once they were bought. */
export type CardsChoice = { euros: number[]; givesBack: 'none' | 'one' | 'all' }

const addresses = 'card-of-buyer'

/** The first step, with all of its cards. */
export async function startCards(
  browser: Browser,
  { shop }: Places,
  { euros }: CardsChoice,
  { language, number }: { language: Language; number: number },
) {
  const typed = euros.flatMap((amount, card) => [
    [`otherAmount${card}`, String(amount)],
    [`name${card}`, `Nombre ${card}`],
    [`from${card}`, 'Marta'],
    [`email${card}`, `${addresses}${number}-${card}@correo.example`],
  ])
  const form = { cards: String(euros.length), ...Object.fromEntries(typed) }
  const { to } = await browser.send(`${shop}${pathOf('giftCardCheckout', language)}`, form)
  return /^.*\/gift-card\/[\w-]{36}\//.exec(to ?? '')?.[0] ?? null
}

/** By the buttons of the page on which they are followed; maybe twice at once, of which the second is refused. */
export async function giveCardsBack(
  browser: Browser,
  home: string,
  { givesBack, isTwice }: { givesBack: 'one' | 'all'; isTwice: boolean },
) {
  const page = await browser.open(`${home}cards/`)
  const forms = formsIn(page.html).filter(({ fields }) => 'seen' in fields)
  const form = (givesBack === 'all' && forms.find(({ fields }) => !('card' in fields))) || forms[0]
  if (!form) return
  const give = () => browser.send(`${home}cards/`, { ...form.fields, intent: 'refund' }, [409])
  await Promise.all(isTwice ? [give(), give()] : [give()])
}

type Email = { subject: string; text: string }

/** The code of a card that has come to somebody, whoever it is; null while none has. */
export async function findCardCode({ sandbox }: Places, number: number): Promise<string | null> {
  const emails = (await (await fetch(`${sandbox}/sandbox/mailbox/emails.json?to=${addresses}`)).json()) as Email[]
  const codes = emails.flatMap(({ text }) => /\bTR[0-9A-Z]{2}(?: [0-9A-Z]{4}){3}\b/.exec(text)?.[0] ?? [])
  return codes[number % codes.length] ?? null
}
