import type { Style } from '#platform/server/pdf/lines.ts'
import { colours, fixed } from '#platform/server/pdf/pages/page-layout.ts'
import { type Block, layText, mm, type PaperSheet, sheetSize } from '#platform/server/pdf/paper.ts'
import type { InvoicePage } from './invoice-words.ts'

const { left, width } = fixed
const half = (width - mm(12)) / 2
const numbers = { units: mm(22), price: mm(28), amount: mm(32) }
const textWidth = width - numbers.units - numbers.price - numbers.amount - mm(4)

/** Where the columns of the lines end; the first begins at the margin. */
export const columnEnds = [
  left + textWidth + mm(4) + numbers.units,
  left + width - numbers.amount,
  left + width,
] as const

export const footTop = sheetSize.height - mm(22)
const bottom = footTop - mm(8)
const headHeight = mm(9)
const nextTop = mm(28)

const body: Style = { face: 'regular', size: 10, leading: 1.45, colour: colours.ink }
const soft: Style = { ...body, colour: colours.soft }
const label: Style = { face: 'regular', size: 9, leading: 1.5, colour: colours.quiet }
const strong: Style = { face: 'semibold', size: 11, leading: 1.45, colour: colours.ink }

export type Placed = { tag: string; block: Block; x: number; y: number }

export type InvoiceLayout = ReturnType<typeof layInvoice>
export type InvoiceRow = ReturnType<typeof layRow>

/** Every text measured and placed. The lines of a long list go on on further sheets; total and notes follow the last. */
export function layInvoice(sheet: PaperSheet, { words, title }: InvoicePage) {
  const heading: Style = { face: 'serif', size: 27, leading: 1.15, colour: colours.ink, tracking: -0.01 }
  const head = stack(left, mm(30), [
    { tag: 'H1', block: layText(sheet, title, heading, width, 2) },
    ...(words.corrects ? [{ tag: 'P', block: layText(sheet, words.corrects, soft, width), above: mm(2) }] : []),
  ])
  const partiesTop = head.end + mm(14)
  const parties = words.parties.map((party, index) =>
    stack(left + index * (half + mm(12)), partiesTop, [
      { tag: 'H2', block: layText(sheet, party.label, label, half) },
      { tag: 'P', block: layText(sheet, party.name, strong, half) },
      ...party.lines.map((line) => ({ tag: 'P', block: layText(sheet, line, soft, half) })),
    ]),
  )
  const factsTop = Math.max(...parties.map(({ end }) => end)) + mm(14)
  const gutter = mm(5)
  const factWidth = (width - 3 * gutter) / 4
  const facts = words.facts.map((fact, index) =>
    stack(left + index * (factWidth + gutter), factsTop, [
      { tag: 'P', block: layText(sheet, fact.label, label, factWidth) },
      { tag: 'P', block: layText(sheet, fact.value, { ...strong, size: 10 }, factWidth) },
    ]),
  )
  const tableTop = Math.max(...facts.map(({ end }) => end)) + mm(12)
  const ending = layEnding(sheet, words)
  return {
    rules: [partiesTop - mm(7), factsTop - mm(7)],
    placed: [head, ...parties, ...facts].flatMap((one) => one.placed),
    header: words.columns.map((column) => layText(sheet, column, { ...label, face: 'semibold' }, textWidth, 1)),
    headHeight,
    ending,
    foot: layText(sheet, words.foot, { ...label, size: 8.5 }, width - mm(34), 2),
    pages: intoPages(
      words.lines.map((line) => layRow(sheet, line)),
      tableTop,
      ending.height,
    ),
  }
}

function layRow(sheet: PaperSheet, { text, units, price, amount }: InvoicePage['words']['lines'][number]) {
  const name = layText(sheet, text, body, textWidth)
  const cells = [units, price, amount].map((value) => layText(sheet, value, body, numbers.amount, 1))
  return { name, cells, height: name.height + mm(4) }
}

function layEnding(sheet: PaperSheet, { total, notes }: InvoicePage['words']) {
  const totals = {
    label: layText(sheet, total.label, { ...strong, size: 12 }, mm(80), 1),
    amount: layText(sheet, total.amount, { face: 'serif', size: 21, leading: 1.2, colour: colours.ink }, mm(70), 1),
  }
  const noteBlocks = notes.map((note) => layText(sheet, note, { ...soft, size: 9.5 }, width))
  const notesHeight = noteBlocks.reduce((sum, { height }) => sum + height + mm(2.5), 0)
  return { totals, notes: noteBlocks, height: mm(6) + totals.amount.height + mm(9) + notesHeight }
}

/** The total does not stand alone on a sheet while there is a line to go with it. */
function intoPages(rows: InvoiceRow[], firstTop: number, endingHeight: number) {
  const pages: { top: number; rows: InvoiceRow[] }[] = [{ top: firstTop, rows: [] }]
  let y = firstTop + headHeight
  rows.forEach((row, index) => {
    const needed = row.height + (index === rows.length - 1 ? endingHeight : 0)
    if (y + needed > bottom && (pages.at(-1)?.rows.length || y > nextTop + headHeight)) {
      pages.push({ top: nextTop, rows: [] })
      y = nextTop + headHeight
    }
    pages.at(-1)?.rows.push(row)
    y += row.height
  })
  return pages
}

type Stacked = { tag: string; block: Block; above?: number }

/** One below the other. */
function stack(x: number, top: number, blocks: Stacked[]): { placed: Placed[]; end: number } {
  let y = top
  const placed = blocks.map(({ tag, block, above = 0 }) => {
    const at = y + above
    y = at + block.height
    return { tag, block, x, y: at }
  })
  return { placed, end: y }
}
