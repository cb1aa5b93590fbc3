import { useTranslation } from '#app/i18n.tsx'
import type { CardBounds } from '#domain/gift-cards/card-amount.ts'
import type { CardProblem } from '#domain/gift-cards/card-draft.ts'
import { cardProblemText } from '#i18n/card-problem.ts'

/** What is said of a fault; nothing where there is none. */
export function useCardProblem(bounds: CardBounds) {
  const { t } = useTranslation()
  return (problem: CardProblem | undefined) => problem && cardProblemText(problem, bounds, t)
}
