import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { declaredPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { RatingBars } from '#platform/ui/cards/rating-bars.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
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

type Props = Pick<SpaView, 'reviews'> & { chosen: ChosenSpa }
type Choice = { value: string; label: string; count: number }

/** Reviews by score and by language, each an address of its own. Where there is nothing to choose there is no row. */
function ReviewFilters({ reviews: { filter, scores, languages, matching }, chosen }: Props) {
  const { t } = useTranslation()
  // With a script the page stays where it is; without one it comes back at the reviews.
  const hrefOf = (changes: Record<string, string | null>) =>
    chosen.hrefOf({}, changes) + (chosen.hasScript ? '' : '#reviews')
  const isFiltered = filter.score !== null || filter.language !== null
  const row = (name: keyof typeof filter, choices: Choice[]) => {
    if (choices.length < 2) return null
    const on = filter[name] === null ? null : String(filter[name])
    // What would find nothing is not offered.
    const offered = choices.filter(({ value, count }) => count > 0 || value === on)
    const chips = offered.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))
    return (
      <nav className="chips rail" aria-label={t(`spas.reviewFilters.${name}`)}>
        {[{ value: null, label: t(`spas.reviewFilters.${name}Any`) }, ...chips].map(({ value, label }) => (
          <ChipLink key={value} href={hrefOf({ [name]: value })} on={value === on} prefetch="none" preventScrollReset>
            {label}
          </ChipLink>
        ))}
      </nav>
    )
  }
  return (
    <div className="grid gap-12 mt-32">
      {row(
        'score',
        scores.map(({ score, count }) => ({
          value: String(score),
          label: t('spas.reviewFilters.stars', { count: score }),
          count,
        })),
      )}
      {row(
        'language',
        languages.map(({ language, name, count }) => ({ value: language, label: name, count })),
      )}
      {isFiltered && (
        <p role="status">
          {matching === 0 ? t('spas.reviewFilters.none') : t('spas.reviewFilters.found', { count: matching })}{' '}
          <Anchor className="link" href={hrefOf({ score: null, language: null })} prefetch="none" preventScrollReset>
            {t('spas.reviewFilters.clear')}
          </Anchor>
        </p>
      )}
    </div>
  )
}
