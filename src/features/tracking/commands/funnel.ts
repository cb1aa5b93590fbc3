import { parseArgs } from 'node:util'
import { exportCsvRecord } from '#platform/forms/csv.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { RunOnDatabase } from '#platform/server/commands/command.ts'
import { BadSettings } from '#platform/server/config/config.ts'
import { addDays, isDay, madridDay } from '#platform/time/dates.ts'
import {
  type Counts,
  type Dimension,
  dimensions,
  type FunnelRow,
  groupRows,
  rateOf,
  stages,
  sumCounts,
} from '../rules/funnel/funnel.ts'
import { readFunnel } from '../server/funnel/count-purchases.ts'

export const funnel: RunOnDatabase = async ({ db, print }, ...args) => {
  const { from, to, by, csv } = readOptions(args, madridDay(systemClock.now()))
  const cells = funnelCells(await readFunnel({ db, clock: systemClock }, { from, to }), by)
  if (csv) return print(cells.map(exportCsvRecord).join('\n'))
  print(`From ${from} to ${to}, days in Madrid. % is of the stage before.`)
  print(alignCells(cells).join('\n'))
}

function readOptions(args: string[], today: string) {
  const options = readArguments(args)
  const to = readDay('--to', options.to) ?? today
  const from = readDay('--from', options.from) ?? addDays(to, -29)
  if (from > to) throw new BadSettings(`--from ${from} comes after ${options.to ? '--to' : 'today,'} ${to}.`)
  const by = dimensions.find((dimension) => dimension === (options.by ?? 'day'))
  if (!by) throw new BadSettings(`--by takes one of ${dimensions.join(', ')}.`)
  return { from, to, by, csv: options.csv === true }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args, options: { from: text, to: text, by: text, csv: { type: 'boolean' } } }).values
  } catch {
    throw new BadSettings('Say npm run ops -- funnel [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--by channel] [--csv].')
  }
}

function readDay(name: string, text: string | undefined) {
  if (text === undefined || isDay(text)) return text
  throw new BadSettings(`${name} takes a day as YYYY-MM-DD, such as 2026-11-18.`)
}

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
