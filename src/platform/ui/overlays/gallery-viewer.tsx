import '#platform/ui/styles/components/viewer.css'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { indexInRow } from '../index-in-row.ts'
import { type Photo, PictureFill } from '../picture.tsx'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

/**
 * One picture at a time over the whole screen. Pictures lie in a row that is scrolled, so that a finger swipes it as
 * the device does; arrows and keys scroll it too. Before the first comes the last.
 */
export function GalleryViewer({ photos, opened, onClose, labels }: GalleryViewerProps) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(opened)
  const show = (index: number) => {
    const next = (index + photos.length) % photos.length
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'instant' })
    setAt(next)
  }
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: opened * row.current.clientWidth, behavior: 'instant' })
  }, [opened])
  const pressKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: photos.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  return (
    <Dialog className="viewer" open onClose={onClose} label={labels.viewer} onKeyDown={pressKey}>
      <CloseButton label={labels.close} onClick={onClose} />
      <p className="viewer-count num semibold" aria-live="polite">
        <span aria-hidden="true">
          {at + 1} / {photos.length}
        </span>
        <span className="sr">{labels.count(at + 1)}</span>
      </p>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: this row scrolls, and the keyboard must reach it
        tabIndex={0}
        aria-label={labels.viewer}
        onScroll={({ currentTarget }) => setAt(indexInRow(currentTarget))}
      >
        {photos.map((photo, index) => (
          <li key={'src' in photo ? photo.src : photo.file} aria-hidden={index !== at}>
            {'src' in photo ? (
              <img src={photo.src} alt={photo.alt} loading={Math.abs(index - at) <= 1 ? 'eager' : 'lazy'} />
            ) : (
              <PictureFill {...photo} sizes="100vw" priority={Math.abs(index - at) <= 1} />
            )}
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <>
          <button type="button" className="viewer-back" aria-label={labels.previous} onClick={() => show(at - 1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="viewer-on" aria-label={labels.next} onClick={() => show(at + 1)}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </Dialog>
  )
}

export type ViewerLabels = {
  viewer: string
  close: string
  previous: string
  next: string
  count: (at: number) => string
}

/** One of the library, or one that a visitor sent. */
export type ViewedPhoto = Photo | { src: string; alt: string }

type GalleryViewerProps = { photos: ViewedPhoto[]; opened: number; onClose: () => void; labels: ViewerLabels }
