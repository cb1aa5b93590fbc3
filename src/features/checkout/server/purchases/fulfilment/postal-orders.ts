import { and, asc, eq, isNull } from 'drizzle-orm'
import { postalOrders, purchases } from '#features/checkout/server/schema/purchases.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { kindOf } from '../core/kind-of.ts'
import { isOfThisMoney } from '../core/purchase-row.ts'

type Needs = Pick<Services, 'db' | 'clock'>

type Listing = Needs & Pick<Services, 'kinds'> & { config: Pick<Config, 'paymentMode'> }

/** Orders to print and post, the oldest first, with what is valid of them. Purchases on hold are left out. */
export async function listPostalOrders({ db, clock, kinds, config }: Listing) {
  const today = madridDay(clock.now())
  const waiting = await db
    .select({
      uuid: purchases.uuid,
      kind: purchases.kind,
      locator: purchases.locator,
      postal: purchases.postal,
      since: postalOrders.createdAt,
    })
    .from(postalOrders)
    .innerJoin(purchases, eq(purchases.uuid, postalOrders.purchaseUuid))
    .where(and(isNull(postalOrders.sentAt), isNull(purchases.disputedAt), isOfThisMoney(config)))
    .orderBy(asc(postalOrders.createdAt))
  const orders = []
  for (const { kind, ...order } of waiting) {
    const items = await kindOf({ kinds }, kind).operators.listPrinted?.(db, order.uuid, today)
    if (items && items.length > 0) orders.push({ ...order, items })
  }
  return orders
}

export async function markPosted({ db, clock }: Needs, locator: string): Promise<Result<null, 'not-found'>> {
  const [purchase] = await db.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.locator, locator))
  if (!purchase) return fail('not-found')
  const posted = await db
    .update(postalOrders)
    .set({ sentAt: clock.now() })
    .where(and(eq(postalOrders.purchaseUuid, purchase.uuid), isNull(postalOrders.sentAt)))
    .returning()
  return posted.length > 0 ? ok(null) : fail('not-found')
}
