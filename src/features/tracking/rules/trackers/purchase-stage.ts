/** Spec 4: what becomes of a purchase, as far as it is told. */
export const purchaseStages = [
  'Add To Cart',
  'Add Shipping Info',
  'Add Payment Info',
  'Purchase',
  'Purchase Failure',
] as const
export type PurchaseStage = (typeof purchaseStages)[number]

/** How far a purchase has come. */
export type PurchaseProgress = { hasBuyer: boolean; isAttempted: boolean; isConfirmed: boolean; hasFailed: boolean }

/** The stages behind it, in their order. What is confirmed has passed all of them, also if a code paid for everything. */
export function stagesReached({ hasBuyer, isAttempted, isConfirmed, hasFailed }: PurchaseProgress): PurchaseStage[] {
  const reached: Record<PurchaseStage, boolean> = {
    'Add To Cart': true,
    'Add Shipping Info': hasBuyer || isConfirmed,
    'Add Payment Info': isAttempted || isConfirmed,
    Purchase: isConfirmed,
    'Purchase Failure': hasFailed,
  }
  return purchaseStages.filter((stage) => reached[stage])
}
