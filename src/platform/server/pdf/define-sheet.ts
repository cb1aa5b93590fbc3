import type { Language } from '#platform/i18n/languages.ts'
import type { WorkOptions } from '#platform/server/work-queue.ts'
import type { HeroPictures } from './hero-picture.ts'
import type { PaperSheet } from './paper.ts'

/** What each sheet is made of, by its name: each is declared beside what writes it. */
// biome-ignore lint/suspicious/noEmptyInterface: sheets add to it, which a type alias does not allow.
export interface PdfViews {}

/** `options`: of who waits for it, where that is a visitor. */
export type RenderPdf = <Name extends keyof PdfViews>(
  name: Name,
  view: PdfViews[Name],
  language: Language,
  options?: WorkOptions,
) => Promise<Buffer>

/** One PDF: what it says and how it is drawn. */
export type WriteSheet<View> = (view: View, language: Language) => WrittenSheet

export type WrittenSheet = {
  /** All that it says, which decides the fonts it needs; `title`: what a viewer shows. */
  page: { title: string; brand: string; madeAt: Date }
  picture?: { file: string; shape?: Parameters<HeroPictures>[1] }
  draw: (sheet: PaperSheet, picture: Buffer | null) => void
}

/** All sheets. Each is loaded when it is first asked for: what draws takes a third of a second. */
export type Sheets = { readonly [Name in keyof PdfViews]: () => Promise<WriteSheet<PdfViews[Name]>> }
