import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { euros } from '#domain/money.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { cancelledStay } from '#server/purchases/kinds/getaway/cancelling/cancel-stay.ts'
import { endedStayGiftEmails } from '#server/purchases/kinds/getaway/emails/ended-gift-emails.ts'
import { stayFacts } from '#server/purchases/kinds/getaway/stay-facts.ts'
import { type BoughtStay, getStay } from '#server/purchases/kinds/getaway/stay-row.ts'
import type { Services } from '#server/services.ts'
import { paidWithOf } from './email-context.ts'
import { emailHeader, sendOnce } from './send-once.ts'

/** Its buyer is told what comes back; who was given the stay, that it is off. */
export async function sendStayCancelled(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  const stay = purchase && (await getStay(services.db, uuid))
  if (!purchase?.buyer || !stay || stay.state === 'confirmed') return
  const { language, buyer, locator } = purchase
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const head = emailHeader(services, language)
  const codes = { hotel: stay.hotelLocator, spa: stay.voucherCode }
  const money = { refund: await refundOf(services, purchase, stay), cost: euros(stay.penalty ?? 0) }
  await sendOnce(services, `stay-cancelled.${uuid}`, () =>
    renderEmail(
      'stay-cancelled',
      { name: buyer.name, facts, codes: { ...codes, order: locator }, reader: 'payer', money },
      { about: uuid, to: { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }, language, head },
    ),
  )
  for (const { key, write } of await endedStayGiftEmails(services, purchase, 'giver'))
    await sendOnce(services, key, write)
}

async function refundOf(services: Services, purchase: Purchase, stay: BoughtStay): Promise<Refund | null> {
  const { db } = services
  const { currency } = purchase.bill
  const [refund] = stay.refundUuid ? await db.select().from(refunds).where(eq(refunds.uuid, stay.refundUuid)) : []
  const paidWith = await paidWithOf(services, purchase)
  const entries = await db.select().from(balanceEntries).where(eq(balanceEntries.purchaseUuid, purchase.uuid))
  const payment =
    refund && paidWith ? [{ to: 'payment' as const, paidWith, amount: { amount: refund.amount, currency } }] : []
  const balances = entries.flatMap(({ reason, code, amount }) =>
    reason === cancelledStay ? [{ to: 'gift-card' as const, code, amount: { amount, currency } }] : [],
  )
  const parts = [...payment, ...balances]
  if (parts.length === 0) return null
  const total = { amount: parts.reduce((sum, { amount }) => sum + amount.amount, 0), currency }
  return { parts, total, day: madridDay(stay.cancelledAt ?? services.clock.now()), locator: purchase.locator }
}
