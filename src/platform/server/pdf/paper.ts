import PDFDocument from 'pdfkit'
import { isRightToLeft } from './fallback-fonts.ts'
import type { Fallbacks, Fonts } from './fonts.ts'
import { isFace } from './glyphs.ts'
import { type Line, linesOf, type Piece, type Style, type Typesetter } from './lines.ts'
import type { TextRun } from './runs.ts'
import { fromLeftToRight } from './writing-direction.ts'

export type PaperSheet = InstanceType<typeof PDFDocument> & { fallbacks: Fallbacks }

/** Text that has been measured, to be drawn once its place is known. */
export type Block = { lines: Line[]; style: Style; height: number }

/** CSS's, so that sizes are those of the drawing the page was made after. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

export const sheetSize = { width: mm(210), height: mm(297) }

type About = { title: string; author: string; language: string; madeAt: Date }

export function openSheet({ own, fallbacks }: Fonts, { title, author, language, madeAt }: About): PaperSheet {
  const sheet = new PDFDocument({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    // None: else it begins with one of its own.
    font: '',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
  })
  for (const [name, font] of [...own, ...fallbacks]) sheet.registerFont(name, font)
  return Object.assign(sheet, { fallbacks })
}

export function layText(sheet: PaperSheet, text: string | Piece[], style: Style, width: number, lines?: number): Block {
  const pieces = typeof text === 'string' ? [{ text }] : text
  const laid = linesOf(pieces, style, { width, ...(lines ? { lines } : {}) }, typesetterOn(sheet))
  return { lines: laid, style, height: laid.length * style.size * style.leading }
}

export function drawText(
  sheet: PaperSheet,
  { lines, style }: Block,
  left: number,
  top: number,
  how?: 'fill-and-stroke',
) {
  const { size, leading, colour } = style
  const { measure } = typesetterOn(sheet)
  const widest = Math.max(...lines.map(({ width }) => width))
  sheet.fillColor(colour)
  lines.forEach((line, index) => {
    const baseline = top + (index + 0.5) * size * leading + size * halfHeight(style)
    const isJoined = index < lines.length - 1 && !line.endsInWord
    const runs = fromLeftToRight(line.runs, line.direction)
    let x = line.direction === 'rtl' ? left + widest - line.width : left
    for (const [at, run] of runs.entries()) {
      const text = isJoined && at === runs.length - 1 && isFace(run.font) ? `${run.text} ` : run.text
      sheet.font(run.font, size).text(text, x, baseline, {
        lineBreak: false,
        // Asked for in any way, features make pdfkit lay out the stretch as a whole and not word by word, left to right.
        ...(isRightToLeft(run.font) && { features: [] }),
        baseline: 'alphabetic',
        characterSpacing: spacing(run, style),
        fill: true,
        stroke: how === 'fill-and-stroke',
      })
      x += measure(run, style)
    }
  })
}

export async function closeSheet(sheet: PaperSheet): Promise<Buffer> {
  sheet.end()
  const parts: Buffer[] = []
  for await (const part of sheet) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const typesetterOn = (sheet: PaperSheet): Typesetter => ({
  measure: (run, style) =>
    sheet.font(run.font, style.size).widthOfString(run.text) + spacing(run, style) * [...run.text].length,
  fallbacks: sheet.fallbacks,
})

/** Letters that join or stack are not set apart. */
const spacing = ({ font }: TextRun, { tracking = 0, size }: Style) =>
  isFace(font) || font === 'wider' ? tracking * size : 0

/** From the middle of a line down to where letters stand, as a browser does it: half of what is above less what is below. */
const halfHeight = ({ face }: Style) => (face === 'serif' || face === 'italic' ? 0.235 : 0.35)
