import { and, between, eq, ne, notExists, sql } from 'drizzle-orm'
import { validPart } from '#domain/coupons/returned-value.ts'
import { addDays, type Day, daysBetween, madridDay } from '#domain/dates.ts'
import { canExtend, ownEnd } from '#domain/gift-cards/gift-card.ts'
import { isSpendableIn } from '#domain/payments/payment-mode.ts'
import { reminderDays, reminderDue } from '#domain/vouchers/reminders.ts'
import { formatMoney } from '#i18n/format.ts'
import { sectionPath } from '#i18n/paths.ts'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { reminderRefusals } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, hasBeenSent, sendOnce } from '#server/emails/send/send-once.ts'
import type { Services } from '#server/services.ts'
import { reminderRefusalUrl } from '#server/vouchers/reminders/stop-reminders.ts'
import { cardUrl } from '../card-links.ts'

const keyOf = (uuid: string, endsOn: Day, days: number) => `gift-card-reminder.${uuid}.${endsOn}.${days}`

/** 60, 30 and 7 days before its end, each once, as with vouchers; to who has not asked us to stop. */
export async function remindCardHolders({ db, clock, queue }: Services): Promise<void> {
  const today = madridDay(clock.now())
  const refusal = db.select({ one: sql`1` }).from(reminderRefusals).where(eq(reminderRefusals.email, giftCards.email))
  const soon = await db
    .select({ card: giftCards, endsOn: coupons.endsOn })
    .from(giftCards)
    .innerJoin(coupons, eq(coupons.code, giftCards.code))
    .where(
      and(
        between(coupons.endsOn, today, addDays(today, Math.max(...reminderDays))),
        eq(coupons.isActive, true),
        ne(giftCards.state, 'cancelled'),
        notExists(refusal),
      ),
    )
  for (const { card, endsOn } of soon) {
    const days =
      endsOn && reminderDue({ knownSince: madridDay(card.sentAt ?? card.issuedAt), expiresOn: endsOn }, today)
    if (!endsOn || !days || (await hasBeenSent(db, keyOf(card.uuid, endsOn, days)))) continue
    await db.transaction((tx) => queue.add(tx, 'send-card-reminder', { card: card.uuid, days, endsOn }))
  }
}

type Told = { card: string; days: number; endsOn: string }

/** Unless it was extended, spent, given back or refused since it was asked for. */
export async function sendCardReminder(services: Services, { card: uuid, days, endsOn }: Told) {
  const { db, config, clock } = services
  const [found] = await db
    .select({ card: giftCards, coupon: coupons })
    .from(giftCards)
    .innerJoin(coupons, eq(coupons.code, giftCards.code))
    .where(eq(giftCards.uuid, uuid))
  if (!found || found.card.state === 'cancelled' || found.coupon.endsOn !== endsOn) return
  const { card, coupon } = found
  const left = validPart(await balanceOf(db, card.code), coupon)
  if (left <= 0 || !coupon.isActive || !isSpendableIn(config.paymentMode, coupon.paymentMode)) return
  const { name, email, language, currency } = card
  const today = madridDay(clock.now())
  const [refused] = await db.select().from(reminderRefusals).where(eq(reminderRefusals.email, email))
  if (refused) return
  await sendOnce(services, keyOf(uuid, endsOn, days), () => {
    const view = {
      name,
      days: daysBetween(today, endsOn),
      left: formatMoney({ amount: left, currency }),
      endsOn,
      isExtended: card.extendedFrom !== null,
      canExtend: canExtend({ endsOn: ownEnd(coupon) ?? endsOn, isExtended: card.extendedFrom !== null }, today),
      chooseUrl: config.publicUrl + sectionPath('spas', language),
      balanceUrl: cardUrl(services, card, language),
      unsubscribeUrl: reminderRefusalUrl(services, email, language),
    }
    const head = emailHeader(services, language)
    const about = `${uuid}.${endsOn}.${days}`
    return renderEmail('gift-card-reminder', view, { about, to: { name, email }, language, head })
  })
}
