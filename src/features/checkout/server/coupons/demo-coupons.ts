import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Database } from '#platform/server/db/client.ts'

type Demo = Pick<typeof coupons.$inferInsert, 'code' | 'label' | 'kind' | 'percent' | 'minimum' | 'endsOn'> & {
  balance?: number
}

/**
 * Codes to try out in the demo: a discount, one from 100 €, one that is over, a balance and a gift card. A shop without
 * the demo must know them too, to withdraw them.
 */
export const demoCoupons: Demo[] = [
  { code: 'CALMA10', label: 'CALMA10', kind: 'percent', percent: 10 },
  { code: 'RITUAL20', label: 'RITUAL20', kind: 'percent', percent: 20, minimum: 10_000 },
  { code: 'VERANO25', label: 'VERANO25', kind: 'percent', percent: 25, endsOn: '2026-09-30' },
  { code: 'MO-DEMO30', label: 'MO-DEMO30', kind: 'wallet', balance: 3000 },
  { code: 'TR-DEMO500', label: 'TR-DEMO500', kind: 'gift-card', balance: 50_000 },
]

/**
 * Where payments are no play, codes of the demo that came with a dump are marked as play money, and buy nothing. They are
 * told by what they are, not by their name alone: an operator may give a better discount by the same name. Those that are
 * marked already are left alone.
 */
export async function withdrawDemoCoupons(db: Database): Promise<number> {
  const given = db.select({ code: balanceEntries.code }).from(balanceEntries).where(eq(balanceEntries.reason, 'demo'))
  const withdrawn = await db
    .update(coupons)
    .set({ paymentMode: 'sandbox' })
    .where(and(isNull(coupons.paymentMode), or(inArray(coupons.code, given), ...demoCoupons.map(isAsAdded))))
    .returning({ code: coupons.code })
  return withdrawn.length
}

const isAsAdded = ({ code, kind, percent = 0, minimum = 0, endsOn }: Demo): SQL | undefined =>
  and(
    eq(coupons.code, code),
    eq(coupons.kind, kind),
    eq(coupons.percent, percent),
    eq(coupons.minimum, minimum),
    endsOn ? eq(coupons.endsOn, endsOn) : isNull(coupons.endsOn),
  )
