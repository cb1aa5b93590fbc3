import { and, between, eq, isNull } from 'drizzle-orm'
import { buyerAddress, firstName, keyedUrl } from '#features/checkout/server/email-parts/purchase-context.ts'
import { getPurchase, isOfThisMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { isStayReminderDue, stayReminderDays } from '#features/getaways/rules/bought-stay.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailPhoto } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, slot, waysTo } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { hasBeenSent, sentTime } from '#platform/server/emails/send-once.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, daysBetween, madridDay, wallClock } from '#platform/time/dates.ts'
import { agreedStayOf } from '../server/purchase/read-getaway-goods.ts'
import { namedRooms, stayFacts } from '../server/purchase/stay-facts.ts'
import { type BoughtStay, getStay, isGood } from '../server/purchase/stay-row.ts'
import { buyerAs, stayStepsView } from '../server/purchase/stay-steps.ts'
import { stayGiftKey } from './gift-emails.ts'
import { chooseLinks, inOneRow, isEach, ofPurchase, type StayCardView, stayCardBlocks } from './stay-blocks.ts'

/** To who was given the stay, if they know of it, else to its buyer; unless it was cancelled since. */
export const stayReminder = defineEmail({
  name: 'stay-reminder',
  payload: ofPurchase,
  load: async (services, { purchase: uuid }) => {
    const purchase = await getPurchase(services.db, uuid)
    const stay = purchase && (await getStay(services.db, uuid))
    const due = stay && (await dueReminder(services, purchase, stay))
    if (!purchase?.buyer || !due) return []
    const { language, buyer, gift } = purchase
    const recipient = due.isForRecipient ? gift : null
    const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
    const cardFacts: StayCardView & { hotel: string; photo: EmailPhoto } = facts
    const reader = recipient ? 'guest' : buyerAs(purchase)
    const view = {
      name: recipient ? firstName(recipient.name) : buyer.name,
      from: recipient ? buyer.name : null,
      to: gift?.name ?? '',
      daysLeft: due.daysLeft,
      facts: cardFacts,
      codes: { hotel: stay.hotelLocator, spa: stay.voucherCode },
      rooms: namedRooms(purchase, i18nFor(language).t),
      steps: await stayStepsView(services, purchase, stay, facts, { language, reader }),
      // Who was given the stay must not see what was paid.
      manageUrl: recipient ? null : keyedUrl(services, purchase, 'confirmation'),
    }
    const to = recipient ? { name: recipient.name, email: recipient.email } : buyerAddress(buyer)
    return [{ about: uuid, to, language, view }]
  },
  content: (view, { t, language, head }) => {
    const { name, to, from, daysLeft: count, facts, codes, steps, rooms, manageUrl } = view
    const { hotel, trip } = facts
    const words = `mailStays.reminder.${steps.reader}` as const
    const day = stayDays.spoken(trip.from, language)
    const see: EmailBlock[] = manageUrl
      ? [{ kind: 'button', words: t('mailStays.confirmation.see'), href: manageUrl }]
      : []
    const { spa, spaCode: code, contact, guest, hotelLocator: locator } = steps
    const ways = waysTo(contact, t('mailPurchases.or'))
    const { online } = steps
    return {
      subject: t(`${words}.subject`, { count, hotel, to }),
      preheader: t(`${words}.preheader`, { locator }),
      photo: { file: facts.photo.file, alt: facts.photo.alt },
      title: t(`${words}.title`, { count, name }),
      blocks: [
        leadBlock(t(`${words}.lead`, { hotel, day, to, time: trip.arrival.time })),
        stayCardBlocks(facts, codes, language, { for: guest, rooms }),
        ...hours(),
        { kind: 'heading', words: t('mailStays.reminder.arriving') },
        textBlock(t(`${words}.desk`, { guest, locator })),
        ...see,
      ],
      why: from
        ? t('mailPurchases.whyGiven', { name: from, brand: head.brand })
        : t('mailPurchases.whyBought', { brand: head.brand }),
    }

    function hours(): EmailBlock[] {
      const isBooked = online !== null && online.booked.length > 0 && online.left.length === 0
      if (isBooked)
        return [
          { kind: 'heading', words: t('purchases.stay.hours.titleBooked') },
          textBlock(...inOneRow(online.booked), '.'),
        ]
      const values = { spa, code, ways: slot('ways'), online: slot('online') }
      const sentence =
        online && !online.opensOn
          ? fillSlots(t(`mailStays.reminder.${isEach(online) ? 'bookOnlineEach' : 'bookOnline'}`, values), {
              online: chooseLinks(online, t('mailStays.reminder.online')),
              ways,
            })
          : fillSlots(t(`${words}.book`, values), { ways })
      return [{ kind: 'heading', words: t(`${words}.booked`) }, textBlock(...sentence)]
    }
  },
})

type DueReminder = { isForRecipient: boolean; daysLeft: number }

/** Three days before arrival, once. Stays that are cancelled or disputed are left out. */
export async function remindGuests(services: Services): Promise<number> {
  const { db, clock, config, queue } = services
  const today = madridDay(clock.now())
  const soon = await db
    .select({ purchase: purchases, stay: getawayStays })
    .from(getawayStays)
    .innerJoin(purchases, eq(purchases.uuid, getawayStays.purchaseUuid))
    .where(
      and(
        eq(getawayStays.state, 'confirmed'),
        // A day more: it may still be yesterday where the hotel is.
        between(getawayStays.arrival, today, addDays(today, stayReminderDays + 1)),
        isNull(purchases.disputedAt),
        isOfThisMoney(config),
      ),
    )
  let sent = 0
  for (const { purchase, stay } of soon) {
    if (!(await dueReminder(services, purchase, stay))) continue
    await db.transaction((tx) => queue.add(tx, 'send-stay-reminder', { purchase: purchase.uuid }))
    sent++
  }
  return sent
}

/** The reminder of a stay, as far as it is due now and has not left; null if it is not. */
async function dueReminder(services: Services, purchase: Purchase, stay: BoughtStay): Promise<DueReminder | null> {
  const { db, clock } = services
  if (!isGood(services, stay, purchase)) return null
  const dayThere = (instant: Date) => wallClock(instant, agreedStayOf(purchase).hotel.timeZone).day
  // Whoever has not been told of their present learns nothing of it: then its buyer is reminded.
  const toldAt = purchase.gift?.email ? await sentTime(db, stayGiftKey(purchase.uuid)) : null
  const knownSince = dayThere(toldAt ?? purchase.paidAt ?? purchase.startedAt)
  const today = dayThere(clock.now())
  const { arrival } = stay
  if (!isStayReminderDue({ knownSince, arrival }, today)) return null
  if (await hasBeenSent(db, `stay-reminder.${purchase.uuid}`)) return null
  return { isForRecipient: toldAt !== null, daysLeft: daysBetween(today, arrival) }
}
