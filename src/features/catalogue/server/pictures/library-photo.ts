import alts from '#photos/alts.json' with { type: 'json' }
import tinyPictures from '#photos/blurs.json' with { type: 'json' }
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import type { PhotoView } from '../cards.ts'

/** A picture of the library with its words, for a page whose pictures don't come from the catalogue. */
export function libraryPhoto(file: string, language: Language): PhotoView {
  const alt = pictureAlts[file]
  if (!alt) throw new Error(`No picture ${file} in the library`)
  const blur = blurs[file]
  return { file, alt: alt[language], ...(blur ? { blur } : {}) }
}

/** What each picture of the library shows, for who does not see it. */
export const pictureAlts: Readonly<Record<string, PerLanguage<string>>> = alts

/** A tiny picture of each, shown until the real one arrives. Made by scripts/make-blurs.ts. */
export const blurs: Readonly<Record<string, string>> = tinyPictures
