import { useTranslation } from '#app/i18n.tsx'
import { Gallery } from '#app/ui/gallery.tsx'
import type { PhotoView } from '#server/catalogue/cards.ts'

type Props = { name: string; photos: PhotoView[]; layout?: 'three' }

export function PhotoGallery({ name, photos, layout }: Props) {
  const { t } = useTranslation()
  const labels = {
    all: t('catalogue.photos.all', { count: photos.length }),
    viewer: t('catalogue.photos.of', { name }),
    close: t('shell.close'),
    previous: t('catalogue.viewer.previous'),
    next: t('catalogue.viewer.next'),
    count: (at: number) => t('catalogue.viewer.count', { at, count: photos.length }),
  }
  return <Gallery photos={photos} layout={layout} labels={labels} />
}
