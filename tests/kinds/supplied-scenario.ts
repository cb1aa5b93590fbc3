import { SupplierAway } from '#platform/rules/supplier-away.ts'
import type { KindScenario } from './kind-scenario.ts'
import type { suppliedKind } from './supplied-kind.ts'

/** How the supplier of the tests brings about what the contract is about. */
export function suppliedScenario(supplier: ReturnType<typeof suppliedKind>): KindScenario {
  const { kind, stock } = supplier
  return {
    kind,
    goods: () => ({ nights: 1 }),
    otherGoods: () => ({ from: 7, nights: 2 }),
    mend: async ({ clock }) => {
      supplier.willCost(20_000)
      supplier.willAlwaysSay(null)
      supplier.whileAsked(async () => {})
      stock.leave(1000, clock.now())
    },
    changePrice: async () => supplier.willCost(25_000),
    stopSelling: async () => supplier.willCost('not-for-sale'),
    breakFulfilment: async () => supplier.willAlwaysSay({ state: 'failed', reason: 'refused' }),
    isDelivered: async (_, uuid) => stock.orders.has(uuid),
    orderSubject: /^Una habitación confirmada$/,
    supplier: {
      overlapping: () => [{ nights: 2 }],
      heldBy: stock.heldBy,
      orders: () => supplier.calls.order,
      sellOut: (now) => stock.leave(0, now),
      willSay: supplier.willSay,
      willAlwaysSay: supplier.willAlwaysSay,
      fallSilent: () =>
        supplier.whileAsked(async () => {
          throw new SupplierAway('no answer')
        }),
      whileAsked: supplier.whileAsked,
    },
  }
}
