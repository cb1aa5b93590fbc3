import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { declaredPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { RatingBars } from '#platform/ui/cards/rating-bars.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ReviewFilters } from './review-filters.tsx'
import type { ChosenSpa } from './use-spa-choice.ts'

/** With fewer in the page's language, those in another are not folded away. */
const fewReviews = 2

export function SpaReviews({ spa, chosen }: { spa: SpaView; chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const writePath = declaredPath('addReview', language)
  const { shown, foreign, foreignTotal, hasMore, total } = spa.reviews
  return (
    <section className="sec spa-reviews" id="reviews">
      <h2>{t('spas.latestReviews')}</h2>
      {total === 0 && (
        <>
          <p>{t('spas.noReviews')}</p>
          <p className="soft">{t('spas.noReviewsHint')}</p>
        </>
      )}
      <Summary spa={spa} />
      <ReviewFilters reviews={spa.reviews} chosen={chosen} />
      {shown.length > 0 && <ReviewCards reviews={shown} />}
      {foreign.length > 0 && (
        <details className="foreign-reviews mt-32" open={shown.length < fewReviews}>
          <summary>{t('spas.foreignReviews', { count: foreignTotal })}</summary>
          <ReviewCards reviews={foreign} />
        </details>
      )}
      <div className="row mt-36">
        {hasMore && (
          <ButtonLink
            // With a script the page stays where it is; without one it comes back at these reviews.
            href={chosen.hrefOf({}, { reviews: 'all' }) + (chosen.hasScript ? '' : '#reviews')}
            variant="secondary"
            prefetch="none"
            preventScrollReset
          >
            {t('spas.allReviews')}
          </ButtonLink>
        )}
        {writePath && (
          <ButtonLink href={`${writePath}?spa=${spa.uuid}`} variant="ghost" icon="pencil" prefetch="none">
            {t('spas.writeReview')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The mean in large, how many made it, and the four marks. */
function Summary({ spa: { rating, reviews } }: { spa: SpaView }) {
  const { t } = useTranslation()
  if (!rating || !reviews.marks) return null
  const bars = reviews.marks.map(({ mark, value, label }) => ({
    label: t(`spas.marks.${mark}`),
    value: label,
    score: value,
  }))
  return (
    <div className="rev-top grid items-center gap-64">
      <div className="score aligned gap-16 nowrap">
        <span className="serif">{rating.value}</span>
        <div className="small muted">
          {t('spas.reviewCount', { count: reviews.total })}
          <br />
          {t('spas.verifiedCount', { count: reviews.verified.count })}
          {reviews.verified.score && ` (${reviews.verified.score})`}
        </div>
      </div>
      <RatingBars bars={bars} />
    </div>
  )
}
