import type { WrittenSheet } from '../define-sheet.ts'
import { type Block, drawText, layText, mm, type PaperSheet, sheetSize } from '../paper.ts'
import { drawQrCode } from '../qr-code.ts'
import { colours, densities, fixed, layPage, type PageLayout } from './page-layout.ts'
import { drawBrand, drawGrounds, drawHero, drawKind, figureOf, linkOver } from './page-ornaments.ts'
import type { PageWords, PdfPage } from './page-words.ts'

/** A sheet with a picture on top, as of a voucher, a stay or a booking. */
export function pageSheet(
  { brand, issuedAt: madeAt, picture, qr }: PageView,
  title: string,
  words: PageWords,
): WrittenSheet {
  const page: PdfPage = { brand, title, madeAt, picture, qr, words }
  return {
    page,
    picture: { file: picture.file },
    draw: (sheet, drawn) => drawPage(sheet, page, drawn),
  }
}

/** Of all sheets of this form; the rest of what they show is in their words. */
type PageView = Pick<PdfPage, 'brand' | 'picture' | 'qr'> & { issuedAt: Date }

/** One sheet always: what is longer than usual stands closer and smaller, and at the very end is cut with an ellipsis. */
function drawPage(sheet: PaperSheet, page: PdfPage, picture: Buffer | null) {
  const { words } = page
  let layout = layPage(sheet, words, densities[0])
  for (const density of densities.slice(1)) {
    if (layout.fits) break
    layout = layPage(sheet, words, density)
  }
  draw(sheet, { page, layout, picture })
}

type Drawing = { page: PdfPage; layout: PageLayout; picture: Buffer | null }

/** What only decorates comes first, as what it is; then the words, in the order in which they are read out. */
function draw(sheet: PaperSheet, { page, layout, picture }: Drawing) {
  const { words } = page
  const { tops, foot } = layout
  sheet.markContent('Artifact', { type: 'Layout' })
  drawGrounds(sheet, layout)
  sheet.endMarkedContent()

  const text = (tag: string, block: Block, x: number, y: number) =>
    sheet.struct(tag, {}, () => drawText(sheet, block, x, y))
  const hero = { x: 0, y: fixed.heroTop, width: sheetSize.width, height: mm(layout.density.hero) }
  const qr = { x: fixed.left, y: tops.foot + mm(7), width: fixed.qrSide, height: fixed.qrSide }
  const footLeft = fixed.left + fixed.qrSide + mm(7)
  const footTop = qr.y + Math.max(0, (fixed.qrSide - foot.title.height - mm(1.2) - foot.text.height) / 2)

  const document = sheet.struct('Document', {}, [
    sheet.struct('P', {}, () => drawBrand(sheet, page.brand)),
    sheet.struct('P', {}, () => drawKind(sheet, words.kind)),
    sheet.struct('Figure', figureOf(page.picture.alt, hero), () => drawHero(sheet, picture, hero)),
    text('H1', layout.title, fixed.left, tops.title),
    text('P', layout.at, fixed.left, tops.at),
    ...bandAt(layout).map(({ block, left, top }) => text('P', block, left, top)),
    ...dedicationAt(layout).map(({ tag, block, top }) => text(tag, block, fixed.left, top)),
    ...factsAt(layout).map(({ block, top }) => text('P', block, fixed.facts, top)),
    text('H2', layout.headings.steps, fixed.left, tops.columns),
    sheet.struct(
      'L',
      {},
      listAt(layout, layout.steps).map(({ block, top }, index) => {
        const style = { ...block.style, face: 'semibold' as const, colour: colours.terra }
        const number = layText(sheet, String(index + 1), style, fixed.indent)
        const body = text('LBody', block, fixed.left + fixed.indent, top)
        return sheet.struct('LI', {}, [text('Lbl', number, fixed.left, top), body])
      }),
    ),
    ...(layout.included.length === 0
      ? []
      : [
          text('H2', layout.headings.included, fixed.rightColumn, tops.columns),
          sheet.struct(
            'L',
            {},
            listAt(layout, layout.included).map(({ block, top }) =>
              sheet.struct('LI', {}, [text('LBody', block, fixed.rightColumn + fixed.indent, top)]),
            ),
          ),
        ]),
    sheet.struct('Figure', figureOf(words.qr, qr), () => drawQrCode(sheet, page.qr, { ...qr, side: qr.width })),
    linkOver(sheet, page.qr, words.qr, qr),
    text('H2', foot.title, footLeft, footTop),
    text('P', foot.text, footLeft, footTop + foot.title.height + mm(1.2)),
  ])
  sheet.addStructure(document)
  document.end()
}

function dedicationAt({ holder, quote, names, tops, density }: PageLayout) {
  const top = tops.dedication
  const parts = holder
    ? [
        { tag: 'P', block: holder.label, top },
        { tag: 'P', block: holder.value, top: top + holder.label.height },
      ]
    : [
        { tag: 'BlockQuote', block: quote, top },
        { tag: 'P', block: names, top: top + quote.height + mm(3) * density.gap },
      ]
  return parts.filter(({ block }) => block.lines.length > 0)
}

const bandAt = ({ band, tops }: PageLayout) =>
  band.flatMap(({ left, blocks }) => {
    let y = tops.band
    return blocks.map((block) => {
      const top = y
      y += block.height
      return { block, left, top }
    })
  })

/** Label and value, twice. */
function factsAt({ facts, tops }: PageLayout) {
  let y = tops.dedication
  return facts.map((block, index) => {
    const top = y
    y += block.height + (index === 1 ? mm(3) : 0)
    return { block, top }
  })
}

function listAt({ tops, between }: PageLayout, blocks: Block[]) {
  let y = tops.list
  return blocks.map((block) => {
    const top = y
    y += block.height + between
    return { block, top }
  })
}
