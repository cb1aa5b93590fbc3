import { updateBill } from '#features/checkout/rules/bill/update-bill.ts'
import { holdEnd } from '#features/checkout/rules/purchases/goods-hold.ts'
import { expiryFrom, isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { billWithoutCodes, postageOf } from '../bill/current-bill.ts'
import { quoteColumns, quoteGoods } from '../bill/quote.ts'
import {
  discardHold,
  type HeldGoods,
  holdGoods,
  holdOtherGoods,
  isHeldInTransaction,
  replaceHold,
} from '../holds/goods-holds.ts'
import { getAuthorizedPurchase } from './authorize-purchase.ts'
import { changePurchase, lockPurchase, type Purchase, transitionPurchase } from './purchase-row.ts'
import { hashAddress, type Start, startPurchase } from './start-purchase.ts'

/**
 * The first step of a purchase that exists already: its goods are replaced, and its buyer and codes are kept. A new
 * purchase is started instead if it is not this browser's or has ended. The same while it is being paid, since the
 * payment is for the earlier goods, and once its time for holding is over; the new purchase then has the same buyer.
 *
 * `onlyIf`: asked of the locked purchase, for changes of no other. If it says no, the purchase stays as it is and no other
 * is started; nor is one if its time for holding is over.
 */
export async function replaceSelection(
  services: Services,
  start: Start,
  uuid: string,
  { onlyIf }: { onlyIf?: (locked: Purchase) => boolean } = {},
): Promise<Result<{ uuid: string }, NotSold | 'changed'>> {
  const quoted = await quoteGoods(services, start, uuid)
  if (!quoted.ok) return quoted
  const quote = quoted.value
  const own = await getAuthorizedPurchase(services, uuid, { owner: start.owner, key: null })
  if (own?.kind !== start.kind) return startPurchase(services, start)
  const { goods } = start
  const address = hashAddress(services, start.address)
  const isHeldBefore = canHold(services, own) && !isHeldInTransaction(services, own)
  const held = isHeldBefore ? await holdGoods(services, { ...own, goods, address }, quote) : null
  if (held && !held.answer.ok) return held.answer
  const changed = await services.db.transaction(async (tx): Promise<Result<Purchase | null, NotSold>> => {
    const locked = await lockPurchase(tx, uuid)
    if (locked && canHold(services, locked) && (onlyIf?.(locked) ?? true)) {
      const heldNow = held ?? (await holdOtherGoods(services, tx, { ...locked, goods, address }, quote))
      if (heldNow && !heldNow.answer.ok) return heldNow.answer
      await changeGoods(services, tx, locked, { goods, quote, held: heldNow })
    } else if (locked) await discardHold(services, tx, locked, held)
    return ok(locked)
  })
  if (!changed.ok) return changed
  const earlier = changed.value
  if (earlier && onlyIf && !onlyIf(earlier)) return fail('changed')
  if (earlier && canHold(services, earlier)) return ok({ uuid })
  if (earlier && onlyIf && isOpen(earlier.state)) return fail('held-before')
  const started = await startPurchase(services, start)
  if (started.ok && earlier && keepsBuyer(earlier)) await copyBuyer(services, earlier, started.value.uuid, quote)
  return started
}

/** Whose goods can be replaced: it is open, and its time for holding is not over. */
const canHold = ({ clock }: Services, { state, heldSince }: Purchase) =>
  isOpen(state) && holdEnd(clock.now(), heldSince) !== null

const keepsBuyer = ({ state }: Purchase) => state === 'paying' || isOpen(state)

/** Goes back to the buyer step, since a gift's day may not fit the new goods. Codes are checked with the payment. */
async function changeGoods(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  { goods, quote, held }: { goods: unknown; quote: Quote; held: HeldGoods | null },
) {
  const { bill } = purchase
  const now = services.clock.now()
  const changes = {
    goods,
    ...quoteColumns(quote, purchase.quoteRevision + 1, now),
    ...(await replaceHold(services, tx, purchase, held)),
    bill: updateBill(bill, { goods: quote.lines, selection: (bill.selection ?? 0) + 1 }),
    expiresAt: expiryFrom(now),
  }
  if (purchase.state === 'ready') await transitionPurchase(tx, purchase, 'started', changes)
  else await changePurchase(tx, purchase.uuid, changes)
}

async function copyBuyer(services: Services, earlier: Purchase, uuid: string, quote: Quote) {
  const { buyer, buyerEmail, buyerMailbox, gift, postal, guests, invoice, termsAcceptedAt } = earlier
  const bill = updateBill(billWithoutCodes(quote.lines), { postal: postageOf(services, earlier) })
  const buyerColumns = { buyer, buyerEmail, buyerMailbox, gift, postal, guests, invoice, termsAcceptedAt }
  await services.db.transaction((tx) => changePurchase(tx, uuid, { ...buyerColumns, bill }))
}
