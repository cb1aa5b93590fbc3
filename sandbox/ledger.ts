import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What this world's banks have moved, in cents: what was taken from a buyer, and what was given back. */
export type Movement = {
  at: string
  provider: 'redsys' | 'paypal' | 'stripe'
  kind: 'charge' | 'refund'
  method: string
  order: string
  amount: number
  currency: string
}

export type Ledger = { record: (movement: Movement) => void; movements: () => readonly Movement[] }

/** Append-only. With a file it outlives the process, as a bank's would: a line is written before anybody is answered. */
export function openLedger(file?: string): Ledger {
  const kept = file && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const movements: Movement[] = kept.map((line) => JSON.parse(line))
  if (file) mkdirSync(dirname(file), { recursive: true })
  return {
    record: (movement) => {
      if (file) appendFileSync(file, `${JSON.stringify(movement)}\n`)
      movements.push(movement)
    },
    movements: () => movements,
  }
}
