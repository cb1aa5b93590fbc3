import { type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'
import { sceneOf } from './picture-scene.ts'
import { placeholderFile } from './picture-url.ts'

export type ImageRelation = 'images' | 'room' | 'hotel'

export type Image = {
  uuid: string
  rel: ImageRelation
  /** File name in the picture library; the picture route makes its widths and formats. */
  file: string
  alt: PerLanguage<string>
  /** A tiny blurred picture as a data URI, shown until the real one arrives. */
  blur: string | null
}

declare module '#platform/i18n/word-lists.ts' {
  interface WordLists {
    pictures: { readonly placeholder: string }
  }
}

/** Spec 3: shown wherever a thing has no picture of its own. */
export const placeholderImage: Image = {
  uuid: '00000000-0000-4000-8000-000000000000',
  rel: 'images',
  file: placeholderFile,
  get alt() {
    return perLanguage((language) => wordList('pictures', language).placeholder)
  },
  blur: null,
}

const maxGalleryImages = 5

/** Spec 3: sources in their order, up to five, and the placeholder when all are empty. No scene comes twice. */
export function fillGallery(...sources: Image[][]): Image[] {
  const seen = new Set<string>()
  const unique = sources.flat().filter(({ file }) => !seen.has(sceneOf(file)) && seen.add(sceneOf(file)))
  return unique.length > 0 ? unique.slice(0, maxGalleryImages) : [placeholderImage]
}
