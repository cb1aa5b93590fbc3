import { updateBill } from '#features/checkout/rules/bill/update-bill.ts'
import {
  type BuyerStepDraft,
  type BuyerStepProblems,
  buyerStepProblems,
  formParts,
  readBuyerStep,
} from '#features/checkout/rules/purchases/buyer-step.ts'
import { expiryFrom, isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { mailboxOf } from '#platform/emails/mailbox.ts'
import type { Services } from '#platform/server/services.ts'
import { postageOf } from '../bill/current-bill.ts'
import { quoteChanges, requote } from '../bill/quote.ts'
import { discardHold, holdExpiredGoods, releaseIfLostBefore, storeHold } from '../holds/goods-holds.ts'
import { countRooms, giftDays, kindOf } from './kind-of.ts'
import { changePurchase, lockPurchase, type Purchase, transitionPurchase } from './purchase-row.ts'

export type SavedBuyer =
  | { ok: true }
  | { ok: false; error: 'invalid'; problems: BuyerStepProblems }
  | { ok: false; error: 'closed' }

/**
 * `asksTerms`: the form did. Whoever comes by the API accepts them with the payment. `onlyIf`: asked of the locked
 * purchase. If it says no, it is closed to this change.
 */
type SaveOptions = { asksTerms?: boolean; onlyIf?: (locked: Purchase) => boolean }

/**
 * Saves the second step, by the same rules as in the browser. The buyer may change it until the purchase is paid. Goods
 * are quoted again, and held again if their hold has expired, so that the next step shows what has changed. `read`: the
 * purchase as the page has read it, in the language of the page, which e-mails will use.
 */
export async function saveBuyer(
  services: Services,
  read: Purchase,
  sent: BuyerStepDraft,
  { asksTerms = false, onlyIf = () => true }: SaveOptions = {},
): Promise<SavedBuyer> {
  const { uuid, language } = read
  const { buyerParts } = kindOf(services, read.kind)
  const parts = asksTerms ? formParts(buyerParts) : buyerParts
  const quoted = await requote(services, read)
  const held = quoted.answer.ok ? await holdExpiredGoods(services, read, quoted.answer.value) : null
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    const isClosed = !purchase || !isOpen(purchase.state) || !onlyIf(purchase)
    if (purchase && isClosed) await discardHold(services, tx, purchase, held)
    if (isClosed) return { ok: false, error: 'closed' }
    const hold = await storeHold(services, tx, purchase, held)
    const days = giftDays(services, purchase)
    // The form may be of before more people came: each room they have now needs a name.
    const draft = { ...sent, guestRooms: String(countRooms(services, purchase)) }
    const problems = buyerStepProblems(parts, draft, days)
    if (Object.keys(problems).length > 0) {
      if (Object.keys(hold).length > 0) await changePurchase(tx, uuid, hold)
      return { ok: false, error: 'invalid', problems }
    }
    const step = readBuyerStep(parts, draft, days)
    const requoted = quoteChanges(purchase, quoted, now)
    const buyerMailbox = step.buyer && mailboxOf(step.buyer.email)
    const isNewMailbox = buyerMailbox && buyerMailbox !== purchase.buyerMailbox
    const changes = {
      ...requoted,
      ...hold,
      ...(isNewMailbox &&
        (await releaseIfLostBefore(services, tx, { ...purchase, ...requoted, ...hold, buyerMailbox }))),
      language,
      ...step,
      buyerEmail: step.buyer?.email.toLowerCase(),
      buyerMailbox,
      ...(asksTerms && { termsAcceptedAt: now }),
      // Only postage changes here, since the buyer has just chosen it. Other changes are shown in the next step first.
      bill: updateBill(purchase.bill, { postal: postageOf(services, step) }),
      buyerSavedAt: purchase.buyerSavedAt ?? now,
      expiresAt: expiryFrom(now),
    }
    if (purchase.state === 'started') await transitionPurchase(tx, purchase, 'ready', changes)
    else await changePurchase(tx, uuid, changes)
    return { ok: true }
  })
}
