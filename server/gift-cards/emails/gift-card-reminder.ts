import { and, between, eq, ne, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { validPart } from '#domain/coupons/returned-value.ts'
import type { Day } from '#domain/dates.ts'
import { addDays, daysBetween, madridDay } from '#domain/dates.ts'
import { canExtend, ownEnd } from '#domain/gift-cards/gift-card.ts'
import { isSpendableIn } from '#domain/payments/payment-mode.ts'
import { reminderDays, reminderDue } from '#domain/vouchers/reminders.ts'
import { dayFormats, formatMoney } from '#i18n/format.ts'
import { sectionPath } from '#i18n/paths.ts'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { giftCards } from '#server/db/schema/gift-cards.ts'
import { reminderRefusals } from '#server/db/schema/voucher-changes.ts'
import { defineEmail } from '#server/emails/define-email.ts'
import { fill, slot } from '#server/emails/render/inline.ts'
import { hasBeenSent } from '#server/emails/send-once.ts'
import type { Services } from '#server/services.ts'
import { reminderRefusalUrl } from '#server/vouchers/reminders/stop-reminders.ts'
import { cardUrl } from '../card-links.ts'

const payload = z.object({ card: z.uuid(), days: z.int(), endsOn: z.iso.date() })

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-gift-card-reminder': z.infer<typeof payload>
  }
}

/** Unless the card was extended, spent, given back or its reminders refused since this was queued. */
export const giftCardReminder = defineEmail({
  name: 'gift-card-reminder',
  payload,
  load: async (services, { card: uuid, days, endsOn }) => {
    const { db, config, clock } = services
    const [found] = await db
      .select({ card: giftCards, coupon: coupons })
      .from(giftCards)
      .innerJoin(coupons, eq(coupons.code, giftCards.code))
      .where(eq(giftCards.uuid, uuid))
    if (!found || found.card.state === 'cancelled' || found.coupon.endsOn !== endsOn) return []
    const { card, coupon } = found
    const left = validPart(await balanceOf(db, card.code), coupon)
    if (left <= 0 || !coupon.isActive || !isSpendableIn(config.paymentMode, coupon.paymentMode)) return []
    const { name, email, language, currency } = card
    const [refused] = await db.select().from(reminderRefusals).where(eq(reminderRefusals.email, email))
    if (refused) return []
    const today = madridDay(clock.now())
    const isExtended = card.extendedFrom !== null
    const view = {
      name,
      days: daysBetween(today, endsOn),
      left: formatMoney({ amount: left, currency }),
      endsOn,
      isExtended,
      canExtend: canExtend({ endsOn: ownEnd(coupon) ?? endsOn, isExtended }, today),
      chooseUrl: config.publicUrl + sectionPath('spas', language),
      balanceUrl: cardUrl(services, card, language),
      unsubscribeUrl: reminderRefusalUrl(services, email, language),
    }
    return [{ about: aboutReminder(uuid, endsOn, days), to: { name, email }, language, view }]
  },
  content: (view, { t, language, head }) => {
    const { name, days, left: amount, endsOn } = view
    const words = 'mailCards.reminder'
    return {
      subject: t(`${words}.subject`, { count: days }),
      preheader: t(`${words}.preheader`, { amount }),
      title: t(`${words}.title`, { name, amount }),
      blocks: [
        { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { day: dayFormats.long(endsOn, language) })] },
        { kind: 'button', words: t(`${words}.choose`), href: view.chooseUrl },
        {
          kind: 'text',
          said: view.canExtend
            ? fill(t(`${words}.extend`, { link: slot('link') }), {
                link: [{ words: t(`${words}.extendLink`), href: view.balanceUrl }],
              })
            : [t(`${words}.${view.isExtended ? 'extended' : 'returned'}`)],
        },
      ],
      why: t(`${words}.why`, { brand: head.brand }),
      unsubscribe: { words: t('mailVouchers.reminder.unsubscribe'), href: view.unsubscribeUrl },
    }
  },
})

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
    if (!endsOn || !days || (await hasBeenSent(db, reminderKey(card.uuid, endsOn, days)))) continue
    await db.transaction((tx) => queue.add(tx, 'send-gift-card-reminder', { card: card.uuid, days, endsOn }))
  }
}

/** One for each last day that a card has had. */
const reminderKey = (uuid: string, endsOn: Day, days: number) =>
  `gift-card-reminder.${aboutReminder(uuid, endsOn, days)}`

const aboutReminder = (uuid: string, endsOn: Day, days: number) => `${uuid}.${endsOn}.${days}`
