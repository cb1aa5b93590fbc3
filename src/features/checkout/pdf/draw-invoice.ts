import type { WriteSheet } from '#platform/server/pdf/define-sheet.ts'
import { colours, fixed } from '#platform/server/pdf/pages/page-layout.ts'
import { drawBrand, drawKind, drawMark, drawRule } from '#platform/server/pdf/pages/page-ornaments.ts'
import { type Block, drawText, layText, mm, type PaperSheet, sheetSize } from '#platform/server/pdf/paper.ts'
import type { InvoicePdfView } from '../server/invoices/invoice-file.ts'
import { columnEnds, footTop, type InvoiceLayout, type InvoiceRow, layInvoice } from './invoice-layout.ts'
import { type InvoicePage, invoicePage } from './invoice-words.ts'

/** An invoice or a credit note: who, to whom, for what and how much, on as many sheets as its lines need. */
export const invoiceSheet: WriteSheet<InvoicePdfView> = (view, language) => {
  const page = invoicePage(view, language)
  return { page, draw: (sheet) => drawInvoice(sheet, page) }
}

function drawInvoice(sheet: PaperSheet, page: InvoicePage) {
  const laid = layInvoice(sheet, page)
  const document = sheet.struct('Document')
  sheet.addStructure(document)
  const text = (tag: string, block: Block, x: number, y: number) =>
    document.add(sheet.struct(tag, {}, () => drawText(sheet, block, x, y)))
  laid.pages.forEach(({ top, rows }, index) => {
    if (index > 0) sheet.addPage()
    decorate(sheet, laid, top, rows, index === 0)
    document.add(sheet.struct('P', {}, () => drawBrand(sheet, page.brand)))
    document.add(sheet.struct('P', {}, () => drawKind(sheet, index === 0 ? page.words.kind : page.title)))
    if (index === 0) for (const { tag, block, x, y } of laid.placed) text(tag, block, x, y)
    document.add(tableOf(sheet, laid.header, top, rows, laid.headHeight))
    if (index === laid.pages.length - 1) drawEnding(laid, endOf(top, rows, laid.headHeight), text)
    text('P', laid.foot, fixed.left, footTop + mm(6.5))
    const place = layText(sheet, page.words.page(index + 1, laid.pages.length), laid.foot.style, mm(30), 1)
    text('P', place, fixed.left + fixed.width - widthOf(place), footTop + mm(6.5))
  })
  document.end()
}

const endOf = (top: number, rows: InvoiceRow[], headHeight: number) =>
  rows.reduce((y, { height }) => y + height, top + headHeight)

/** All that a reader who listens does not miss. */
function decorate(
  sheet: PaperSheet,
  { rules, headHeight }: InvoiceLayout,
  top: number,
  rows: InvoiceRow[],
  isFirst: boolean,
) {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.rect(0, footTop, sheetSize.width, sheetSize.height - footTop).fill(colours.sand)
  drawMark(sheet)
  if (isFirst) for (const y of rules) drawRule(sheet, y)
  sheet.rect(fixed.left - mm(3), top, fixed.width + mm(6), headHeight - mm(1)).fill(colours.sand)
  let y = top + headHeight
  for (const { height } of rows) {
    y += height
    drawRule(sheet, y)
  }
  sheet.endMarkedContent()
}

function tableOf(sheet: PaperSheet, header: Block[], top: number, rows: InvoiceRow[], headHeight: number) {
  const cell = (tag: string, block: Block, x: number, y: number) =>
    sheet.struct(tag, {}, () => drawText(sheet, block, x, y))
  const across = (tag: string, [first, ...others]: Block[], y: number) =>
    sheet.struct('TR', {}, [
      ...(first ? [cell(tag, first, fixed.left, y)] : []),
      ...others.map((block, column) => cell(tag, block, (columnEnds[column] ?? 0) - widthOf(block), y)),
    ])
  const middle = (headHeight - mm(1) - (header[0]?.height ?? 0)) / 2
  let y = top + headHeight
  return sheet.struct('Table', {}, [
    across('TH', header, top + middle),
    ...rows.map(({ name, cells, height }) => {
      const at = y + mm(2)
      y += height
      return across('TD', [name, ...cells], at)
    }),
  ])
}

function drawEnding(
  { ending }: InvoiceLayout,
  top: number,
  text: (tag: string, block: Block, x: number, y: number) => void,
) {
  const { label, amount } = ending.totals
  const right = fixed.left + fixed.width
  const y = top + mm(6)
  text('P', label, right - widthOf(amount) - mm(8) - widthOf(label), y + (amount.height - label.height) / 2 + mm(0.5))
  text('P', amount, right - widthOf(amount), y)
  let noteTop = y + amount.height + mm(9)
  for (const note of ending.notes) {
    text('P', note, fixed.left, noteTop)
    noteTop += note.height + mm(2.5)
  }
}

const widthOf = ({ lines }: Block) => Math.max(0, ...lines.map(({ width }) => width))
