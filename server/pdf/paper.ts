import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { type FontName, fontFiles } from './letters.ts'
import { type Line, linesOf, type Measure, type Piece, type Style } from './lines.ts'

export type Sheet = InstanceType<typeof PDFDocument>

/** Text that has been measured, to be drawn once its place is known. */
export type Block = { lines: Line[]; style: Style; height: number }

/** CSS's, so that sizes are those of the drawing the page was made after. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4

export const sheetSize = { width: mm(210), height: mm(297) }

const folder = join(import.meta.dirname, 'fonts')

/** Read once for all sheets: taking a font apart costs more than all the rest of a voucher. */
export const readFonts = () =>
  Object.entries(fontFiles).map(([name, file]) => [name as FontName, create(readFileSync(join(folder, file)))] as const)

type About = { title: string; author: string; language: string; madeAt: Date }

export function openSheet(fonts: ReturnType<typeof readFonts>, { title, author, language, madeAt }: About): Sheet {
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
  for (const [name, font] of fonts) sheet.registerFont(name, font)
  return sheet
}

export function layText(sheet: Sheet, text: string | Piece[], style: Style, width: number, lines?: number): Block {
  const pieces = typeof text === 'string' ? [{ text }] : text
  const laid = linesOf(pieces, style, { width, ...(lines ? { lines } : {}) }, measureOn(sheet))
  return { lines: laid, style, height: laid.length * style.size * style.leading }
}

export function drawText(sheet: Sheet, { lines, style }: Block, left: number, top: number, how?: 'fill-and-stroke') {
  const { size, leading, colour, tracking = 0 } = style
  sheet.fillColor(colour)
  lines.forEach((line, index) => {
    const baseline = top + (index + 0.5) * size * leading + size * halfHeight(style)
    const isJoined = index < lines.length - 1 && !line.endsInWord
    let x = left
    for (const [at, run] of line.runs.entries()) {
      const text = isJoined && at === line.runs.length - 1 && run.font !== 'wider' ? `${run.text} ` : run.text
      sheet.font(run.font, size).text(text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking * size,
        fill: true,
        stroke: how === 'fill-and-stroke',
      })
      x += measureOn(sheet)(run, style)
    }
  })
}

export async function closeSheet(sheet: Sheet): Promise<Buffer> {
  sheet.end()
  const parts: Buffer[] = []
  for await (const part of sheet) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const measureOn =
  (sheet: Sheet): Measure =>
  (run, { size, tracking = 0 }) =>
    sheet.font(run.font, size).widthOfString(run.text) + tracking * size * [...run.text].length

/** From the middle of a line down to where letters stand, as a browser does it: half of what is above less what is below. */
const halfHeight = ({ face }: Style) => (face === 'serif' || face === 'italic' ? 0.235 : 0.35)
