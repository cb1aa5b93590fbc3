import sharp from 'sharp'
import type { PictureSize } from '#features/catalogue/rules/reviews/review.ts'
import type { PicturesProblem } from '#features/reviews/rules/sent-pictures.ts'
import { fileProblem, pictureKinds } from '#platform/forms/uploaded-file.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { pixelsOf, redrawPicture } from '#platform/server/redraw-picture.ts'

export type DrawingProblem = Exclude<PicturesProblem, 'filesMany'>

export type DrawnPicture = Record<PictureSize, Uint8Array>

/** A thumbnail is drawn 96 pixels wide, on screens of three pixels to one. */
const thumbnailSide = 320
const longestSide = 1600

/** Of all pictures of one review: four of a telephone. Unpacking more would make everybody else wait. */
const mostPixels = 100_000_000

/** The pictures of a review as they may be shown: none of what was sent is kept. */
export async function drawPictures(files: readonly Uint8Array[]): Promise<Result<DrawnPicture[], DrawingProblem>> {
  let pixels = 0
  for (const content of files) {
    const problem = fileProblem({ content, isWhole: true }, pictureKinds)
    if (problem) return fail(problem)
    pixels += await pixelsOf(content)
  }
  if (pixels > mostPixels) return fail('filesPixels')
  const drawn: DrawnPicture[] = []
  for (const content of files) {
    const picture = await draw(content)
    if (!picture) return fail('fileUnreadable')
    drawn.push(picture)
  }
  return ok(drawn)
}

/** What is sent is unpacked once: the thumbnail is drawn from what was drawn from it. */
const draw = (content: Uint8Array) =>
  redrawPicture(content, async (picture) => {
    const { data, info } = await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const resized = sharp(data, { raw: info })
    return {
      large: await resized.clone().webp({ quality: 80 }).toBuffer(),
      thumbnail: await resized
        .clone()
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
        .webp({ quality: 74 })
        .toBuffer(),
    }
  })
