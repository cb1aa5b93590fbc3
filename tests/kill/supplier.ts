import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { makeStock } from '#tests/kinds/stock.ts'
import type { Dice } from './dice.ts'

/** `later` says yes when it is asked for the third time; `never` does not make up its mind. */
type Verdict = 'yes' | 'later' | 'no' | 'never'

export type Question = { now: string; purchase: string; earlier: string | null; until: string; reference: string }

/**
 * A supplier of rooms, as another company runs it: over the network, and not killed with the shop. It changes its price,
 * refuses some orders, and its answers get lost after it has done what it was asked for.
 */
export async function openSupplier({ port, dice, rooms }: { port: number; dice: Dice; rooms: number }) {
  const stock = makeStock(rooms)
  const verdicts = new Map<string, { verdict: Verdict; asked: number }>()
  let isFaulty = true
  const held = new Set<string>()

  const answers: Record<string, (question: Question) => unknown> = {
    '/quote': () => ({ price: dice.chance(0.1) ? 21_000 : 20_000 }),
    '/hold': ({ now, until, purchase, earlier }) => {
      const made = stock.hold({ purchase, earlier, until: new Date(until) }, new Date(now))
      if (made.ok) held.add(made.value)
      return made
    },
    '/release': ({ reference }) => {
      held.delete(reference)
      stock.release(reference)
      return {}
    },
    '/order': ({ now, purchase, reference }) => {
      const known = verdicts.get(purchase) ?? { verdict: drawVerdict(dice), asked: 0 }
      verdicts.set(purchase, { ...known, asked: known.asked + 1 })
      if (known.verdict === 'no') return { state: 'failed', reason: 'refused' }
      if (known.verdict === 'never' || (known.verdict === 'later' && known.asked < 2)) return { state: 'pending' }
      const isOrdered = stock.order(purchase, reference, new Date(now))
      if (isOrdered) held.delete(reference)
      return isOrdered ? { state: 'confirmed' } : { state: 'failed', reason: 'gone' }
    },
    '/cancel': ({ purchase }) => {
      stock.cancel(purchase)
      return {}
    },
  }

  const server = createServer(async (request, response) => {
    const question = (await json(request as IncomingMessage)) as Question
    const answer = answers[request.url ?? '']?.(question)
    if (isFaulty && dice.chance(0.08)) return void response.destroy()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    close: () => server.close(),
    calmDown: () => {
      isFaulty = false
    },
    /** The purchases whose rooms it has given away for good. */
    orders: () => [...stock.orders],
    /** Holds that neither became an order nor were released, of these purchases. */
    heldFor: (references: (string | null)[]) => references.filter((reference) => reference && held.has(reference)),
  }
}

export type Supplier = Awaited<ReturnType<typeof openSupplier>>

const drawVerdict = (dice: Dice): Verdict =>
  dice.pick(['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'later', 'later', 'no', 'never'])
