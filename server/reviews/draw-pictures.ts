import { type FileProblem, fileProblem, pictureKinds } from '#domain/forms/uploaded-file.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PictureSize } from '#domain/reviews/review-pictures.ts'
import { redrawPicture } from '#server/uploads/redraw-picture.ts'

export type DrawnPicture = Record<PictureSize, Uint8Array>

/** A thumbnail is drawn 96 pixels wide, on screens of three pixels to one. */
const thumbnailSide = 320
const longestSide = 1600

/** The pictures of a review as they may be shown: none of what was sent is kept. */
export async function drawPictures(files: readonly Uint8Array[]): Promise<Result<DrawnPicture[], FileProblem>> {
  const drawn: DrawnPicture[] = []
  for (const content of files) {
    const problem = fileProblem({ content, isWhole: true }, pictureKinds)
    if (problem) return fail(problem)
    const picture = await draw(content)
    if (!picture) return fail('fileUnreadable')
    drawn.push(picture)
  }
  return ok(drawn)
}

const draw = (content: Uint8Array) =>
  redrawPicture(content, async (picture) => ({
    large: await picture
      .clone()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
    thumbnail: await picture
      .clone()
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'cover' })
      .webp({ quality: 74 })
      .toBuffer(),
  }))
