import { and, between, eq, ne, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { validPart } from '#features/checkout/rules/coupons/coupon.ts'
import { reminderDays, reminderDue } from '#features/checkout/rules/coupons/expiry-reminders.ts'
import { isSpendableIn } from '#features/checkout/rules/payments/payment-mode.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { reminderRefusalUrl } from '#features/checkout/server/email-parts/stop-reminders.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { reminderRefusals } from '#features/checkout/server/schema/purchases.ts'
import { canExtend, ownEnd } from '#features/gift-cards/rules/gift-card.ts'
import { giftCards } from '#features/gift-cards/server/schema.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { fillSlots, slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, daysBetween, madridDay } from '#platform/time/dates.ts'
import { cardUrl } from '../server/card-links.ts'

const payload = z.object({ card: z.uuid(), days: z.int(), endsOn: z.iso.date() })

declare module '#platform/server/jobs/payloads.ts' {
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
        leadBlock(t(`${words}.lead`, { day: dayFormats.long(endsOn, language) })),
        { kind: 'button', words: t(`${words}.choose`), href: view.chooseUrl },
        textBlock(
          ...(view.canExtend
            ? fillSlots(t(`${words}.extend`, { link: slot('link') }), {
                link: [{ words: t(`${words}.extendLink`), href: view.balanceUrl }],
              })
            : [t(`${words}.${view.isExtended ? 'extended' : 'returned'}`)]),
        ),
      ],
      why: t(`${words}.why`, { brand: head.brand }),
      unsubscribe: { words: t('mailPurchases.unsubscribe'), href: view.unsubscribeUrl },
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
