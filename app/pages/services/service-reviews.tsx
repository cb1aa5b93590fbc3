import { useTranslation } from '#app/i18n.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ReviewCard } from '#app/ui/cards/review-card.tsx'
import type { ServiceView } from '#server/catalogue/pages/describe-service.ts'

export function ServiceReviews({ reviews, spa }: Pick<ServiceView, 'reviews' | 'spa'>) {
  const { t } = useTranslation()
  if (!reviews) return null
  return (
    <section className="sec svc-reviews" id="reviews">
      <h2>{reviews.title}</h2>
      <div className="cards-grid g2">
        {reviews.shown.map((review) => (
          <ReviewCard
            key={review.uuid}
            author={review.author}
            when={review.writtenOn}
            rating={{ value: review.score, label: t('catalogue.spa.score', { value: review.score }) }}
            text={review.comment}
            language={review.language}
            {...(review.isVerified
              ? { verified: t('catalogue.spa.verified') }
              : { unverified: t('catalogue.spa.unverified') })}
          />
        ))}
      </div>
      {spa.href && (
        <ButtonLink href={`${spa.href}#reviews`} variant="secondary">
          {t('catalogue.service.opinions.all', { spa: spa.name })}
        </ButtonLink>
      )}
    </section>
  )
}
