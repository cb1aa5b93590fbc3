import { type FileProblem, fileProblem, pictureKinds } from '#platform/forms/uploaded-file.ts'

export const mostPictures = 4

/** `filesPixels`: of all pictures together. The server alone knows it. */
export type PicturesProblem = FileProblem | 'filesMany' | 'filesPixels'

/** The first thing that is wrong with the pictures of a review, in the browser and on the server. */
export function picturesProblem(files: readonly Parameters<typeof fileProblem>[0][]): PicturesProblem | null {
  if (files.length > mostPictures) return 'filesMany'
  return files.map((file) => fileProblem(file, pictureKinds)).find((problem) => problem !== null) ?? null
}
