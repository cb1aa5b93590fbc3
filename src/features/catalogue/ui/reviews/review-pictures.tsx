import { reviewPictureUrl } from '#features/catalogue/rules/reviews/review-pictures.ts'
import { viewerLabels } from '#features/catalogue/ui/viewer-labels.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { hrefOf, useViewer } from '#platform/ui/use-viewer.tsx'

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
