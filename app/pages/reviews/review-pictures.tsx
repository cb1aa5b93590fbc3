import { useTranslation } from '#app/i18n.tsx'
import { viewerLabels } from '#app/pages/catalogue/viewer-labels.ts'
import { hrefOf, useViewer } from '#app/ui/use-viewer.tsx'
import { reviewPictureUrl } from '#domain/reviews/review-pictures.ts'

/** What somebody sent with their review, as thumbnails that open the viewer. */
export function ReviewPictures({ author, pictures }: { author: string; pictures: string[] }) {
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
