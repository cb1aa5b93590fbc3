import type { FulfilmentOutcome } from '#features/checkout/rules/purchases/fulfilment.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Services } from '#platform/server/services.ts'

/** How a contract's test brings about what it is about, for one kind of goods. */
export type KindScenario = {
  kind: GoodsKind
  /** Its money is authorised, where it can be, and taken when the goods are confirmed. */
  isChargedLater?: true
  goods: (services: Services) => unknown
  otherGoods: (services: Services) => unknown
  /** Everything as usual again. */
  mend: (services: Services) => Promise<void>
  changePrice: (services: Services) => Promise<void>
  stopSelling: (services: Services) => Promise<void>
  /** From now on the goods of this purchase can't be made. */
  breakFulfilment: (services: Services, uuid: string) => Promise<void>
  /** Whether the goods are the buyer's. */
  isDelivered: (services: Services, uuid: string) => Promise<boolean>
  /** Whether they are valid, of kinds whose goods were the buyer's and are worth nothing any more. */
  isUsable?: (services: Services, uuid: string) => Promise<boolean>
  orderSubject: RegExp
  /** When the hour or the arrival of its goods is over, of kinds that have one. */
  over?: Date
  /** Of an e-mail on the way, which is written only if there is time for it. */
  meanwhileSubject?: RegExp
  /** For kinds whose goods come from a supplier, who may be slow, and sell them to somebody else. */
  supplier?: {
    /** Goods that can't be had beside `goods` where there is one of each: of which some part is the same. */
    overlapping: (services: Services) => unknown[]
    heldBy: (uuid: string, now: Date) => string[] | Promise<string[]>
    /** How often it was asked to make what was paid. */
    orders: () => number
    sellOut: (now: Date) => void | Promise<void>
    willSay: (...outcomes: (FulfilmentOutcome | Error)[]) => void
    willAlwaysSay: (outcome: FulfilmentOutcome | null) => void
    /** From now on it answers nothing. */
    fallSilent: () => void
    whileAsked: (happens: () => Promise<void>) => void
  }
}
