import { type Language, localeOf } from '#platform/i18n/languages.ts'
import type { WrittenSheet } from './define-sheet.ts'
import { openFonts } from './fonts.ts'
import { openHeroPictures } from './hero-picture.ts'
import { closeSheet, openSheet } from './paper.ts'

export type DrawSheet = (written: WrittenSheet, language: Language) => Promise<Buffer>

/** Fonts and pictures are read from the disk only the first time, most fonts only when needed. */
export function openDrawing(photos: string): DrawSheet {
  const { fontsFor } = openFonts()
  const pictures = openHeroPictures(photos)
  return async ({ page, picture, draw }, language) => {
    const { title, brand: author, madeAt } = page
    const fonts = await fontsFor(JSON.stringify(page))
    // A sheet without its picture is worth more than none.
    const drawn = picture ? await pictures(picture.file, picture.shape).catch(() => null) : null
    const sheet = openSheet(fonts, { title, author, language: localeOf(language), madeAt })
    draw(sheet, drawn)
    return closeSheet(sheet)
  }
}
