import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Basket } from '#domain/coupons/coupon.ts'
import { madridDay } from '#domain/dates.ts'
import { euros } from '#domain/money.ts'
import type { AppliedBalance, AppliedCoupon, Bill, GoodsLine } from '#domain/pricing/purchase-lines.ts'
import { billFor } from '#domain/pricing/purchase-lines.ts'
import { ok, type Result } from '#domain/result.ts'
import { getCoupon } from '#server/coupons/get-coupon.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
import type { NotSold, PricedGoods } from './goods-kind.ts'
import { kindOf } from './kinds/kinds.ts'
import type { Purchase } from './purchase-row.ts'

export type BillNow = { bill: Bill; goods: PricedGoods }

type Codes = Pick<Purchase, 'couponCode' | 'balanceCode'>

/** What a purchase costs at this moment: everything out of the catalogue and the database, nothing out of a form. */
export async function billNow(
  services: Services,
  db: Database | Transaction,
  purchase: Purchase,
  codes: Codes = purchase,
): Promise<Result<BillNow, NotSold>> {
  const priced = priceGoods(services, purchase)
  if (!priced.ok) return priced
  const asking = { purchaseUuid: purchase.uuid, now: services.clock.now() }
  const coupon = codes.couponCode ? await getCoupon(db, codes.couponCode, asking) : null
  const balance = codes.balanceCode ? await getCoupon(db, codes.balanceCode, asking) : null
  const postal = purchase.postal ? euros(services.config.postalPrice) : null
  const bill = billFor({
    goods: priced.value.lines,
    postal,
    coupon: coupon && appliedCoupon(coupon),
    balance: balance && appliedBalance(balance),
  })
  return ok({ bill, goods: priced.value })
}

/** Without any code or postage. */
export const plainBill = (goods: GoodsLine[]) => billFor({ goods, postal: null, coupon: null, balance: null })

export const priceGoods = ({ catalogue, clock }: Services, purchase: Pick<Purchase, 'kind' | 'goods'>) =>
  kindOf(purchase).price({ snapshot: catalogue.current(), day: madridDay(clock.now()) }, purchase.goods)

/** What a coupon is asked about. */
export async function basketOf(db: Database | Transaction, purchase: Purchase, goods: PricedGoods): Promise<Basket> {
  const bill = plainBill(goods.lines)
  const buyerEmail = purchase.buyer?.email ?? ''
  return {
    kind: purchase.kind,
    spaUuid: goods.spaUuid,
    items: goods.items,
    sum: { amount: bill.total, currency: bill.currency },
    buyerEmail,
    isFirstPurchase: !(await hasBought(db, purchase.uuid, buyerEmail)),
  }
}

type FoundCoupon = NonNullable<Awaited<ReturnType<typeof getCoupon>>>

const appliedCoupon = ({ code, label, percent }: FoundCoupon): AppliedCoupon => ({ code, label, percent })

const appliedBalance = ({ code, label, kind, available, currency }: FoundCoupon): AppliedBalance => ({
  code,
  label,
  kind: kind === 'gift-card' ? 'gift-card' : 'wallet',
  available: { amount: Math.max(0, available), currency },
})

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
