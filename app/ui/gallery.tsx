import { type MouseEvent, useState } from 'react'
import { pictureUrl } from '#domain/catalogue/pictures/picture-url.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { indexInRow } from './index-in-row.ts'
import type { GalleryViewer, ViewerLabels } from './overlays/gallery-viewer.tsx'
import { type Photo, PictureFill } from './picture.tsx'

/** Up to five pictures on a desk, a full-width row with a counter on a phone; each opens the viewer. */
export function Gallery({ photos, layout, labels }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [viewer, setViewer] = useState<{ Viewer: typeof GalleryViewer; opened: number }>()
  const view = async (event: MouseEvent, index: number) => {
    // As for any link, these ask for a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { GalleryViewer: Viewer } = await import('./overlays/gallery-viewer.tsx')
      setViewer({ Viewer, opened: index })
    } catch {
      // Its script can't be reached. The picture itself may be.
      window.location.assign(hrefOf(photos[index]))
    }
  }
  return (
    <div className="gallery-wrap">
      <div
        className={classNames('gallery', layout ?? layoutFor(photos.length))}
        onScroll={({ currentTarget }) => setShown(indexInRow(currentTarget))}
      >
        {photos.map((photo, index) => (
          // Before JavaScript has loaded the link opens the picture itself.
          <a
            key={photo.file}
            href={hrefOf(photo)}
            className={index === 0 ? 'pic-lead' : undefined}
            onClick={(event) => view(event, index)}
          >
            <PictureFill {...photo} sizes={index === 0 ? leadSizes : restSizes} priority={index === 0} />
          </a>
        ))}
        {photos.length > 1 && (
          <Button className="all" variant="light" size="sm" icon="photos" onClick={(event) => view(event, 0)}>
            {labels.all}
          </Button>
        )}
      </div>
      {photos.length > 1 && (
        <span className="count" aria-hidden="true">
          {shown + 1} / {photos.length}
        </span>
      )}
      {viewer && (
        <viewer.Viewer photos={photos} opened={viewer.opened} onClose={() => setViewer(undefined)} labels={labels} />
      )}
    </div>
  )
}

type GalleryProps = {
  photos: Photo[]
  layout?: 'three'
  /** `all`: "see the 18 photos". */
  labels: ViewerLabels & { all: string }
}

const leadSizes = '(min-width: 1101px) 820px, (min-width: 761px) 64vw, 100vw'
const restSizes = '(min-width: 1101px) 426px, (min-width: 761px) 32vw, 100vw'

function layoutFor(count: number) {
  if (count >= 5) return undefined
  return count >= 3 ? 'three' : count === 2 ? 'two' : 'one'
}

const hrefOf = (photo: Photo | undefined) => (photo ? pictureUrl(photo.file, 1600, 'jpg') : '')
