import { useTranslation } from '#app/i18n.tsx'
import { Gallery } from '#app/ui/gallery.tsx'
import type { PhotoView } from '#server/catalogue/cards.ts'
import { viewerLabels } from './viewer-labels.ts'

type Props = { name: string; photos: PhotoView[]; layout?: 'three' }

export function PhotoGallery({ name, photos, layout }: Props) {
  const { t } = useTranslation()
  const count = photos.length
  const labels = { all: t('catalogue.photos.all', { count }), ...viewerLabels(t, name, count) }
  return <Gallery photos={photos} layout={layout} labels={labels} />
}
