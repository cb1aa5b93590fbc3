import { reviewPictureUrl } from '#features/catalogue/rules/reviews/review.ts'
import type { ReviewView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import { viewerLabels } from '#features/catalogue/ui/viewer-labels.ts'
import { ReviewCard } from '#platform/ui/cards/review-card.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { hrefOf, useViewer } from '#platform/ui/use-viewer.tsx'

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

/** What somebody sent with their review, as thumbnails that open the viewer. */
function ReviewPictures({ author, pictures }: { author: string; pictures: string[] }) {
  const { t } = useTranslation()
  const count = pictures.length
  const photos = pictures.map((uuid, index) => ({
    uuid,
    src: reviewPictureUrl(uuid, 'large'),
    alt: t('catalogue.reviews.picture', { author, at: index + 1, count }),
  }))
  const { view, viewer } = useViewer(photos, viewerLabels(t, author, count))
  return (
    <>
      <ul className="review-pictures">
        {photos.map((photo, index) => (
          <li key={photo.uuid}>
            <a href={hrefOf(photo)} onClick={(event) => view(event, index)}>
              <img
                src={reviewPictureUrl(photo.uuid, 'thumbnail')}
                alt={photo.alt}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
