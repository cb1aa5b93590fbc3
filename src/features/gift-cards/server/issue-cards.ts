import { randomUUID } from 'node:crypto'
import { makeCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import type { PaymentMode } from '#features/checkout/rules/payments/payment-mode.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Draw } from '#platform/rules/reference.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import { giftCards } from './schema.ts'

/** What a card is, but for its names in the database. */
export type CardToIssue = Omit<typeof giftCards.$inferInsert, 'uuid' | 'code'>

/** `purchaseUuid`: what has paid for them, directly or with a voucher that is exchanged. */
type Issue = {
  endsOn: Day
  paymentMode: PaymentMode | null
  purchaseUuid: string
  reason: 'sale' | 'exchange'
  now: Date
}

/** Cards with their codes and the first entry of each ledger, in one transaction with what pays for them. */
export async function issueCards(tx: Transaction, draw: Draw, cards: readonly CardToIssue[], issue: Issue) {
  const { reason, ...code } = issue
  const { now } = issue
  const codes = await insertCodes(tx, draw, cards, code)
  const issued = cards.map((card, index) => ({ ...card, uuid: randomUUID(), code: codes[index] ?? '' }))
  await tx
    .insert(balanceEntries)
    .values(issued.map(({ code, value, purchaseUuid }) => ({ code, amount: value, purchaseUuid, reason, at: now })))
  await tx.insert(giftCards).values(issued)
  return issued
}

/** Decided: a code that exists already is drawn again. */
async function insertCodes(
  tx: Transaction,
  draw: Draw,
  cards: readonly CardToIssue[],
  { now, ...code }: Omit<Issue, 'reason'>,
): Promise<string[]> {
  const found: string[] = []
  for (let tries = 0; found.length < cards.length && tries < 20; tries++) {
    const drawn = Array.from({ length: cards.length - found.length }, () => makeCardCode(draw))
    const rows = [...new Set(drawn)].map((name) => ({
      ...code,
      code: name,
      label: name,
      kind: 'gift-card' as const,
      createdAt: now,
    }))
    const inserted = await tx.insert(coupons).values(rows).onConflictDoNothing().returning({ code: coupons.code })
    found.push(...inserted.map((row) => row.code))
  }
  if (found.length < cards.length) throw new Error('No code is free')
  return found
}

type Waiting = { uuid: string; revision: number; deliverAt: Date }

/** The e-mails of cards, each at its time. */
export async function queueCards({ queue, clock }: Services, tx: Transaction, cards: readonly Waiting[]) {
  const now = clock.now()
  await queue.addAll(
    tx,
    'send-gift-card',
    cards.map(({ uuid, revision, deliverAt }) => ({
      payload: { card: uuid, revision },
      options: deliverAt > now ? { notBefore: deliverAt } : {},
    })),
  )
}
