import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#server/config.ts'
import { postalOrders, purchases } from '#server/db/schema/purchases.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Services } from '#server/services.ts'
import { isOfThisMoney } from '../core/is-play-money.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** Orders to print and post, the oldest first, with their valid vouchers. Purchases on hold are left out. */
export async function listPostalOrders({ db, clock, config }: Needs & { config: Pick<Config, 'paymentMode'> }) {
  const today = madridDay(clock.now())
  const waiting = await db
    .select({
      uuid: purchases.uuid,
      locator: purchases.locator,
      postal: purchases.postal,
      since: postalOrders.createdAt,
    })
    .from(postalOrders)
    .innerJoin(purchases, eq(purchases.uuid, postalOrders.purchaseUuid))
    .where(and(isNull(postalOrders.sentAt), isNull(purchases.disputedAt), isOfThisMoney(config)))
    .orderBy(asc(postalOrders.createdAt))
  const orders = []
  for (const order of waiting) {
    const valid = await db
      .select({ reference: vouchers.reference })
      .from(vouchers)
      .where(
        and(
          eq(vouchers.purchaseUuid, order.uuid),
          inArray(vouchers.state, ['issued', 'activated']),
          gte(vouchers.expiresOn, today),
        ),
      )
      .orderBy(asc(vouchers.position))
    if (valid.length > 0) orders.push({ ...order, vouchers: valid })
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
