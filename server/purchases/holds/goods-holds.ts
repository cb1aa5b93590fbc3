import { holdEnd, isHeld } from '#domain/purchases/goods-hold.ts'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import type { GoodsHolds, Held, HoldRequest } from '../core/goods-kind.ts'
import { kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { askSupplier } from '../core/supplier-away.ts'

type Holding = Pick<Purchase, 'uuid' | 'kind' | 'goods' | 'quoteRevision' | 'holdReference' | 'heldUntil'>
type HoldColumns = Partial<Pick<Purchase, 'holdReference' | 'heldUntil' | 'quoteRefusal'>>

/** A supplier's answer, and the quote and the hold that the purchase had when it was asked. */
export type HeldGoods = {
  revision: number
  earlier: string | null
  answer: Result<Held, NotSold>
}

/**
 * Holds the goods of a purchase, or holds them longer. Never inside a transaction, since a supplier may take seconds. Null
 * if nothing is held. A hold that nobody stores, because the process was killed, ends by itself.
 */
export async function holdGoods(services: Services, purchase: Holding, quote: Quote): Promise<HeldGoods | null> {
  const { holds } = kindOf(services, purchase.kind)
  if (!holds) return null
  const request = requestOf(services, holds, purchase, quote)
  return heldGoods(purchase, request, await askSupplier(() => holds.hold(services, request)))
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
  if (!holds?.replace) return null
  const request = requestOf(services, holds, purchase, quote)
  return heldGoods(purchase, request, await holds.replace(services, tx, request))
}

const requestOf = (
  { clock }: Services,
  { lifetime }: GoodsHolds<Services>,
  { uuid, goods, holdReference }: Holding,
  quote: Quote,
): HoldRequest => ({ purchase: uuid, goods, quote, earlier: holdReference, until: holdEnd(clock.now(), lifetime) })

function heldGoods(
  { quoteRevision: revision }: Holding,
  { earlier }: HoldRequest,
  held: Result<Held | null, NotSold>,
): HeldGoods | null {
  if (!held.ok) return { revision, earlier, answer: held }
  return held.value && { revision, earlier, answer: ok(held.value) }
}

/** Holds the goods again if their hold has expired. */
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
  const { reference, until } = held.answer.value
  if (purchase.holdReference !== reference) await releaseGoods(services, tx, purchase)
  return { holdReference: reference, heldUntil: until }
}

/** Releases a hold that the purchase can't use, such as one for goods that were replaced meanwhile. */
export async function discardHold(services: Services, tx: Transaction, purchase: Purchase, held: HeldGoods | null) {
  if (!held?.answer.ok) return
  const { reference } = held.answer.value
  if (reference !== purchase.holdReference) await queueRelease(services, tx, purchase, reference)
}

/** Releases the goods of a locked purchase. The caller writes the columns with whatever else it changes. */
export async function releaseGoods(services: Services, tx: Transaction, purchase: Purchase): Promise<HoldColumns> {
  if (!purchase.holdReference) return {}
  await queueRelease(services, tx, purchase, purchase.holdReference)
  return { holdReference: null, heldUntil: null }
}

/** The supplier is called by a job: it may fail, and is then called again. */
const queueRelease = ({ queue }: Services, tx: Transaction, { uuid, kind }: Purchase, reference: string) =>
  queue.add(tx, 'release-hold', { purchase: uuid, kind, reference })

/** Confirmed goods are the buyer's, and their hold ends with that. Its reference stays, to ask the supplier about it. */
export const usedHold = ({ heldUntil }: Purchase): HoldColumns => (heldUntil ? { heldUntil: null } : {})

/** The job. What is released twice, or has expired, is released. */
export async function releaseHold(
  services: Services,
  { kind, reference }: { kind: Purchase['kind']; reference: string },
) {
  await kindOf(services, kind).holds?.release(services, reference)
}
