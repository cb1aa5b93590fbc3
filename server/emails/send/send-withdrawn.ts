import { and, eq, inArray, sql } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { balanceEntries, coupons } from '#server/db/schema/coupons.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { reversed, takenOffCode } from '#server/payments/disputes/reasons.ts'
import { describeGoods } from '#server/purchases/core/goods-description.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { paidWithOf } from './email-context.ts'
import { emailHeader, sendOnce, sendToEach } from './send-once.ts'

/** To the buyer of what ended since a bank took money back, once for each dispute; and to those who know of a present. */
export async function sendWithdrawn(
  services: Services,
  { purchase: uuid, dispute, because, items }: Payloads['send-withdrawn'],
) {
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase?.buyer || isPlayMoney(services, purchase)) return
  const { language, buyer, locator } = purchase
  const about = `${uuid}.${dispute}`
  const view = { name: buyer.name, locator, service: describeGoods(services, purchase), because, items }
  const to = { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const head = emailHeader(services, language)
  const forBuyer: GiftEmail = {
    key: `purchase-withdrawn.${about}`,
    write: async () =>
      renderEmail(
        'purchase-withdrawn',
        { ...view, refund: await refundOf(services, purchase) },
        { about, to, language, head },
      ),
  }
  const forGuests = await kindOf(services, purchase.kind).endedGiftEmails?.(services, purchase)
  await sendToEach([forBuyer, ...(forGuests ?? [])], ({ key, write }) => sendOnce(services, key, write))
}

/** What other sources had paid. Of what came back to a code, that which was taken off it again is none. */
async function refundOf(services: Services, purchase: Purchase): Promise<Refund | null> {
  const { db } = services
  const { uuid, paidBy, locator, bill } = purchase
  const { currency } = bill
  const paid = paidBy
    ? await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.attemptUuid, paidBy), eq(refunds.reason, reversed)))
    : []
  const kept = await db
    .select({
      code: balanceEntries.code,
      kind: coupons.kind,
      amount: sql<number>`sum(${balanceEntries.amount})`.mapWith(Number),
    })
    .from(balanceEntries)
    .innerJoin(coupons, eq(coupons.code, balanceEntries.code))
    .where(and(eq(balanceEntries.purchaseUuid, uuid), inArray(balanceEntries.reason, [reversed, takenOffCode])))
    .groupBy(balanceEntries.code, coupons.kind)
  const paidWith = await paidWithOf(services, purchase)
  const money = (amount: number) => ({ amount, currency })
  const payment = paid.reduce((sum, { amount }) => sum + amount, 0)
  const parts = [
    ...(payment > 0 && paidWith ? [{ to: 'payment' as const, paidWith, amount: money(payment) }] : []),
    ...kept.flatMap(({ code, kind, amount }) =>
      amount > 0 && kind !== 'percent' ? [{ to: kind, code, amount: money(amount) }] : [],
    ),
  ]
  if (parts.length === 0) return null
  const total = money(parts.reduce((sum, { amount }) => sum + amount.amount, 0))
  return { parts, total, day: madridDay(services.clock.now()), locator }
}
