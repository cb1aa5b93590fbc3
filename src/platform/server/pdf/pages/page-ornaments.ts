import type { Style } from '../lines.ts'
import { drawText, layText, mm, type PaperSheet, sheetSize } from '../paper.ts'
import { colours, fixed, type PageLayout } from './page-layout.ts'

/** The mark: the sun over two lines of water, on a square of 34. */
const mark = [
  'M8.2 18.4a8.8 8.8 0 0 1 17.6 0',
  'M3 22.6c2.3 0 2.3-1.5 4.7-1.5s2.3 1.5 4.6 1.5 2.4-1.5 4.7-1.5 2.3 1.5 4.7 1.5 2.3-1.5 4.6-1.5 2.4 1.5 4.7 1.5',
  'M8.5 27.4c2.1 0 2.1-1.3 4.25-1.3S14.9 27.4 17 27.4s2.1-1.3 4.25-1.3 2.15 1.3 4.25 1.3',
]
const markSide = mm(9.5)
const topMiddle = mm(14.3)
const tick = 'M20 6 9 17l-5-5'

/** All that a reader who listens does not miss. */
export function drawGrounds(sheet: PaperSheet, { tops, included, between }: PageLayout) {
  sheet.rect(0, tops.foot, sheetSize.width, sheetSize.height - tops.foot).fill(colours.sand)
  for (const y of tops.rules) drawRule(sheet, y)
  drawMark(sheet)
  let y = tops.list
  for (const { height, style } of included) {
    const side = style.size * 1.08
    const middle = y + (style.size * style.leading) / 2
    strokeIcon(sheet, [tick], {
      x: fixed.rightColumn,
      y: middle - side / 2,
      side,
      of: 24,
      line: 2,
      colour: colours.teal,
    })
    y += height + between
  }
}

/** Dashed, from one margin to the other unless told. */
export function drawRule(sheet: PaperSheet, y: number, from = fixed.left, to = fixed.left + fixed.width) {
  sheet
    .save()
    .lineWidth(mm(0.3))
    .dash(mm(0.9), { space: mm(0.6) })
    .strokeColor(colours.line)
  sheet.moveTo(from, y).lineTo(to, y).stroke().restore()
}

/** At the top of the sheet, before the name. */
export const drawMark = (sheet: PaperSheet) =>
  strokeMark(sheet, { x: fixed.left, y: topMiddle - markSide / 2, side: markSide, colour: colours.logo })

export const strokeMark = (sheet: PaperSheet, at: { x: number; y: number; side: number; colour: string }) =>
  strokeIcon(sheet, mark, { ...at, of: 34, line: 1.7 })

/** The medium weight is drawn from the regular one with a stroke, as on the pages. */
export function drawBrand(sheet: PaperSheet, brand: string) {
  const style: Style = { face: 'serif', size: 21, leading: 1, colour: colours.logo, tracking: -0.025 }
  const name = layText(sheet, brand, style, mm(100), 1)
  const x = fixed.left + markSide + mm(3)
  const y = topMiddle - name.height / 2
  sheet
    .save()
    .lineWidth(21 * 0.007)
    .strokeColor(colours.logo)
  drawText(sheet, name, x, y, 'fill-and-stroke')
  sheet.restore()
}

export function drawKind(sheet: PaperSheet, kind: string) {
  const block = layText(sheet, kind, { face: 'regular', size: 10.5, leading: 1, colour: colours.soft }, mm(60), 1)
  const wide = block.lines[0]?.width ?? 0
  drawText(sheet, block, fixed.left + fixed.width - wide, topMiddle - block.height / 2)
}

export type PaperBox = { x: number; y: number; width: number; height: number }

export function drawHero(sheet: PaperSheet, picture: Buffer | null, { x, y, width, height }: PaperBox) {
  if (!picture) {
    sheet.rect(x, y, width, height).fill(colours.sand)
    return
  }
  sheet.save().rect(x, y, width, height).clip()
  sheet.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' })
  sheet.restore()
}

type Icon = { x: number; y: number; side: number; of: number; line: number; colour: string }

function strokeIcon(sheet: PaperSheet, paths: string[], { x, y, side, of, line, colour }: Icon) {
  sheet
    .save()
    .translate(x, y)
    .scale(side / of)
    .lineWidth(line)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colour)
  for (const path of paths) sheet.path(path).stroke()
  sheet.restore()
}

export const figureOf = (alt: string, { x, y, width, height }: PaperBox) => ({
  alt,
  bbox: [x, y, x + width, y + height],
})

/** Nobody can scan the screen they hold: there the code is touched. */
export function linkOver(sheet: PaperSheet, url: string, words: string, { x, y, width, height }: PaperBox) {
  const link = sheet.struct('Link', { alt: words })
  // Typed apart, because the package's types don't know of the structure.
  const options = { Border: [0, 0, 0] as [number, number, number], structParent: link }
  sheet.link(x, y, width, height, url, options)
  link.end()
  return link
}
