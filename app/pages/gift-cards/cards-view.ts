import type { Day } from '#domain/dates.ts'
import type { CardBounds } from '#domain/gift-cards/card-amount.ts'
import type { CardProblems } from '#domain/gift-cards/card-draft.ts'
import type { CardsForm } from '#domain/gift-cards/cards-form.ts'

export type CardsView = {
  form: CardsForm
  /** The first card that can't be bought as it was sent. */
  wrong: { card: number; problems: CardProblems } | null
  bounds: CardBounds
  today: Day
  /** The one whose cards are changed here. */
  purchase: string | null
}
