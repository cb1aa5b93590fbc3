import { useLayoutEffect, useRef } from 'react'
import { type Photo, Picture } from '../picture.tsx'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

/** All the pictures, one under the other, starting at the one that was chosen. */
export function GalleryViewer({ photos, at, onClose, labels }: GalleryViewerProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (at !== undefined) list.current?.children[at]?.scrollIntoView({ block: 'center' })
  }, [at])
  return (
    <Dialog className="modal viewer" open={at !== undefined} onClose={onClose} label={labels.viewer}>
      <CloseButton label={labels.close} onClick={onClose} />
      <ul ref={list}>
        {at !== undefined &&
          photos.map((photo) => (
            <li key={photo.file}>
              <Picture {...photo} ratio="photo" sizes="(min-width: 1101px) 1100px, 100vw" />
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

type GalleryViewerProps = {
  photos: Photo[]
  at: number | undefined
  onClose: () => void
  labels: { viewer: string; close: string }
}
