import { join } from 'node:path'
import sharp from 'sharp'
import { placeholderFile } from '#platform/pictures/picture-url.ts'

/** `shape`: the band above a page, or the whole face of a gift card. */
export type HeroPictures = (file: string, shape?: keyof typeof sizes) => Promise<Buffer>

/** As wide as the sheet at 150 dots per inch, and as high as the tallest band, or the card, that it stands in. */
const sizes = { band: { width: 1240, height: 449 }, card: { width: 1030, height: 650 } }

/** The library's pictures have their subject below the middle: 0 would keep the upper edge, 1 the lower one. */
const subjectAt = 0.84

/** Cut once and kept: a PDF takes the JPEG as it is. A picture that is missing must not keep anybody from a voucher. */
export function openHeroPictures(folder: string): HeroPictures {
  const kept = new Map<string, Promise<Buffer>>()
  const cut = async (file: string, size: { width: number; height: number }) => {
    const { data, info } = await sharp(join(folder, file))
      .resize({ width: size.width, height: size.height, fit: 'outside' })
      .toBuffer({ resolveWithObject: true })
    const top = Math.round((info.height - size.height) * subjectAt)
    const left = Math.round((info.width - size.width) / 2)
    return sharp(data)
      .extract({ left, top, ...size })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  }
  return (file, shape = 'band') => {
    const name = /^[\w-]+\.jpg$/.test(file) ? file : placeholderFile
    const key = `${shape} ${name}`
    const known = kept.get(key)
    if (known) return known
    const made = cut(name, sizes[shape]).catch(() => cut(placeholderFile, sizes[shape]))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return made
  }
}
