import { isHeld } from '#features/checkout/rules/purchases/goods-hold.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { Held, HoldRequest } from '../core/goods-kind.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import {
  beginTurn,
  endTurns,
  extendTurn,
  giveUpTurn,
  goodsKeysOf,
  type Holder,
  hasLostBefore,
  type Turn,
  undoTurn,
} from './hold-turns.ts'

type Holding = Holder & Pick<Purchase, 'goods' | 'quoteRevision' | 'holdReference' | 'heldUntil'>
type HoldColumns = Partial<Pick<Purchase, 'holdReference' | 'heldUntil' | 'heldSince' | 'quoteRefusal'>>

/** A supplier's answer, and the quote and the hold that the purchase had when it was asked. `keys`: of the goods. */
export type HeldGoods = {
  revision: number
  earlier: string | null
  keys: readonly string[]
  answer: Result<Held & Pick<Turn, 'since'>, NotSold>
}

/**
 * Holds the goods of a purchase, or holds them longer. Never inside a transaction, since a supplier may take seconds. Null
 * if nothing is held. A hold that nobody stores, because the process was killed, ends by itself.
 */
export async function holdGoods(services: Services, purchase: Holding, quote: Quote): Promise<HeldGoods | null> {
  const { holds } = kindOf(services, purchase.kind)
  const thing = holds?.held(services, { goods: purchase.goods, quote })
  if (!holds || !thing) return null
  const keys = goodsKeysOf(purchase.kind, thing)
  const { db } = services
  const turn = await db.transaction((tx) => beginTurn(services, tx, purchase, thing))
  if (!turn.ok) return heldGoods(purchase, keys, turn)
  const request = requestOf(purchase, quote, turn.value)
  const answer = await holds.hold(services, request).catch(async (error: unknown) => {
    // If this fails too, what was noted ends by itself.
    await undoTurn(db, purchase, turn.value).catch(() => {})
    throw error
  })
  return heldGoods(purchase, keys, await settleTurn(db, purchase, turn.value, answer))
}

/** Whether other goods of the kind are held in the transaction that stores it, and not before. */
export const isHeldInTransaction = (services: Services, { kind }: Pick<Purchase, 'kind'>) =>
  kindOf(services, kind).holds?.replace !== undefined

/** The same of other goods for a locked purchase, of kinds that do so in its transaction. */
export async function holdOtherGoods(
  services: Services,
  tx: Transaction,
  purchase: Holding,
  quote: Quote,
): Promise<HeldGoods | null> {
  const { holds } = kindOf(services, purchase.kind)
  const thing = holds?.held(services, { goods: purchase.goods, quote })
  if (!holds?.replace || !thing) return null
  const keys = goodsKeysOf(purchase.kind, thing)
  const turn = await beginTurn(services, tx, purchase, thing)
  if (!turn.ok) return heldGoods(purchase, keys, turn)
  const answer = await holds.replace(services, tx, requestOf(purchase, quote, turn.value))
  return heldGoods(purchase, keys, await settleTurn(tx, purchase, turn.value, answer))
}

const requestOf = ({ uuid, goods, holdReference }: Holding, quote: Quote, { until }: Turn): HoldRequest => ({
  purchase: uuid,
  goods,
  quote,
  earlier: holdReference,
  until,
})

async function settleTurn(
  db: Services['db'] | Transaction,
  purchase: Holding,
  turn: Turn,
  answer: Result<Held, NotSold>,
): Promise<HeldGoods['answer']> {
  if (!answer.ok) {
    await undoTurn(db, purchase, turn)
    return fail(answer.error)
  }
  const { until } = answer.value
  if (until.getTime() !== turn.until.getTime()) await extendTurn(db, purchase.uuid, turn, until)
  return ok({ ...answer.value, since: turn.since })
}

const heldGoods = (
  { quoteRevision: revision, holdReference: earlier }: Holding,
  keys: readonly string[],
  answer: HeldGoods['answer'],
): HeldGoods => ({ revision, earlier, keys, answer })

export const holdExpiredGoods = async (services: Services, purchase: Holding, quote: Quote) =>
  isHeld(purchase.heldUntil, services.clock.now()) ? null : holdGoods(services, purchase, quote)

/**
 * The columns that an answer changes on a locked purchase. A refusal is stored like that of a quote, unless the earlier
 * hold lasts: that was promised. If the goods or the hold were replaced meanwhile, the new hold is released.
 */
export async function storeHold(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  held: HeldGoods | null,
): Promise<HoldColumns> {
  if (!held) return {}
  const { revision, earlier, answer } = held
  if (purchase.quoteRevision !== revision || purchase.holdReference !== earlier) {
    await discardHold(services, tx, purchase, held)
    return {}
  }
  if (answer.ok) return replaceHold(services, tx, purchase, held)
  if (isHeld(purchase.heldUntil, services.clock.now())) return {}
  return { ...(await releaseGoods(services, tx, purchase)), quoteRefusal: answer.error }
}

/** The columns of a new hold. Whatever the locked purchase held before is released. */
export async function replaceHold(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  held: HeldGoods | null,
): Promise<HoldColumns> {
  if (!held?.answer.ok) return {}
  const { reference, until, since } = held.answer.value
  const { uuid, holdReference } = purchase
  if (holdReference && holdReference !== reference) await queueRelease(services, tx, purchase, holdReference)
  await endTurns(tx, uuid, services.clock.now(), { others: held.keys })
  return { holdReference: reference, heldUntil: until, heldSince: since }
}

/** Releases a hold that the purchase can't use, such as one for goods that were replaced meanwhile. */
export async function discardHold(services: Services, tx: Transaction, purchase: Purchase, held: HeldGoods | null) {
  if (!held?.answer.ok) return
  const { reference } = held.answer.value
  if (reference !== purchase.holdReference) await queueRelease(services, tx, purchase, reference)
  const now = kindOf(services, purchase.kind).holds?.held(services, purchase)
  const kept = now ? goodsKeysOf(purchase.kind, now) : []
  const givenUp = held.keys.filter((key) => !kept.includes(key))
  if (givenUp.length > 0) await giveUpTurn(tx, purchase.uuid, givenUp, services.clock.now())
}

/**
 * Once a purchase has a buyer: if that mailbox had lost the same goods shortly before it held them, it can't hold them.
 * The columns to write, of a locked purchase.
 */
export async function releaseIfLostBefore(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
): Promise<HoldColumns> {
  const thing = kindOf(services, purchase.kind).holds?.held(services, purchase)
  if (!thing || !(await hasLostBefore(tx, purchase, thing))) return {}
  return { ...(await releaseGoods(services, tx, purchase)), quoteRefusal: 'held-before' }
}

/** Releases the goods of a locked purchase. The caller writes the columns with whatever else it changes. */
export async function releaseGoods(
  services: Pick<Services, 'clock' | 'queue'>,
  tx: Transaction,
  purchase: Purchase,
): Promise<HoldColumns> {
  if (!purchase.holdReference) return {}
  await queueRelease(services, tx, purchase, purchase.holdReference)
  await endTurns(tx, purchase.uuid, services.clock.now())
  return { holdReference: null, heldUntil: null }
}

/** The supplier is called by a job: it may fail, and is then called again. */
const queueRelease = (
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  { uuid, kind }: Purchase,
  reference: string,
) => queue.add(tx, 'release-hold', { purchase: uuid, kind, reference })

/** Confirmed goods are the buyer's, and their hold ends with that. Its reference stays, to ask the supplier about it. */
export const usedHold = ({ heldUntil }: Purchase): HoldColumns => (heldUntil ? { heldUntil: null } : {})

/** The job. What is released twice, or has expired, is released. */
export async function releaseHold(
  services: Services,
  { kind, reference }: { kind: Purchase['kind']; reference: string },
) {
  await kindOf(services, kind).holds?.release(services, reference)
}
