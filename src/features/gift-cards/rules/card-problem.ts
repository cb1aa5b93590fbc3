import { formatRound } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { CardBounds } from './card-amount.ts'
import { type CardProblem, cardForm } from './card-draft.ts'

/** What is said of a fault in a gift card. */
export function cardProblemText(problem: CardProblem, { min, max }: CardBounds, t: Translate): string {
  const euros = (amount: number) => formatRound({ amount: amount * 100, currency: 'EUR' })
  return t(`giftCards.form.problems.${problem}`, { min: euros(min), max: euros(max), most: cardForm.lengths.message })
}
