import { isDeepStrictEqual } from 'node:util'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import type { NotSold } from '#features/checkout/rules/purchases/quote.ts'
import {
  changePurchase,
  getPurchase,
  lockPurchase,
  type Purchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'

/** `draft`: the buyer step, if a buyer is known. `isCurrent`: whether a purchase is still the one that was read. */
export type GetawayChange = {
  goods: GetawayGoods
  draft: BuyerStepDraft | null
  language: Language
  owner: string
  isCurrent: (purchase: Purchase) => boolean
}

/**
 * Changes an open purchase of this browser: what is bought, and then who buys, so that a purchase that could be paid
 * still can. The first write asks whether the purchase is still as it was read. These are two transactions: a hotel that
 * falls silent between them leaves the new goods with the earlier buyer, at the buyer step.
 */
export async function changeGetaway(
  services: Services,
  purchase: Purchase,
  { goods, draft, language, owner, isCurrent }: GetawayChange,
): Promise<Result<null, NotSold | 'changed'>> {
  const { uuid, kind } = purchase
  const isOther = !isDeepStrictEqual(purchase.goods, goods)
  if (isOther) {
    const start = { kind, goods, language, owner }
    const replaced = await replaceSelection(services, start, uuid, { onlyIf: isCurrent })
    if (!replaced.ok) return replaced
  }
  if (!draft) return changeLanguage(services, purchase, language, isOther ? isOpenStill : isCurrent)
  const read = (isOther && (await getPurchase(services.db, uuid))) || purchase
  const onlyIf = isOther ? isOpenStill : isCurrent
  const saved = await saveBuyer(services, { ...read, language }, draft, { onlyIf })
  return saved.ok ? ok(null) : fail('changed')
}

const isOpenStill = ({ state }: Purchase) => isOpen(state)

/** Without a buyer there is no step to save. */
async function changeLanguage(
  services: Services,
  { uuid }: Purchase,
  language: Language,
  onlyIf: (purchase: Purchase) => boolean,
): Promise<Result<null, 'changed'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, uuid)
    if (!locked || !onlyIf(locked)) return fail('changed')
    if (locked.language !== language) await changePurchase(tx, uuid, { language })
    return ok(null)
  })
}
