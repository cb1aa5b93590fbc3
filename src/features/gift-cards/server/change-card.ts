import { eq } from 'drizzle-orm'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { canExtend, cardExtendedUntil, ownEnd } from '#features/gift-cards/rules/gift-card.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Events } from '#platform/server/events/event-handlers.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { findCardByCode, lockCard, lockCardAndCode, transitionCard } from './card-row.ts'

/**
 * A card of which a bank has left nothing ends, and its recipient is told. So does one that its buyer had given back, if it
 * is good again for what came back to it since and is taken.
 */
export async function endTakenCard(
  { queue }: Pick<EventServices, 'queue'>,
  tx: Transaction,
  { code, amount, at }: Events['balance.takenBack'],
) {
  const known = await findCardByCode(tx, code)
  const card = known && (await lockCard(tx, known.uuid))
  if (!card || (amount === 0 && card.state === 'cancelled')) return
  await tx.update(coupons).set({ isActive: false }).where(eq(coupons.code, code))
  await transitionCard(tx, card, 'cancelled', { cancelledAt: card.cancelledAt ?? at, cancelledBecause: 'withdrawn' })
  if (card.sentAt && card.state !== 'cancelled') await queue.add(tx, 'send-gift-card-ended', { card: card.uuid })
}

/** A card that had ended is good again for what came back to it, which was spent and never paid back. */
export async function reviveReturnedCard(_: unknown, tx: Transaction, { code }: Events['balance.returned']) {
  const card = await findCardByCode(tx, code)
  if (card?.cancelledBecause === 'refunded' || card?.cancelledBecause === 'withdrawn')
    await tx.update(coupons).set({ isActive: true }).where(eq(coupons.code, code))
}

/** Its recipient has seen it: from now on its buyer changes neither its address nor its day. */
export async function markOpened({ db, clock }: Services, code: string): Promise<void> {
  const known = await findCardByCode(db, code)
  // What was not sent yet is looked at by its buyer, who has its sheet.
  if (known?.state !== 'sent' && known?.state !== 'returned') return
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, known.uuid)
    if (card?.state === 'sent' || card?.state === 'returned')
      await transitionCard(tx, card, 'opened', { openedAt: clock.now() })
  })
}

/** Who spends a card has it, whether or not they have looked at it before. In the transaction that spends it. */
export async function openSpentCard(_: unknown, tx: Transaction, { code, at }: Events['balance.spent']): Promise<void> {
  const known = await findCardByCode(tx, code)
  const card = known && (await lockCard(tx, known.uuid))
  if (card && card.state !== 'opened' && card.state !== 'cancelled')
    await transitionCard(tx, card, 'opened', { openedAt: at })
}

/** Once, by a year, with all that is left on it, expired or returned since. Returns its new last day. */
export async function extendCard({ db, clock }: Services, uuid: string): Promise<Result<Day, 'not-extendable'>> {
  const today = madridDay(clock.now())
  return db.transaction(async (tx) => {
    const card = await lockCardAndCode(tx, uuid)
    if (!card || card.state === 'cancelled') return fail('not-extendable')
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, card.code))
    const end = coupon && ownEnd(coupon)
    if (!end || !canExtend({ endsOn: end, isExtended: card.extendedFrom !== null }, today))
      return fail('not-extendable')
    const until = cardExtendedUntil(end)
    await tx
      .update(coupons)
      .set({ endsOn: until, expiredAmount: 0, expiredOn: null })
      .where(eq(coupons.code, card.code))
    await transitionCard(tx, card, card.state, { extendedFrom: end })
    return ok(until)
  })
}
