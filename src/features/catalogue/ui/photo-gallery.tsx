import type { PhotoView } from '#features/catalogue/server/cards.ts'
import { Gallery } from '#platform/ui/gallery.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { viewerLabels } from './viewer-labels.ts'

type Props = { name: string; photos: PhotoView[]; layout?: 'three' }

export function PhotoGallery({ name, photos, layout }: Props) {
  const { t } = useTranslation()
  const count = photos.length
  const labels = { all: t('catalogue.photos.all', { count }), ...viewerLabels(t, name, count) }
  return <Gallery photos={photos} layout={layout} labels={labels} />
}
