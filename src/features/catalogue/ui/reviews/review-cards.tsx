import type { ReviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import { ReviewCard } from '#platform/ui/cards/review-card.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ReviewPictures } from './review-pictures.tsx'

/** What visitors wrote; what is in another language says in which. */
export function ReviewCards({ reviews }: { reviews: ReviewView[] }) {
  const { t } = useTranslation()
  return (
    <div className="cards-grid g2">
      {reviews.map((review) => (
        <ReviewCard
          key={review.uuid}
          author={review.author}
          when={[
            review.writtenOn,
            review.languageName && t('catalogue.reviews.writtenIn', { language: review.languageName }),
          ]
            .filter(Boolean)
            .join(' · ')}
          rating={{ value: review.score, label: t('catalogue.reviews.score', { value: review.score }) }}
          text={review.comment}
          language={review.language}
          pictures={review.pictures.length > 0 && <ReviewPictures {...review} />}
          answer={
            review.answer && { ...review.answer, title: t('catalogue.reviews.answer'), when: review.answer.writtenOn }
          }
          {...(review.isVerified
            ? { verified: t('catalogue.reviews.verified') }
            : { unverified: t('catalogue.reviews.unverified') })}
        />
      ))}
    </div>
  )
}
