import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { Services } from '#server/services.ts'
import type { Describing } from './goods-kind.ts'
import type { Purchase } from './purchase-row.ts'

/** The kind of a purchase: what a feature sells, or a test. */
export function kindOf({ kinds }: Pick<Services, 'kinds'>, kind: PurchaseKind) {
  const found = kinds[kind]
  if (!found) throw new Error(`Nothing is sold as ${kind}`)
  return found
}

/** Whether the details of its quote are of a version that its kind still reads. */
export const isReadable = (services: Pick<Services, 'kinds'>, { kind, quote }: Pick<Purchase, 'kind' | 'quote'>) =>
  kindOf(services, kind).isReadable?.(quote) ?? true

/** How many rooms of these goods need a name. */
export const countRooms = (services: Pick<Services, 'kinds'>, { kind, goods }: Pick<Purchase, 'kind' | 'goods'>) =>
  kindOf(services, kind).guestRooms?.(goods) ?? 1

/** What a kind describes its goods by, at this moment. */
export const describing = ({ config, clock }: Pick<Services, 'config' | 'clock'>): Describing => ({
  rules: config,
  now: clock.now(),
})
