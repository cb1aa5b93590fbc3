import { type Counts, type Dimension, type FunnelRow, groupRows, rateOf, stages, sumCounts } from './funnel.ts'

/** As a table: its head, one line for each value of the dimension, and the sum. After a count stands its rate. */
export function funnelCells(rows: readonly FunnelRow[], by: Dimension): string[][] {
  return [
    [by, ...stages.flatMap((stage, place) => (place === 0 ? [stage] : [stage, '%']))],
    ...groupRows(rows, by).map(({ name, counts }) => lineOf(name, counts)),
    lineOf('total', sumCounts(rows)),
  ]
}

function lineOf(name: string, counts: Counts): string[] {
  const cells = stages.flatMap((stage, place) => {
    const rate = rateOf(counts, stage)
    return place === 0 ? [`${counts[stage]}`] : [`${counts[stage]}`, rate === null ? '' : (rate * 100).toFixed(1)]
  })
  return [name, ...cells]
}

/** In columns: the first begins at the left, numbers end at the right. */
export function alignCells(cells: string[][]): string[] {
  const widths = (cells[0] ?? []).map((_, place) => Math.max(...cells.map((line) => line[place]?.length ?? 0)))
  return cells.map((line) =>
    line
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  '),
  )
}
