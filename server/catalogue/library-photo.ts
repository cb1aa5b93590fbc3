import type { Language } from '#domain/site/languages.ts'
import { blurs } from '#server/db/seed/data/blurs.ts'
import { pictures } from '#server/db/seed/data/pictures.ts'
import type { PhotoView } from './cards.ts'

/** A picture of the library with its words, for a page whose pictures don't come from the catalogue. */
export function libraryPhoto(file: string, language: Language): PhotoView {
  const picture = pictures.find((candidate) => candidate.file === file)
  if (!picture) throw new Error(`No picture ${file} in the library`)
  const blur = blurs[file]
  return { file, alt: picture[language], ...(blur ? { blur } : {}) }
}
