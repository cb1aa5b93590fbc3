import { and, eq, inArray, ne } from 'drizzle-orm'
import { checkCoupon } from '#domain/coupons/check-coupon.ts'
import type { Coupon } from '#domain/coupons/coupon.ts'
import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { madridDay } from '#domain/dates.ts'
import type { Result } from '#domain/result.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import { plainBill } from './bill-now.ts'
import type { PricedGoods } from './goods-kind.ts'
import type { Purchase } from './purchase-row.ts'

type Asked = { purchase: Purchase; goods: PricedGoods; coupon: Coupon | null }

/** Whether a purchase may have a code, by all its rules, as both are at this moment. */
export async function askCoupon(
  { clock, config }: Services,
  db: Database | Transaction,
  { purchase, goods, coupon }: Asked,
): Promise<Result<Coupon, CouponError>> {
  const bill = plainBill(goods.lines)
  const buyerEmail = purchase.buyer?.email ?? ''
  const basket = {
    kind: purchase.kind,
    spaUuid: goods.spaUuid,
    items: goods.items,
    sum: { amount: bill.total, currency: bill.currency },
    buyerEmail,
    paymentMode: config.paymentMode,
    // Of no other code's concern: nobody is looked for in vain.
    isFirstPurchase: !coupon?.welcomes || !(await hasBought(db, purchase.uuid, buyerEmail)),
  }
  return checkCoupon(coupon, basket, madridDay(clock.now()))
}

async function hasBought(db: Database | Transaction, uuid: string, email: string): Promise<boolean> {
  const [earlier] = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(
      and(
        ne(purchases.uuid, uuid),
        inArray(purchases.state, ['confirming', 'confirmed']),
        eq(purchases.buyerEmail, email.toLowerCase()),
      ),
    )
    .limit(1)
  return earlier !== undefined
}
