import type { CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import type { CardProblems } from '#features/gift-cards/rules/card-draft.ts'
import type { CardsForm } from '#features/gift-cards/rules/cards-form.ts'
import type { Day } from '#platform/time/dates.ts'

export type CardsView = {
  form: CardsForm
  /** The first card that can't be bought as it was sent. */
  wrong: { card: number; problems: CardProblems } | null
  bounds: CardBounds
  today: Day
  /** The one whose cards are changed here. */
  purchase: string | null
}
