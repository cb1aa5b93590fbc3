import { addDays, type Day, isDay } from '#domain/dates.ts'
import { choices } from '#domain/forms/field-lengths.ts'
import { emailProblem, longest } from '#domain/purchases/buyer.ts'
import type { Language } from '#domain/site/languages.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'
import { type CardBounds, cardAmount, quickAmounts, readEuros, usualAmount } from './card-amount.ts'
import {
  type CardDelivery,
  type DeliveryPlace,
  deliveryHours,
  isDeliveryPlace,
  placeOfAddress,
  usualHour,
} from './card-delivery.ts'
import { type CardTheme, cardThemes, isCardTheme } from './card-themes.ts'

export const longestCardMessage = 240

/** What is typed of one card. `amount` is one of the quick choices; what stands in `otherAmount` comes before it. */
export const cardFields = {
  ...choices('theme', 'amount'),
  otherAmount: 12,
  name: longest.name,
  from: longest.name,
  email: longest.email,
  message: longestCardMessage,
  ...choices('delivery', 'deliverOn', 'hour', 'place'),
}
export type CardField = keyof typeof cardFields
export type CardDraft = Record<CardField, string>

/** A card as it is bought: `amount` in cents, `from` the name of who gives it. */
export type ChosenCard = CardDelivery & {
  theme: CardTheme
  amount: number
  name: string
  from: string
  email: string
  message: string
}

export type CardProblem =
  | 'themeWrong'
  | 'amountWrong'
  | 'nameWrong'
  | 'fromWrong'
  | 'emailWrong'
  | 'messageLong'
  | 'deliveryWrong'
  | 'dayWrong'
  | 'dayPast'
  | 'dayFar'
  | 'hourWrong'
  | 'placeWrong'
  | 'tooLong'
export type CardProblems = Partial<Record<CardField, CardProblem>>

/** Within a year: later than that nobody remembers what they have ordered. */
const furthestDay = 365

export type CardRules = { bounds: CardBounds; today: Day }

export const deliveryDays = (today: Day) => ({ first: addDays(today, 1), last: addDays(today, furthestDay) })

export function emptyCard(language: Language, from = ''): CardDraft {
  return {
    theme: cardThemes[0],
    amount: String(usualAmount),
    otherAmount: '',
    name: '',
    from,
    email: '',
    message: '',
    delivery: 'now',
    deliverOn: '',
    hour: usualHour,
    place: placeOfAddress('', language),
  }
}

/** The same in the browser and on the server. */
export function cardProblems(draft: CardDraft, { bounds, today }: CardRules): CardProblems {
  const isLater = draft.delivery === 'later'
  const found: Record<CardField, CardProblem | null | false> = {
    theme: !isCardTheme(draft.theme) && 'themeWrong',
    amount: draft.otherAmount === '' && cardAmount(draft.amount, bounds) === null && 'amountWrong',
    otherAmount: draft.otherAmount !== '' && cardAmount(draft.otherAmount, bounds) === null && 'amountWrong',
    name: nameProblem(draft.name, 'nameWrong'),
    from: nameProblem(draft.from, 'fromWrong'),
    email: emailProblem(draft.email),
    message: characters(plainText(draft.message)) > longestCardMessage && 'messageLong',
    delivery: !isLater && draft.delivery !== 'now' && 'deliveryWrong',
    deliverOn: isLater && dayProblem(draft.deliverOn, today),
    hour: isLater && !deliveryHours.includes(draft.hour) && 'hourWrong',
    place: isLater && !isDeliveryPlace(draft.place) && 'placeWrong',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as CardProblems
}

/** Only of a draft without problems. */
export function toCard(draft: CardDraft, { bounds }: CardRules): ChosenCard {
  const amount = cardAmount(draft.otherAmount || draft.amount, bounds)
  if (amount === null || !isCardTheme(draft.theme)) throw new Error('The card has problems')
  const isLater = draft.delivery === 'later'
  return {
    theme: draft.theme,
    amount,
    name: plainLine(draft.name),
    from: plainLine(draft.from),
    email: draft.email.trim(),
    message: plainText(draft.message),
    deliverOn: isLater ? draft.deliverOn : null,
    hour: isLater ? draft.hour : usualHour,
    place: isDeliveryPlace(draft.place) ? draft.place : 'ES',
  }
}

export function toCardDraft(card: ChosenCard, bounds: CardBounds): CardDraft {
  const euros = String(card.amount / 100)
  const isQuick = cardAmount(euros, bounds) !== null && quick(euros)
  return {
    theme: card.theme,
    amount: isQuick ? euros : '',
    otherAmount: isQuick ? '' : euros,
    name: card.name,
    from: card.from,
    email: card.email,
    message: card.message,
    delivery: card.deliverOn ? 'later' : 'now',
    deliverOn: card.deliverOn ?? '',
    hour: card.hour,
    place: card.place satisfies DeliveryPlace,
  }
}

/** What the card is worth as it is typed, in euros; 0 while it is no amount. */
export const typedEuros = ({ amount, otherAmount }: Pick<CardDraft, 'amount' | 'otherAmount'>) =>
  readEuros(otherAmount || amount) ?? 0

const quick = (euros: string) => quickAmounts.some((amount) => String(amount) === euros)

export function nameProblem(typed: string, missing: CardProblem): CardProblem | null {
  const name = plainLine(typed)
  if (name === '') return missing
  return characters(name) > longest.name ? 'tooLong' : null
}

export function dayProblem(day: string, today: Day): CardProblem | null {
  if (!isDay(day)) return 'dayWrong'
  const { first, last } = deliveryDays(today)
  if (day < first) return 'dayPast'
  return day > last ? 'dayFar' : null
}
