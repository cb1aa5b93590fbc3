import { z } from 'zod'
import { madridDay } from '#domain/dates.ts'
import { isPurchaseLinkOver } from '#domain/site/email-links.ts'
import type { Services } from '#server/services.ts'
import { isOwner } from './purchase-owner.ts'
import { getPurchase, type Purchase } from './purchase-row.ts'

/** Who knocks: the browser that started it, or whoever has the link of our e-mail. */
export type Visitor = { owner: string | null; key: string | null }

/** Decided: anyone else gets what they would for a purchase that does not exist. */
export async function getAuthorizedPurchase(
  services: Services,
  uuid: string,
  visitor: Visitor,
): Promise<Purchase | null> {
  if (!uuidShape.safeParse(uuid).success) return null
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase) return null
  return isOwner(purchase, visitor.owner) || hasKey(services, purchase, visitor.key) ? purchase : null
}

/** For the e-mails of a purchase. */
export const purchaseKey = ({ signer }: Services, { uuid }: Pick<Purchase, 'uuid'>) =>
  signer.sign('purchase', { purchase: uuid })

/** For who asks for it again. */
export const askedPurchaseKey = ({ signer, clock }: Services, { uuid }: Pick<Purchase, 'uuid'>) =>
  signer.sign('purchase', { purchase: uuid, askedOn: madridDay(clock.now()) })

/** The link was ours, and its time is over: whoever has it may know that much. */
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

const isOver = ({ clock }: Services, { paidAt, startedAt }: Purchase, signed: z.infer<typeof keyShape>) =>
  isPurchaseLinkOver(signed, madridDay(paidAt ?? startedAt), madridDay(clock.now()))

function hasKey(services: Services, purchase: Purchase, key: string | null): boolean {
  const signed = signedFor(services, purchase.uuid, key)
  return signed !== null && !isOver(services, purchase, signed)
}
