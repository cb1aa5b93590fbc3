import { z } from 'zod'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { isPurchaseLinkOver } from '#platform/emails/email-links.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { expirePurchase } from './forget-purchases.ts'
import { hasReadableDetails } from './kind-of.ts'
import { isOwner } from './purchase-owner.ts'
import { getPurchase, lockPurchase, type Purchase } from './purchase-row.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    purchase: { purchase: string; askedOn?: Day }
  }
}

/** What a request proves: `owner` is the cookie of the browser that started it, `key` the link in our e-mail. */
export type PurchaseProof = { owner: string | null; key: string | null }

/** Decided: without a proof the answer is the same as for a purchase that does not exist. */
export async function getAuthorizedPurchase(
  services: Services,
  uuid: string,
  visitor: PurchaseProof,
): Promise<Purchase | null> {
  if (!uuidShape.safeParse(uuid).success) return null
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase) return null
  if (!isOwner(purchase, visitor.owner) && !hasKey(services, purchase, visitor.key)) return null
  return canGoOn(services, purchase) ? purchase : expireUnreadable(services, uuid)
}

const canGoOn = (services: Services, purchase: Purchase) =>
  !isOpen(purchase.state) || hasReadableDetails(services, purchase)

/** What was begun before a deploy, at a quote that the shop can't read any more: its buyer begins anew, with the same goods. */
function expireUnreadable(services: Services, uuid: string): Promise<Purchase | null> {
  return services.db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, uuid)
    if (!locked || canGoOn(services, locked)) return locked
    return expirePurchase(services, tx, locked)
  })
}

/** The key in the links of a purchase's e-mails. */
export const purchaseKey = ({ signer }: Services, { uuid }: Pick<Purchase, 'uuid'>) =>
  signer.sign('purchase', { purchase: uuid })

/** The key for a buyer who asked for the link again: its time counts from that day. */
export const askedPurchaseKey = ({ signer, clock }: Services, { uuid }: Pick<Purchase, 'uuid'>) =>
  signer.sign('purchase', { purchase: uuid, askedOn: madridDay(clock.now()) })

/** Whether the link is genuine and has expired. Then the page may say so, since its holder had access before. */
export async function isLinkOver(services: Services, uuid: string, key: string | null): Promise<boolean> {
  const signed = signedFor(services, uuid, key)
  const purchase = signed && (await getPurchase(services.db, uuid))
  return purchase !== null && signed !== null && isOver(services, purchase, signed)
}

const uuidShape = z.uuid()
const keyShape = z.object({ purchase: z.string(), askedOn: z.iso.date().optional() })

function signedFor({ signer }: Services, uuid: string, key: string | null) {
  const signed = keyShape.safeParse(key && signer.verify('purchase', key))
  return signed.success && signed.data.purchase === uuid ? signed.data : null
}

function isOver({ clock, kinds }: Services, purchase: Purchase, signed: z.infer<typeof keyShape>): boolean {
  const { kind, goods, paidAt, startedAt } = purchase
  const usedUntil = kinds[kind]?.usedUntil?.(goods) ?? null
  return isPurchaseLinkOver(signed, { boughtOn: madridDay(paidAt ?? startedAt), usedUntil }, madridDay(clock.now()))
}

function hasKey(services: Services, purchase: Purchase, key: string | null): boolean {
  const signed = signedFor(services, purchase.uuid, key)
  return signed !== null && !isOver(services, purchase, signed)
}
