import { eq } from 'drizzle-orm'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { canExtend, cardExtendedUntil, ownEnd } from '#features/gift-cards/rules/gift-card.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { lockCardAndCode, transitionCard } from './card-row.ts'

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
