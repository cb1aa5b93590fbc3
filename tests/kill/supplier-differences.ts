import type { Books } from './books.ts'
import type { Supplier } from './supplier.ts'

/** Where what the supplier has given away is not what was confirmed. */
export function supplierDifferences({ purchases }: Books, supplier: Pick<Supplier, 'orders' | 'heldFor'>): string[] {
  const rooms = purchases.filter(({ kind }) => kind === 'getaway')
  const ordered = new Set(supplier.orders())
  return [
    ...rooms
      .filter(({ uuid, state }) => (state === 'confirmed') !== ordered.has(uuid))
      .map(({ uuid, state }) => `${uuid}: ${state} with us, ${ordered.has(uuid) ? 'ordered' : 'not ordered'} there`),
    ...[...ordered]
      .filter((uuid) => !rooms.some((room) => room.uuid === uuid))
      .map((uuid) => `${uuid}: nobody's order`),
    ...supplier
      .heldFor(rooms.map(({ holdReference }) => holdReference))
      .map((reference) => `${reference}: still held at the supplier`),
  ]
}
