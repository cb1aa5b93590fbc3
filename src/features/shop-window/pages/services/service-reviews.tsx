import { ReviewCards } from '#features/catalogue/ui/reviews/review-cards.tsx'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

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
