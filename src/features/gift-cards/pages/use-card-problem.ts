import type { CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import { type CardProblem, cardProblemText } from '#features/gift-cards/rules/card-draft.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What is said of a fault; nothing where there is none. */
export function useCardProblem(bounds: CardBounds) {
  const { t } = useTranslation()
  return (problem: CardProblem | undefined) => problem && cardProblemText(problem, bounds, t)
}
