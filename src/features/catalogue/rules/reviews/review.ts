export const reviewMarks = ['environment', 'service', 'attention', 'qualityPrice'] as const
export type ReviewMark = (typeof reviewMarks)[number]

export type Review = {
  uuid: string
  spaUuid: string
  serviceUuid: string | null
  author: string
  /** Language the comment was written in; it is shown as written. */
  language: string
  marks: Record<ReviewMark, number>
  comment: string
  isVerified: boolean
  writtenOn: string
  /** By their uuids, in order. */
  pictures: string[]
  /** What the spa says to it. */
  answer: { text: string; language: string; writtenOn: string } | null
}

/** The score of one review: the mean of its four marks. */
export function scoreOf({ marks }: Pick<Review, 'marks'>): number {
  return reviewMarks.reduce((sum, mark) => sum + marks[mark], 0) / reviewMarks.length
}

export function averageScore(reviews: Pick<Review, 'marks'>[]): number | null {
  if (reviews.length === 0) return null
  return reviews.reduce((sum, review) => sum + scoreOf(review), 0) / reviews.length
}

export const pictureSizes = ['thumbnail', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Known only to who sees the review: the uuid is drawn at random. */
export const reviewPictureUrl = (uuid: string, size: PictureSize) => `/review-pictures/${size}/${uuid}.webp`
