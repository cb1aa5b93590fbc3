import { createHash } from 'node:crypto'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'

/**
 * Spec 3, `uuid_revision`: a name for what is chosen and who buys, made from their content, so that whoever has read an
 * earlier state can be told. Codes are not part of it: they are taken off by time alone, without a write.
 */
export function purchaseRevision(purchase: Purchase): string {
  const { uuid, state, language, goods, quoteRevision, bill, buyer, gift, guests } = purchase
  const content = [uuid, state, language, goods, quoteRevision, bill.selection ?? 0, buyer, gift, guests]
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // RFC 9562: version 8 is a form of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
