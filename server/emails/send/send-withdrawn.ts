import { madridDay } from '#domain/dates.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { returnedParts } from '#server/payments/refunds/returned-parts.ts'
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

/** What other sources had paid. */
async function refundOf(services: Services, purchase: Purchase): Promise<Refund | null> {
  const { locator, bill } = purchase
  const { payment, balances } = await returnedParts(services.db, purchase)
  const paidWith = await paidWithOf(services, purchase)
  const money = (amount: number) => ({ amount, currency: bill.currency })
  const parts = [
    ...(payment > 0 && paidWith ? [{ to: 'payment' as const, paidWith, amount: money(payment) }] : []),
    ...balances.flatMap(({ code, kind, amount }) =>
      kind !== 'percent' ? [{ to: kind, code, amount: money(amount) }] : [],
    ),
  ]
  if (parts.length === 0) return null
  const total = money(parts.reduce((sum, { amount }) => sum + amount.amount, 0))
  return { parts, total, day: madridDay(services.clock.now()), locator }
}
