import { drawText, layText, mm, type Sheet } from '../paper.ts'
import { colours, fixed } from './page-layout.ts'
import { type Box, drawRule, strokeMark } from './page-ornaments.ts'

const radius = mm(6)

/** The picture of a card, or its flat panel with the picture beside it. */
export function drawCardGround(sheet: Sheet, box: Box, picture: Buffer | null, panel: string | null) {
  const { x, y, width, height } = box
  sheet.save().roundedRect(x, y, width, height, radius).clip()
  sheet.rect(x, y, width, height).fill(panel ?? colours.logo)
  const left = panel ? x + width * 0.46 : x
  const wide = panel ? width * 0.54 : width
  if (picture) {
    sheet.save().rect(left, y, wide, height).clip()
    sheet.image(picture, left, y, { cover: [wide, height], align: 'center', valign: 'center' })
    sheet.restore()
  }
  if (!panel) {
    // So that white words can be read on any picture.
    const shade = sheet.linearGradient(x + width * 0.68, y, x + width * 0.32, y + height)
    shade.stop(0.2, '#0f1616', 0.12).stop(0.88, '#0f1616', 0.62)
    sheet.rect(x, y, width, height).fill(shade)
    const side = width * 0.08
    strokeMark(sheet, { x: x + width * 0.93 - side, y: y + width * 0.055, side, colour: '#ffffff' })
  }
  sheet.restore()
}

export function drawFold(sheet: Sheet, y: number, words: string) {
  const block = layText(sheet, words, { face: 'regular', size: 8, leading: 1, colour: colours.quiet }, mm(60), 1)
  const wide = block.lines[0]?.width ?? 0
  const middle = fixed.left + fixed.width / 2
  drawRule(sheet, y, fixed.left, middle - wide / 2 - mm(4))
  drawRule(sheet, y, middle + wide / 2 + mm(4), fixed.left + fixed.width)
  drawText(sheet, block, middle - wide / 2, y - block.height / 2)
}
