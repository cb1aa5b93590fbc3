import { personName } from '#features/checkout/rules/purchases/buyer.ts'
import {
  choice,
  custom,
  type DraftOf,
  defineForm,
  email,
  type FieldOf,
  type ProblemOf,
  type ProblemsOf,
  text,
} from '#platform/forms/define-form.ts'
import { formatRound } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { addDays, type Day, instantAt, isDay } from '#platform/time/dates.ts'
import { type CardBounds, cardAmount, quickAmounts, readEuros, usualAmount } from './card-amount.ts'
import {
  type CardDelivery,
  type DeliveryPlace,
  deliveryHours,
  deliveryPlaces,
  isDeliveryPlace,
  placeOfAddress,
  usualHour,
} from './card-delivery.ts'
import { type CardTheme, cardThemes, isCardTheme } from './card-themes.ts'

/** Within a year: later than that nobody remembers what they have ordered. */
const furthestDay = 365

export type CardRules = { bounds: CardBounds; today: Day }

export const deliveryDays = (today: Day) => ({ first: addDays(today, 1), last: addDays(today, furthestDay) })

/** Whom it is sent to, and when. */
const recipientFields = {
  name: personName('nameWrong', { autoComplete: 'off' }),
  email: email('emailWrong', { autoComplete: 'off' }),
  delivery: choice(['now', 'later'], 'deliveryWrong'),
  deliverOn: custom({ check: (day, { today }: { today: Day }) => dayProblem(day, today), type: 'date' }),
}
const { name, email: address, delivery, deliverOn } = recipientFields

/** What is typed of one card. `amount` is one of the quick choices; what stands in `otherAmount` comes before it. */
export const cardForm = defineForm(
  {
    theme: choice(cardThemes, 'themeWrong'),
    amount: choice(),
    otherAmount: custom({ most: 12, inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }),
    name,
    from: personName('fromWrong', { autoComplete: 'given-name' }),
    email: address,
    // Not cut off as it is typed: the page counts along.
    message: text({ most: 240, long: 'messageLong', maxLength: undefined }),
    delivery,
    deliverOn,
    hour: choice(deliveryHours, 'hourWrong'),
    place: choice(Object.keys(deliveryPlaces), 'placeWrong'),
  },
  {
    across: ({ amount, otherAmount }, { bounds }: CardRules) => {
      const wrong = cardAmount(otherAmount || amount, bounds) === null && 'amountWrong'
      return otherAmount === '' ? { amount: wrong } : { otherAmount: wrong }
    },
    asks({ delivery }) {
      const isLater = delivery === 'later'
      return { deliverOn: isLater, hour: isLater, place: isLater }
    },
  },
)
export type CardField = FieldOf<typeof cardForm>
export type CardDraft = DraftOf<typeof cardForm>
export type CardProblem = ProblemOf<typeof cardForm>
export type CardProblems = ProblemsOf<typeof cardForm>

/** A card as it is bought: `amount` in cents, `from` the name of who gives it. */
export type ChosenCard = CardDelivery & {
  theme: CardTheme
  amount: number
  name: string
  from: string
  email: string
  message: string
}

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

/** Only of a draft without problems. */
export function toCard(draft: CardDraft, { bounds }: CardRules): ChosenCard {
  const amount = cardAmount(draft.otherAmount || draft.amount, bounds)
  if (amount === null || !isCardTheme(draft.theme)) throw new Error('The card has problems')
  const { name, from, email, message } = cardForm.clean(draft)
  const isLater = draft.delivery === 'later'
  return {
    theme: draft.theme,
    amount,
    name,
    from,
    email,
    message,
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

/** What is said of a fault in a gift card. */
export function cardProblemText(problem: CardProblem, { min, max }: CardBounds, t: Translate): string {
  const euros = (amount: number) => formatRound({ amount: amount * 100, currency: 'EUR' })
  return t(`giftCards.form.problems.${problem}`, { min: euros(min), max: euros(max), most: cardForm.lengths.message })
}

function dayProblem(day: string, today: Day) {
  if (!isDay(day)) return 'dayWrong'
  const { first, last } = deliveryDays(today)
  if (day < first) return 'dayPast'
  return day > last ? 'dayFar' : null
}

/** What the buyer of a card may still change of it. */
export const correctionForm = defineForm(recipientFields, {
  asks: ({ delivery }) => ({ deliverOn: delivery === 'later' }),
})
export type CorrectionDraft = DraftOf<typeof correctionForm>
export type CorrectionProblems = ProblemsOf<typeof correctionForm>

export type Correction = { name: string; email: string; deliverAt: Date }

/** Only of a draft without problems. By the clock of who gets it. */
export function toCorrection(draft: CorrectionDraft, timeZone: string, now: Date): Correction {
  const { name, email, delivery, deliverOn } = correctionForm.clean(draft)
  return { name, email, deliverAt: delivery === 'later' ? instantAt(deliverOn, usualHour, timeZone) : now }
}
