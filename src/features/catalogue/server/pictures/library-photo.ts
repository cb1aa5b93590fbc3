import type { Language } from '#platform/i18n/languages.ts'
import type { PhotoView } from '../cards.ts'
import { blurs, pictureAlts } from './picture-library.ts'

/** A picture of the library with its words, for a page whose pictures don't come from the catalogue. */
export function libraryPhoto(file: string, language: Language): PhotoView {
  const alt = pictureAlts[file]
  if (!alt) throw new Error(`No picture ${file} in the library`)
  const blur = blurs[file]
  return { file, alt: alt[language], ...(blur ? { blur } : {}) }
}
