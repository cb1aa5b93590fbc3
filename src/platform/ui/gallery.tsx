import { useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { indexInRow } from './index-in-row.ts'
import type { ViewerLabels } from './overlays/gallery-viewer.tsx'
import { type Photo, PictureFill } from './picture.tsx'
import { hrefOf, useViewer } from './use-viewer.tsx'

/** Up to five pictures on a desk, a full-width row with a counter on a phone; each opens the viewer. */
export function Gallery({ photos, layout, labels }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const { view, viewer } = useViewer(photos, labels)
  return (
    <div className="gallery-wrap">
      <div
        className={classNames('gallery grid gap-8', layout ?? layoutFor(photos.length))}
        onScroll={({ currentTarget }) => setShown(indexInRow(currentTarget))}
      >
        {photos.map((photo, index) => (
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
      {viewer}
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
