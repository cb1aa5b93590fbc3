import type { WriteSheet } from '#platform/server/pdf/define-sheet.ts'
import type { Style } from '#platform/server/pdf/lines.ts'
import { colours, fixed } from '#platform/server/pdf/pages/page-layout.ts'
import {
  drawBrand,
  drawKind,
  drawMark,
  drawRule,
  figureOf,
  linkOver,
  type PaperBox,
} from '#platform/server/pdf/pages/page-ornaments.ts'
import { type Block, drawText, layText, mm, type PaperSheet, sheetSize } from '#platform/server/pdf/paper.ts'
import { drawQrCode } from '#platform/server/pdf/qr-code.ts'
import type { CardPdfView } from '../server/card-file.ts'
import { drawCardGround, drawFold, placeLogo } from './card-ornaments.ts'
import { type CardPage, cardPage } from './card-words.ts'

const face: PaperBox = { x: fixed.left, y: mm(27.5), width: fixed.width, height: fixed.width / 1.586 }
const fold = mm(148.5)
const below = mm(160)
const rule = mm(214)
const steps = mm(221)
const footTop = mm(259)
const inset = face.width * 0.07
const logoBox: PaperBox = {
  x: face.x + face.width * 0.65,
  y: face.y + inset * 0.7,
  width: face.width * 0.3,
  height: face.width * 0.13,
}

/** Designs with an object have a flat panel beside the picture, as on the pages. */
const panels: Partial<Record<CardPage['theme'], { ground: string; ink: string }>> = {
  petals: { ground: '#9a4526', ink: '#ffffff' },
  gift: { ground: '#123c2f', ink: '#ffffff' },
  oils: { ground: '#e3ebe0', ink: '#0a3436' },
}

/** A sheet to be folded once: the card outside, and inside what it is and how it is used. */
export const cardSheet: WriteSheet<CardPdfView> = (view, language) => {
  const page = cardPage(view, language)
  const draw = (sheet: PaperSheet, picture: Buffer | null) => drawCard(sheet, page, { picture, logo: view.logo })
  return { page, picture: { file: page.picture, shape: 'card' }, draw }
}

function drawCard(sheet: PaperSheet, page: CardPage, { picture, logo }: CardPictures) {
  const { words } = page
  const panel = panels[page.theme] ?? null
  const text = (tag: string, block: Block, x: number, y: number) =>
    sheet.struct(tag, {}, () => drawText(sheet, block, x, y))
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.rect(0, footTop, sheetSize.width, sheetSize.height - footTop).fill(colours.sand)
  drawMark(sheet)
  drawCardGround(sheet, face, { picture, panel: panel?.ground ?? null, hasMark: logo === null })
  drawFold(sheet, fold, words.fold)
  drawRule(sheet, rule)
  sheet.endMarkedContent()
  const qr = { x: fixed.left, y: footTop + mm(7), width: fixed.qrSide, height: fixed.qrSide }
  const footLeft = fixed.left + fixed.qrSide + mm(7)
  const foot = layFoot(sheet, words.foot)
  const footMiddle = qr.y + Math.max(0, (fixed.qrSide - foot.title.height - mm(1.2) - foot.text.height) / 2)
  const document = sheet.struct('Document', {}, [
    sheet.struct('P', {}, () => drawBrand(sheet, page.brand)),
    sheet.struct('P', {}, () => drawKind(sheet, words.kind)),
    ...faceBlocks(sheet, page, panel?.ink ?? '#ffffff').map(({ tag, block, x, y }) => text(tag, block, x, y)),
    ...(logo ? [sheet.struct('Figure', figureOf(page.from, logoBox), () => placeLogo(sheet, logoBox, logo))] : []),
    ...dedication(sheet, words).map(({ tag, block, y }) => text(tag, block, fixed.left, y)),
    ...factBlocks(sheet, words).map(({ block, y }) => text('P', block, fixed.facts + mm(14), y)),
    ...stepBlocks(sheet, words).map(({ tag, block, x, y }) => text(tag, block, x, y)),
    sheet.struct('Figure', figureOf(words.qr, qr), () => drawQrCode(sheet, page.qr, { ...qr, side: qr.width })),
    linkOver(sheet, page.qr, words.qr, qr),
    text('H2', foot.title, footLeft, footMiddle),
    text('P', foot.text, footLeft, footMiddle + foot.title.height + mm(1.2)),
  ])
  sheet.addStructure(document)
  document.end()
}

type CardPictures = { picture: Buffer | null; logo: Uint8Array | null }

type Placed = { tag: string; block: Block; x: number; y: number }

/** What is printed on the card itself. Beside a picture the column is narrow, and all stands on the left. */
function faceBlocks(sheet: PaperSheet, { brand, theme, words }: CardPage, ink: string): Placed[] {
  const isSplit = theme in panels
  const width = isSplit ? face.width * 0.43 - inset : face.width - 2 * inset
  const left = face.x + inset
  const bottom = face.y + face.height - inset
  const style = (given: Partial<Style> & Pick<Style, 'size'>): Style => ({
    face: 'serif',
    leading: 1.05,
    colour: ink,
    ...given,
  })
  const name = layText(sheet, brand, style({ size: isSplit ? 21 : 25, tracking: -0.02 }), width, 1)
  const title = layText(sheet, words.face.title, style({ size: isSplit ? 30 : 41, tracking: -0.015 }), width, 3)
  const small = style({ face: 'regular', size: isSplit ? 13 : 16, leading: 1.4 })
  const namesWidth = isSplit ? width : width * 0.6
  const given = layText(sheet, words.face.for, small, namesWidth, 2)
  const by = layText(sheet, words.face.by, small, namesWidth, 2)
  const amount = layText(sheet, words.face.amount, style({ size: isSplit ? 36 : 51, tracking: -0.02 }), width, 1)
  const namesTop = bottom - given.height - by.height
  const amountTop = isSplit ? namesTop - amount.height - mm(4) : bottom - amount.height
  const titleTop = (isSplit ? amountTop : Math.min(namesTop, amountTop)) - title.height - mm(isSplit ? 3 : 7)
  const wide = amount.lines[0]?.width ?? 0
  return [
    { tag: 'P', block: name, x: left, y: face.y + inset },
    { tag: 'H1', block: title, x: left, y: titleTop },
    { tag: 'P', block: given, x: left, y: namesTop },
    { tag: 'P', block: by, x: left, y: namesTop + given.height },
    { tag: 'P', block: amount, x: isSplit ? left : face.x + face.width - inset - wide, y: amountTop },
  ]
}

/** A long message is set smaller before anything of it is cut. */
function dedication(sheet: PaperSheet, { quote, names }: CardPage['words']) {
  const width = mm(112)
  const sizes = [16, 14, 12, 10.5]
  const laid = sizes.map((size) =>
    layText(sheet, quote, { face: 'italic', size, leading: 1.4, colour: colours.ink }, width),
  )
  const fitting = laid.find(({ height }) => height <= mm(40))
  const block =
    fitting ??
    layText(
      sheet,
      quote.replace(/\s+/g, ' '),
      { face: 'italic', size: 10.5, leading: 1.4, colour: colours.ink },
      width,
      7,
    )
  const whose = layText(sheet, names, { face: 'regular', size: 10.5, leading: 1.4, colour: colours.soft }, width, 2)
  const y = below + (quote ? block.height + mm(3) : 0)
  return [...(quote ? [{ tag: 'BlockQuote', block, y: below }] : []), { tag: 'P', block: whose, y }]
}

function factBlocks(sheet: PaperSheet, { facts }: CardPage['words']) {
  const label: Style = { face: 'regular', size: 9, leading: 1.4, colour: colours.quiet }
  const strong: Style = { face: 'semibold', size: 12, leading: 1.4, colour: colours.ink }
  let y = below
  return facts.flatMap(({ label: name, value, isCode }) => {
    const blocks = [
      layText(sheet, name, label, mm(34), 1),
      layText(sheet, value, isCode ? { ...strong, size: 13.5, tracking: 0.05 } : strong, mm(34), 2),
    ]
    const placed = blocks.map((block) => {
      const top = y
      y += block.height
      return { block, y: top }
    })
    y += mm(3.5)
    return placed
  })
}

function stepBlocks(sheet: PaperSheet, { steps: list }: CardPage['words']): Placed[] {
  const gutter = mm(8)
  const width = (fixed.width - 2 * gutter) / 3
  return list.flatMap(({ title, text }, index) => {
    const x = fixed.left + index * (width + gutter)
    const number = layText(
      sheet,
      String(index + 1),
      { face: 'serif', size: 14, leading: 1.3, colour: colours.terra },
      mm(6),
      1,
    )
    const heading = layText(
      sheet,
      title,
      { face: 'serif', size: 14, leading: 1.3, colour: colours.ink },
      width - mm(5),
      1,
    )
    const body = layText(sheet, text, { face: 'regular', size: 9.5, leading: 1.45, colour: colours.soft }, width, 4)
    const bodyTop = steps + heading.height + mm(1.5)
    return [
      { tag: 'P', block: number, x, y: steps },
      { tag: 'H2', block: heading, x: x + mm(5), y: steps },
      { tag: 'P', block: body, x, y: bodyTop },
    ]
  })
}

const layFoot = (sheet: PaperSheet, { title, text }: CardPage['words']['foot']) => {
  const width = fixed.width - fixed.qrSide - mm(7)
  return {
    title: layText(sheet, title, { face: 'semibold', size: 10.5, leading: 1.5, colour: colours.ink }, width, 1),
    text: layText(sheet, text, { face: 'regular', size: 8.5, leading: 1.45, colour: colours.soft }, width, 5),
  }
}
