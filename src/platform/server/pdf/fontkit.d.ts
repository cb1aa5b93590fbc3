/** The package brings no types; this is what server/pdf and its scripts use of it. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] }

  /** pdfkit takes a font that has been read as well as the bytes of one, though its types don't say so. */
  export type Font = Buffer & {
    characterSet: number[]
    hasGlyphForCodePoint(code: number): boolean
    getGlyph(id: number, letters?: number[]): Glyph | null
    layout(text: string, features?: string[] | Record<string, boolean>): { glyphs: Glyph[] }
  }

  export function create(font: Buffer): Font
}
