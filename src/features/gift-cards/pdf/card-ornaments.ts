import { colours, fixed } from '#platform/server/pdf/pages/page-layout.ts'
import { drawRule, type PaperBox, strokeMark } from '#platform/server/pdf/pages/page-ornaments.ts'
import { drawText, layText, mm, type PaperSheet } from '#platform/server/pdf/paper.ts'

const radius = mm(6)

/** `hasMark`: our own, in the corner where a company has its logo. */
type Ground = { picture: Buffer | null; panel: string | null; hasMark: boolean }

/** The picture of a card, or its flat panel with the picture beside it. */
export function drawCardGround(sheet: PaperSheet, box: PaperBox, { picture, panel, hasMark }: Ground) {
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
    if (hasMark) strokeMark(sheet, { x: x + width * 0.93 - side, y: y + width * 0.055, side, colour: '#ffffff' })
  }
  sheet.restore()
}

/** In the upper corner, as large as its box lets it be. */
export function placeLogo(sheet: PaperSheet, { x, y, width, height }: PaperBox, logo: Uint8Array) {
  const picture = Buffer.from(logo)
  // A PNG of our own making: its size stands in its first chunk.
  const size = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }
  const scale = Math.min(width / size.width, height / size.height)
  const [wide, high] = [size.width * scale, size.height * scale]
  const left = x + width - wide
  sheet.save().roundedRect(left, y, wide, high, mm(1.6)).clip()
  sheet.image(picture, left, y, { width: wide, height: high })
  sheet.restore()
}

export function drawFold(sheet: PaperSheet, y: number, words: string) {
  const block = layText(sheet, words, { face: 'regular', size: 8, leading: 1, colour: colours.quiet }, mm(60), 1)
  const wide = block.lines[0]?.width ?? 0
  const middle = fixed.left + fixed.width / 2
  drawRule(sheet, y, fixed.left, middle - wide / 2 - mm(4))
  drawRule(sheet, y, middle + wide / 2 + mm(4), fixed.left + fixed.width)
  drawText(sheet, block, middle - wide / 2, y - block.height / 2)
}
