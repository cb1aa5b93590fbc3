import type { Translate } from '#platform/i18n/translate.ts'
import type { ViewerLabels } from '#platform/ui/overlays/gallery-viewer.tsx'

/** `name`: whose pictures they are. */
export const viewerLabels = (t: Translate, name: string, count: number): ViewerLabels => ({
  viewer: t('catalogue.photos.of', { name }),
  close: t('shell.close'),
  previous: t('catalogue.viewer.previous'),
  next: t('catalogue.viewer.next'),
  count: (at) => t('catalogue.viewer.count', { at, count }),
})
