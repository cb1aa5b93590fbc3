import type { Style } from '../lines.ts'
import { type Block, layText, mm, type PaperSheet, sheetSize } from '../paper.ts'
import type { PageWords } from './page-words.ts'

export const colours = {
  ink: '#1f2b2a',
  soft: '#46524f',
  quiet: '#626c68',
  sand: '#f4eee4',
  line: '#d8cbb7',
  teal: '#12575a',
  logo: '#0c4344',
  terra: '#9a4526',
}

const left = mm(18)
const width = sheetSize.width - 2 * left
const columnWidth = (width - mm(14)) / 2
const factsWidth = mm(48)

/** Where things begin that never move. */
export const fixed = {
  left,
  width,
  heroTop: mm(26),
  rightColumn: left + columnWidth + mm(14),
  facts: left + width - factsWidth,
  indent: mm(5.5),
  qrSide: mm(24),
}

export type PageLayout = ReturnType<typeof layPage>

/** Every text measured at this density, and where each begins; `fits` says whether all of it stands above the foot. */
export function layPage(sheet: PaperSheet, words: PageWords, density: Density) {
  const { gap } = density
  const body: Style = { face: 'regular', size: density.body, leading: 1.4, colour: colours.ink }
  const label: Style = { face: 'regular', size: 9, leading: 1.5, colour: colours.quiet }
  const strong: Style = { face: 'semibold', size: 12, leading: 1.5, colour: colours.ink }
  const heading: Style = { face: 'serif', size: density.body * 1.43, leading: 1.2, colour: colours.ink }
  const item = (text: string, more = 0) =>
    layText(sheet, text, body, columnWidth - fixed.indent, density.itemLines + more)

  const title = layText(
    sheet,
    words.title,
    { face: 'serif', size: density.title, leading: 1.05, colour: colours.ink, tracking: -0.01 },
    width,
    3,
  )
  const at = layText(
    sheet,
    words.at,
    { face: 'regular', size: density.at, leading: 1.5, colour: colours.soft },
    width,
    3,
  )
  const quoteStyle: Style = { face: 'italic', size: density.quote, leading: 1.4, colour: colours.ink }
  const quote = layQuote(sheet, words.dedication?.quote ?? '', quoteStyle)
  const names = layText(
    sheet,
    words.dedication?.names ?? [],
    { ...body, leading: 1.5, colour: colours.soft },
    mm(105),
    4,
  )
  const holder = words.holder && {
    label: layText(sheet, words.holder.label, label, mm(105)),
    value: layText(sheet, words.holder.name, strong, mm(105), 4),
  }
  const facts = words.facts.flatMap(({ label: name, value, isCode }) => [
    layText(sheet, name, label, factsWidth, 1),
    layText(sheet, value, isCode ? { ...strong, size: 15, tracking: 0.05 } : strong, factsWidth, 2),
  ])
  const band = layBand(sheet, words, {
    label,
    value: { ...strong, size: density.body * 1.143, leading: 1.4 },
    detail: { ...body, colour: colours.soft },
  })
  const headings = {
    steps: layText(sheet, words.howTo, heading, columnWidth, 1),
    included: layText(sheet, words.includedTitle, heading, columnWidth, 1),
  }
  // A hotel's step names each room.
  const steps = words.steps.map((step) => item(step, 9))
  const included = words.included.map((thing) => item(thing))
  const foot = {
    title: layText(sheet, words.foot.title, { ...strong, size: 10.5 }, width - fixed.qrSide - mm(7), 1),
    text: layText(
      sheet,
      words.foot.text,
      { face: 'regular', size: density.small, leading: 1.45, colour: colours.soft },
      width - fixed.qrSide - mm(7),
      9,
    ),
  }

  const footHeight = mm(16) + Math.max(fixed.qrSide, foot.title.height + mm(1.2) + foot.text.height)
  const titleTop = fixed.heroTop + mm(density.hero) + mm(11) * gap
  const atTop = titleTop + title.height + mm(2)
  const ruleTop = atTop + at.height + mm(8) * gap
  const bandTop = ruleTop + mm(6.5) * gap
  const bandHeight = Math.max(0, ...band.map(({ blocks }) => heightOf(blocks)))
  // Without a band the first line is the one above the dedication.
  const ruleBand = band.length > 0 ? bandTop + bandHeight + mm(6.5) * gap : ruleTop
  const dedicationTop = ruleBand + mm(6.5) * gap
  const dedicationHeight = holder
    ? holder.label.height + holder.value.height
    : quote.height + (names.height && mm(3) * gap + names.height)
  const factsHeight = heightOf(facts) + mm(3)
  const ruleBottom = dedicationTop + Math.max(dedicationHeight, factsHeight) + mm(6.5) * gap
  const columnsTop = ruleBottom + mm(8) * gap
  const listTop = columnsTop + headings.steps.height + mm(3.5) * gap
  const between = mm(1.8) * gap
  const columnsHeight = Math.max(
    heightOf(steps) + steps.length * between,
    heightOf(included) + included.length * between,
  )
  const footTop = sheetSize.height - footHeight
  const tops = {
    title: titleTop,
    at: atTop,
    rules: [...new Set([ruleTop, ruleBand, ruleBottom])],
    band: bandTop,
    dedication: dedicationTop,
    columns: columnsTop,
    list: listTop,
    foot: footTop,
  }
  const fits = listTop + columnsHeight + mm(5) <= footTop
  return { density, tops, between, fits, title, at, quote, names, holder, facts, band, headings, steps, included, foot }
}

type BandStyles = { label: Style; value: Style; detail: Style }

/** Columns of the same width, each with what it is called, what it is and a line below. */
function layBand(sheet: PaperSheet, { band }: PageWords, { label, value, detail }: BandStyles) {
  const gutter = mm(6)
  const columnWidth = (width - gutter * (band.length - 1)) / band.length
  return band.map((cell, index) => ({
    left: left + index * (columnWidth + gutter),
    blocks: [
      layText(sheet, cell.label, label, columnWidth, 1),
      layText(sheet, cell.value, value, columnWidth, 3),
      layText(sheet, cell.detail, detail, columnWidth, 2),
    ].filter(({ lines }) => lines.length > 0),
  }))
}

/** A message of many short lines is set as one text before anything of it is cut. */
function layQuote(sheet: PaperSheet, text: string, style: Style): Block {
  const asTyped = layText(sheet, text, style, mm(105))
  if (asTyped.lines.length <= quoteLines) return asTyped
  return layText(sheet, text.replace(/\s+/g, ' '), style, mm(105), quoteLines)
}

const quoteLines = 7

const heightOf = (blocks: Block[]) => blocks.reduce((sum, block) => sum + block.height, 0)

/** Sizes in points, the picture in millimetres, `gap` as a part of the usual distances. */
type Density = {
  hero: number
  title: number
  at: number
  quote: number
  body: number
  small: number
  gap: number
  /** How many lines a step, or a thing that is included, may have. */
  itemLines: number
}

/** From the sheet as it was drawn to the closest that can still be read; the first that fits is taken. */
export const densities: [Density, ...Density[]] = [
  { hero: 76, title: 32, at: 11.5, quote: 14, body: 10.5, small: 8.5, gap: 1, itemLines: 6 },
  { hero: 70, title: 28, at: 11, quote: 13, body: 10, small: 8.2, gap: 0.85, itemLines: 6 },
  { hero: 60, title: 25, at: 10.5, quote: 12, body: 9.5, small: 8, gap: 0.75, itemLines: 5 },
  { hero: 46, title: 22, at: 10, quote: 11, body: 9, small: 7.6, gap: 0.65, itemLines: 4 },
  { hero: 32, title: 20, at: 9.5, quote: 10, body: 8.5, small: 7.2, gap: 0.55, itemLines: 2 },
  { hero: 22, title: 17, at: 9, quote: 9, body: 8, small: 7, gap: 0.45, itemLines: 2 },
]
