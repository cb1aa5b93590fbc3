import { z } from 'zod'
import type { Services } from '#server/services.ts'
import { isOwner } from './owner.ts'
import { getPurchase, type Purchase } from './purchase-row.ts'

/** Who knocks: the browser that started it, or whoever has the link of our letter. */
export type Visitor = { owner: string | null; key: string | null }

/** Decided: anyone else gets what they would for a purchase that does not exist. */
export async function openPurchase(services: Services, uuid: string, visitor: Visitor): Promise<Purchase | null> {
  if (!uuidShape.safeParse(uuid).success) return null
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase) return null
  return isOwner(purchase, visitor.owner) || hasKey(services, purchase, visitor.key) ? purchase : null
}

/** For the letters of a purchase. */
export const purchaseKey = ({ signer }: Services, { uuid }: Pick<Purchase, 'uuid'>) =>
  signer.sign('purchase', { purchase: uuid })

const uuidShape = z.uuid()
const keyShape = z.object({ purchase: z.string() })

function hasKey({ signer }: Services, { uuid }: Purchase, key: string | null): boolean {
  if (!key) return false
  const signed = keyShape.safeParse(signer.verify('purchase', key))
  return signed.success && signed.data.purchase === uuid
}
