import { type MouseEvent, useState } from 'react'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import type { GalleryViewer, ViewedPhoto, ViewerLabels } from './overlays/gallery-viewer.tsx'

/** Links to pictures that open them in the viewer, which comes with the first click. */
export function useViewer(photos: ViewedPhoto[], labels: ViewerLabels) {
  const [open, setOpen] = useState<{ Viewer: typeof GalleryViewer; opened: number }>()
  const view = async (event: MouseEvent, index: number) => {
    // As for any link, these ask for a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { GalleryViewer: Viewer } = await import('./overlays/gallery-viewer.tsx')
      setOpen({ Viewer, opened: index })
    } catch {
      // Its script can't be reached. The picture itself may be.
      window.location.assign(hrefOf(photos[index]))
    }
  }
  const viewer = open && (
    <open.Viewer photos={photos} opened={open.opened} onClose={() => setOpen(undefined)} labels={labels} />
  )
  return { view, viewer }
}

/** Before JavaScript has loaded a link opens the picture itself. */
export function hrefOf(photo: ViewedPhoto | undefined): string {
  if (!photo) return ''
  return 'src' in photo ? photo.src : pictureUrl(photo.file, 1600, 'jpg')
}
