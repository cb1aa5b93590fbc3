import type { ReactNode } from 'react'
import { pictureSrcSet, pictureUrl } from '#platform/pictures/picture-url.ts'
import { classNames } from './class-names.ts'

/** A picture in its own frame. `children` (a badge) lie on top of it. */
export function Picture({ ratio, className, children, ...fill }: PictureProps) {
  return (
    <span className={classNames('pic', ratio && `ratio-${ratio}`, className)}>
      {children}
      <PictureFill {...fill} />
    </span>
  )
}

/** The picture alone: it fills the nearest frame (`.tile`, `.hero-pic`, `.gallery a`, `.gcard`). */
export function PictureFill({ file, alt, blur, sizes, priority }: PictureFillProps) {
  return (
    <>
      {/* An image rather than a background: the content security policy refuses style attributes. */}
      {blur && <img className="pic-blur" src={blur} alt="" aria-hidden="true" width={1600} height={1067} />}
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(file, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={pictureSrcSet(file, 'webp')} sizes={sizes} />
        <img
          src={pictureUrl(file, 960, 'jpg')}
          alt={alt}
          width={1600}
          height={1067}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </>
  )
}

/** A photograph of the library with its alt text and tiny placeholder. */
export type Photo = { file: string; alt: string; blur?: string }

type PictureFillProps = Photo & {
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string
  /** For the one picture above the fold. */
  priority?: boolean
}

type PictureProps = PictureFillProps & {
  ratio?: 'card' | 'square' | 'wide' | 'photo'
  className?: string
  children?: ReactNode
}
