import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseLine, readLines, replaceLines } from './lines-file.ts'

/**
 * What this world's banks have moved, in cents: what was taken from a buyer (`charge`), and what was given back
 * (`refund`). What they only keep for the shop (`authorization`) is taken by a `capture`, or not at all (`release`). What
 * they take back from the shop, because its buyer disputes it (`dispute`) or for reasons of their own (`reversal`), the
 * shop has again if it wins (`reinstatement`); else its buyer keeps it.
 */
export type Movement = {
  at: string
  provider: 'redsys' | 'paypal' | 'stripe'
  kind: 'charge' | 'authorization' | 'capture' | 'release' | 'refund' | 'dispute' | 'reversal' | 'reinstatement'
  method: string
  order: string
  amount: number
  currency: string
}

export type Ledger = { record: (movement: Movement) => void; movements: () => readonly Movement[] }

/**
 * Append-only. With a file it outlives the process, as a bank's would: a line is written before anybody is answered. The
 * newest movements are kept; the file is cut to them at the start and when it has grown to twice as many lines.
 */
export function openLedger(file?: string, most = 20_000): Ledger {
  const movements: Movement[] = []
  let lines = 0
  const keep = (movement: Movement) => {
    movements.push(movement)
    if (movements.length > most) movements.shift()
  }
  const tidy = (path: string) => {
    replaceLines(
      path,
      movements.map((movement) => JSON.stringify(movement)),
    )
    lines = movements.length
  }
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    for (const line of readLines(file)) {
      lines++
      const read = parseLine(line)
      if (read && typeof read === 'object' && 'order' in read) keep(read as Movement)
    }
    if (lines !== movements.length) tidy(file)
  }
  return {
    record: (movement) => {
      if (file) appendFileSync(file, `${JSON.stringify(movement)}\n`)
      keep(movement)
      lines++
      if (file && lines > 2 * most) tidy(file)
    },
    movements: () => movements,
  }
}
