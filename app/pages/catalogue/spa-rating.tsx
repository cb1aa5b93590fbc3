import { useTranslation } from '#app/i18n.tsx'
import { Rating } from '#app/ui/cards/rating.tsx'
import type { CardView } from '#server/catalogue/cards.ts'

export function SpaRating({ rating }: { rating: CardView['rating'] }) {
  const { t } = useTranslation()
  if (!rating) return null
  const { value, count } = rating
  return <Rating value={value} count={String(count)} label={t('catalogue.rating', { value, count })} />
}
