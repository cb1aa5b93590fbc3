import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { makeCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import {
  type Correction,
  type CorrectionDraft,
  type CorrectionProblems,
  correctionForm,
  toCorrection,
} from '#features/gift-cards/rules/card-draft.ts'
import { isCorrectable } from '#features/gift-cards/rules/gift-card.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { type GiftCard, getCard, lockCardAndCode, transitionCard } from '../card-row.ts'
import { queueCards } from '../issue-cards.ts'

type Corrected =
  | { ok: true }
  | { ok: false; error: 'closed' }
  | { ok: false; error: 'too-often'; seconds: number }
  | { ok: false; error: 'invalid'; problems: CorrectionProblems }

/**
 * Another address, name or day, until its recipient has opened it. A card that has been sent to another address gets
 * another code: whoever got the first one may have read it.
 */
export async function correctCard(
  services: Services,
  purchase: Purchase,
  uuid: string,
  draft: CorrectionDraft,
): Promise<Corrected> {
  const now = services.clock.now()
  const problems = correctionForm.problems(draft, { today: madridDay(now) })
  if (Object.keys(problems).length > 0) return { ok: false, error: 'invalid', problems }
  const seconds = await takeRecipient(services, 'card-recipient', draft.email)
  if (seconds > 0) return { ok: false, error: 'too-often', seconds }
  return services.db.transaction(async (tx) => {
    const paid = await lockPurchase(tx, purchase.uuid)
    const card = await lockCardAndCode(tx, uuid)
    if (card?.purchaseUuid !== purchase.uuid || !isCorrectable(card.state) || !paid || paid.disputedAt)
      return { ok: false, error: 'closed' }
    const correction = toCorrection(draft, card.timeZone, now)
    const revision = card.revision + 1
    const code = isSentElsewhere(card, correction) ? await replaceCode(services, tx, card, now) : card.code
    const { name, email, deliverAt } = correction
    await transitionCard(tx, card, 'scheduled', { name, email, deliverAt, code, revision, sentAt: null })
    await queueCards(services, tx, [{ uuid, revision, deliverAt }])
    return { ok: true }
  })
}

const isSentElsewhere = ({ sentAt, email }: GiftCard, correction: Correction) =>
  sentAt !== null && email.toLowerCase() !== correction.email.toLowerCase()

/** What the first code was worth moves to the second, and the first is worth nothing. */
async function replaceCode({ draw }: Services, tx: Transaction, { code: former }: GiftCard, at: Date): Promise<string> {
  const [known] = await tx.select().from(coupons).where(eq(coupons.code, former))
  if (!known) throw new Error('A gift card has no code')
  const code = makeCardCode(draw)
  await tx.insert(coupons).values({ ...known, code, label: code, createdAt: at })
  await tx.update(coupons).set({ isActive: false, expiredAmount: 0 }).where(eq(coupons.code, former))
  const amount = await balanceOf(tx, former)
  await tx.insert(balanceEntries).values([
    { code: former, amount: -amount, reason: 'moved', at },
    { code, amount, reason: 'moved', at },
  ])
  return code
}

/** The e-mail of a card once more, to the same address. Of one that waits for its day nothing is sent before. */
export async function resendCard(
  services: Services,
  purchase: Purchase,
  uuid: string,
): Promise<Result<null, 'closed' | 'too-often'>> {
  const { db, queue } = services
  const card = await getCard(db, uuid)
  const isSent = card?.state === 'sent' || card?.state === 'opened'
  if (card?.purchaseUuid !== purchase.uuid || !isSent || purchase.disputedAt) return fail('closed')
  if ((await takeRecipient(services, 'resend-recipient', card.email)) > 0) return fail('too-often')
  const payload = { card: uuid, revision: card.revision, requestId: randomUUID() }
  await db.transaction((tx) => queue.add(tx, 'send-gift-card', payload))
  return ok(null)
}
