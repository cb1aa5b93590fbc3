export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** `infinity-pool-day.jpg` at 640 in AVIF is `/pictures/640/infinity-pool-day.avif`. */
export function pictureUrl(file: string, width: PictureWidth, format: PictureFormat) {
  return `/pictures/${width}/${file.replace(/\.[a-z0-9]+$/i, '')}.${format}`
}

export function pictureSrcSet(file: string, format: PictureFormat) {
  return pictureWidths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(', ')
}

/** Spec 3: shown wherever a thing has no picture of its own. */
export const placeholderFile = 'texture-water-caustics.jpg'
