import { type MouseEvent, type UIEvent, useState } from 'react'
import { pictureUrl } from '#domain/catalogue/pictures/picture-url.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { GalleryViewer } from './overlays/gallery-viewer.tsx'
import { type Photo, PictureFill } from './picture.tsx'

/** Up to five pictures on a desk, a full-width row with a counter on a phone; each opens the viewer. */
export function Gallery({ photos, layout, labels }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [viewing, setViewing] = useState<number>()
  const view = (event: MouseEvent, index: number) => {
    event.preventDefault()
    setViewing(index)
  }
  return (
    <div className="gallery-wrap">
      <div
        className={classNames('gallery', layout ?? layoutFor(photos.length))}
        onScroll={(event) => setShown(centred(event))}
      >
        {photos.map((photo, index) => (
          // Before JavaScript has loaded the link opens the picture itself.
          <a
            key={photo.file}
            href={pictureUrl(photo.file, 1600, 'jpg')}
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
      <GalleryViewer photos={photos} at={viewing} onClose={() => setViewing(undefined)} labels={labels} />
    </div>
  )
}

type GalleryProps = {
  photos: Photo[]
  layout?: 'three'
  /** `all`: "see the 18 photos"; `viewer` names the dialog; `close` its button. */
  labels: { all: string; viewer: string; close: string }
}

const leadSizes = '(min-width: 1101px) 820px, (min-width: 761px) 64vw, 100vw'
const restSizes = '(min-width: 1101px) 426px, (min-width: 761px) 32vw, 100vw'

function layoutFor(count: number) {
  if (count >= 5) return undefined
  return count >= 3 ? 'three' : count === 2 ? 'two' : 'one'
}

function centred({ currentTarget: row }: UIEvent<HTMLDivElement>) {
  return Math.round(row.scrollLeft / row.clientWidth)
}
