import { useTranslation } from '#app/i18n.tsx'
import type { CardBounds } from '#domain/gift-cards/card-amount.ts'
import { type CardProblem, longestCardMessage } from '#domain/gift-cards/card-draft.ts'
import { formatRound } from '#i18n/format.ts'

/** What is said of a fault; nothing where there is none. */
export function useCardProblem({ min, max }: CardBounds) {
  const { t } = useTranslation()
  const euros = (amount: number) => formatRound({ amount: amount * 100, currency: 'EUR' })
  return (problem: CardProblem | undefined) =>
    problem && t(`giftCards.form.problems.${problem}`, { min: euros(min), max: euros(max), most: longestCardMessage })
}
