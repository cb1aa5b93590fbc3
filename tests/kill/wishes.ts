import type { Language } from '#platform/i18n/languages.ts'
import type { HourChoice, StayChoice } from './checkout.ts'
import type { Dice } from './dice.ts'
import type { Answer, PaypalChoice } from './elsewhere.ts'
import type { CardsChoice } from './gift-cards.ts'
import type { SpaAnswer } from './spa.ts'

export type Way =
  | { method: 'card'; card: string }
  | { method: 'paypal'; choice: PaypalChoice }
  | { method: 'mbway'; answer: Answer }
  /** `leave`: the page stays open in a tab, and is accepted when everything else is over. */
  | { method: 'bizum'; answer: Answer | 'leave' }
  | { method: 'multibanco'; when: 'now' | 'days-later' }

/** What a buyer is about to do, as far as they are left to. */
export type Wishes = {
  number: number
  language: Language
  units: number
  service: string
  /** Instead of a voucher. */
  stay: StayChoice | null
  hour: HourChoice | null
  cards: CardsChoice | null
  /** What the spa says, where it is asked. */
  spaSays: SpaAnswer
  codes: string[]
  /** Pays with a gift card that has come to somebody by then. */
  spendsCard: boolean
  /** One after another, where the first is refused or goes wrong. */
  ways: Way[]
  clicksTwice: boolean
  /** Leaves the first way open in a tab and tries another, where others would first look whether it goes on. */
  isImpatient: boolean
  walksAway: boolean
}

const goodCards = ['plain', 'frictionless', 'device', 'challenge', 'device-challenge'] as const
const badCards = ['refused-0190', 'refused-0174', 'refused-SIS0601', 'refused-9912', 'refused-0129'] as const

type Offered = {
  services: readonly [string, ...string[]]
  stays: readonly [StayChoice, ...StayChoice[]]
  hours: readonly [HourChoice, ...HourChoice[]]
  coupons: readonly [string, ...string[]]
  balances: readonly [string, ...string[]]
}

export function drawWishes(dice: Dice, number: number, { services, stays, hours, coupons, balances }: Offered): Wishes {
  const language = dice.chance(0.35) ? 'pt' : 'es'
  const first = drawWay(dice, language)
  const kind = dice.pick(['voucher', 'voucher', 'stay', 'hour', 'cards'] as const)
  return {
    number,
    language,
    units: dice.pick([1, 1, 1, 2, 3]),
    service: dice.pick(services),
    stay: kind === 'stay' ? dice.pick(stays) : null,
    hour: kind === 'hour' ? dice.pick(hours) : null,
    cards: kind === 'cards' ? drawCards(dice) : null,
    spaSays: dice.pick(['accept', 'accept', 'accept', 'decline', 'nothing']),
    codes: [dice.chance(0.3) && dice.pick(coupons), dice.chance(0.3) && dice.pick(balances)].filter(
      (code) => code !== false,
    ),
    spendsCard: dice.chance(0.4),
    ways: [first, drawWay(dice, language), { method: 'card', card: dice.pick(goodCards) }],
    clicksTwice: dice.chance(0.15),
    isImpatient: dice.chance(0.3),
    walksAway: dice.chance(0.2),
  }
}

const drawCards = (dice: Dice): CardsChoice => ({
  euros: Array.from({ length: dice.pick([1, 1, 2, 4]) }, () => dice.pick([20, 45, 150, 400])),
  givesBack: dice.pick(['none', 'none', 'one', 'all']),
})

function drawWay(dice: Dice, language: Language): Way {
  const roll = dice.between(1, 100)
  if (roll <= 45) return { method: 'card', card: dice.pick(goodCards) }
  if (roll <= 55) return { method: 'card', card: dice.pick(badCards) }
  if (roll <= 75) return { method: 'paypal', choice: dice.pick(['approve', 'approve', 'approve', 'decline', 'cancel']) }
  if (language === 'es') return { method: 'bizum', answer: dice.pick(['accept', 'accept', 'refuse', 'leave']) }
  if (roll <= 92) return { method: 'mbway', answer: dice.pick(['accept', 'accept', 'accept', 'refuse']) }
  return { method: 'multibanco', when: dice.pick(['now', 'days-later']) }
}
