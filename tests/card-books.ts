import { eq, inArray } from 'drizzle-orm'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import type { GiftCard } from '#features/gift-cards/server/card-row.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { cardNow } from './builders/a-gift-card.ts'
import { look } from './builders/a-purchase.ts'

/**
 * What stands in a card's ledger, beside what it must be by what the bank was asked to pay back and by what was bought
 * with it, or tried to be: `spends` are those purchases.
 */
export async function cardBooks(services: Services, { uuid, purchaseUuid }: GiftCard, spends: readonly string[]) {
  const { db } = services
  const card = await cardNow(services, { uuid })
  const codes = await codesOf(services, card.code)
  const entries = await db
    .select()
    .from(balanceEntries)
    .where(inArray(balanceEntries.code, codes))
    .orderBy(balanceEntries.id)
  const spent = sum(await Promise.all(spends.map((spend) => keptOf(services, spend))))
  const paidBack = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(refunds.attemptUuid, paymentAttempts.uuid))
    .where(eq(paymentAttempts.purchaseUuid, purchaseUuid ?? ''))
  const isWithdrawn = card.cancelledBecause === 'withdrawn'
  const amounts = (code: string) => entries.filter((entry) => entry.code === code).map(({ amount }) => amount)
  return {
    left: sum(entries.map(({ amount }) => amount)),
    // What comes back to a card that the bank took its money back from is worth nothing.
    mustBeLeft: isWithdrawn ? 0 : card.value - spent - card.refundedAmount,
    paidBack: sum(paidBack.map(({ amount }) => amount)),
    mustBePaidBack: card.refundedAmount,
    /** A code that was given up for another is worth nothing, and none was ever below nothing. */
    lowest: Math.min(...codes.map((code) => lowestOf(amounts(code)))),
    onFormerCodes: sum(codes.slice(1).flatMap(amounts)),
  }
}

/** What the card paid of a purchase that its buyer still has. */
async function keptOf(services: Services, uuid: string): Promise<number> {
  const { state, bill } = await look(services, uuid)
  const bought = await vouchersOf(services.db, uuid)
  const isPaid = state === 'confirming' || state === 'confirmed'
  if (!isPaid || bought.some((voucher) => voucher.state === 'cancelled')) return 0
  return -sum(bill.lines.filter(({ kind }) => kind === 'balance').map(({ amount }) => amount))
}

/** A card that was corrected has had several, the last one first: what was moved off one was moved on to the next. */
async function codesOf({ db }: Services, code: string): Promise<string[]> {
  const moved = await db.select().from(balanceEntries).where(eq(balanceEntries.reason, 'moved'))
  const codes = [code]
  for (;;) {
    const on = moved.find((entry) => entry.code === codes.at(-1) && entry.amount >= 0)
    // Both are written by one statement.
    const off = on && moved.find(({ id }) => id === on.id - 1)
    if (!off) return codes
    codes.push(off.code)
  }
}

function lowestOf(amounts: readonly number[]): number {
  const sums = amounts.map((_, at) => sum(amounts.slice(0, at + 1)))
  return Math.min(0, ...sums)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
