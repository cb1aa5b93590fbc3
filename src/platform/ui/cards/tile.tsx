import { Anchor } from '../anchor.tsx'
import { type Photo, PictureFill } from '../picture.tsx'

/** A picture that is a link: its title lies on the quiet lower part. */
export function Tile({ href, photo, title, note, sizes = '(min-width: 1101px) 306px, 46vw' }: TileProps) {
  return (
    <Anchor className="tile" href={href}>
      <PictureFill {...photo} sizes={sizes} />
      <span className="cap">
        {title}
        {note && <small>{note}</small>}
      </span>
    </Anchor>
  )
}

type TileProps = { href: string; photo: Photo; title: string; note?: string; sizes?: string }
