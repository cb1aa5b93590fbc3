import { useTranslation } from 'react-i18next'
import { RatingBars } from '#app/ui/rating-bars.tsx'
import { ReviewCard } from '#app/ui/review-card.tsx'
import type { SpaView } from '#server/catalogue/describe-spa.ts'

export function SpaReviews({ spa: { marks, reviews } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <section className="sec" id="reviews">
      <h2>{t('catalogue.spa.reviews')}</h2>
      {marks && (
        <RatingBars
          bars={marks.map(({ mark, value, label }) => ({
            label: t(`catalogue.spa.marks.${mark}`),
            value: label,
            score: value,
          }))}
        />
      )}
      {reviews.length === 0 ? (
        <p className="soft">{t('catalogue.spa.noReviews')}</p>
      ) : (
        <>
          <h3 className="reviews-title">{t('catalogue.spa.latestReviews')}</h3>
          <div className="cards-grid g2">
            {reviews.map((review) => (
              <div key={review.uuid} lang={review.language}>
                <ReviewCard
                  author={review.author}
                  when={review.writtenOn}
                  rating={{ value: review.score, label: `${review.score} / 5` }}
                  text={review.comment}
                  {...(review.isVerified
                    ? { verified: t('catalogue.spa.verified') }
                    : { unverified: t('catalogue.spa.unverified') })}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
