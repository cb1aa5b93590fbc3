import { useTranslation } from '#app/i18n.tsx'
import { ReviewCards } from '#app/pages/reviews/review-cards.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ServiceView } from '#server/catalogue/pages/describe-service.ts'

export function ServiceReviews({ reviews, spa }: Pick<ServiceView, 'reviews' | 'spa'>) {
  const { t } = useTranslation()
  if (!reviews) return null
  return (
    <section className="sec svc-reviews" id="reviews">
      <h2>{reviews.title}</h2>
      <ReviewCards reviews={reviews.shown} />
      {spa.href && (
        <ButtonLink href={`${spa.href}#reviews`} variant="secondary">
          {t('services.allOpinions', { spa: spa.name })}
        </ButtonLink>
      )}
    </section>
  )
}
