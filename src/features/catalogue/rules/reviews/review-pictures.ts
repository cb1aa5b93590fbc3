export const pictureSizes = ['thumbnail', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Known only to who sees the review: the uuid is drawn at random. */
export const reviewPictureUrl = (uuid: string, size: PictureSize) => `/review-pictures/${size}/${uuid}.webp`
