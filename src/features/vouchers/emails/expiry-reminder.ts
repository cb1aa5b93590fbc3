import { and, between, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { reminderDays, reminderDue } from '#features/checkout/rules/coupons/expiry-reminders.ts'
import { arrivesOn } from '#features/checkout/rules/purchases/gift.ts'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { reminderRefusalUrl } from '#features/checkout/server/email-parts/stop-reminders.ts'
import { voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { isOfThisMoney } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases, reminderRefusals } from '#features/checkout/server/schema/purchases.ts'
import { daysLeft, refusalOf, stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { boughtOn, voucherFactsOf } from '#features/vouchers/server/voucher-facts.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { fillSlots, slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { hasBeenSent } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, madridDay } from '#platform/time/dates.ts'
import { vouchers } from '../server/schema/vouchers.ts'
import { emailParts, holderOf, howToBook, loadVoucherContext, manageButton } from './voucher-context.ts'

const payload = z.object({ voucher: z.uuid(), days: z.int(), expiresOn: z.iso.date() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-expiry-reminder': z.infer<typeof payload>
  }
}

/** Unless the voucher was used, extended or its reminders refused since this was queued. */
export const expiryReminder = defineEmail({
  name: 'expiry-reminder',
  payload,
  load: async (services, { voucher: uuid, days, expiresOn }) => {
    const context = await loadVoucherContext(services, uuid)
    const today = madridDay(services.clock.now())
    if (!context || context.voucher.expiresOn !== expiresOn || context.isUndelivered) return []
    const state = stateOn(context.voucher, today)
    if (state !== 'issued' && state !== 'activated') return []
    const to = holderOf(context)
    const [refused] = await services.db.select().from(reminderRefusals).where(eq(reminderRefusals.email, to.email))
    if (refused) return []
    const { language, view: voucher, photo, manageUrl } = emailParts(services, context)
    const view = {
      name: firstName(to.name),
      voucher,
      daysLeft: daysLeft(expiresOn, today),
      manageUrl,
      canExtend: refusalOf('extend', voucherFactsOf(services, context.voucher, context.purchase), today) === null,
      unsubscribeUrl: reminderRefusalUrl(services, to.email, language),
      photo,
    }
    return [{ about: aboutReminder(context.voucher, days), to, language, view }]
  },
  content: (view, { t, language, head }) => {
    const { name, voucher, daysLeft: count, photo } = view
    const { service, spa } = voucher
    const day = dayFormats.long(voucher.validUntil, language)
    const isToday = count < 1
    const otherPlan = view.canExtend ? 'mailVouchers.reminder.extend' : 'mailVouchers.reminder.exchange'
    return {
      subject: isToday
        ? t('mailVouchers.reminder.subjectToday', { service })
        : t('mailVouchers.reminder.subject', { count, service }),
      preheader: t('mailVouchers.reminder.preheader'),
      ...(photo && { photo }),
      title: isToday
        ? t('mailVouchers.reminder.titleToday', { name })
        : t('mailVouchers.reminder.title', { count, name }),
      blocks: [
        leadBlock(
          isToday
            ? t('mailVouchers.reminder.leadToday', { service, spa })
            : t('mailVouchers.reminder.lead', { service, spa, day }),
        ),
        ...manageButton(view.manageUrl, t),
        voucherCard(voucher, language),
        ...howToBook(voucher, view.manageUrl, t),
        { kind: 'heading', words: t('mailVouchers.reminder.otherPlan') },
        textBlock(
          ...fillSlots(t(otherPlan, { manage: slot('manage') }), {
            manage: [{ words: t('mailVouchers.manage'), href: view.manageUrl }],
          }),
        ),
      ],
      why: t('mailVouchers.whyReminded', { brand: head.brand }),
      unsubscribe: { words: t('mailPurchases.unsubscribe'), href: view.unsubscribeUrl },
    }
  },
})

/** One for each last day that a voucher has had. */
const reminderKey = (voucher: Reminded, days: number) => `expiry-reminder.${aboutReminder(voucher, days)}`

type Reminded = Pick<Voucher, 'uuid' | 'expiresOn'>
const aboutReminder = ({ uuid, expiresOn }: Reminded, days: number) => `${uuid}.${expiresOn}.${days}`

/** 60, 30 and 7 days before its end, each once, to who has not asked us to stop. */
export async function remindHolders({ db, clock, config, queue }: Services): Promise<number> {
  const today = madridDay(clock.now())
  const soon = await db
    .select({ voucher: vouchers, paidAt: purchases.paidAt, gift: purchases.gift })
    .from(vouchers)
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .where(
      and(
        inArray(vouchers.state, ['issued', 'activated']),
        // Not of those that were bought with play money, and can't be used.
        isOfThisMoney(config),
        isNull(purchases.disputedAt),
        between(vouchers.expiresOn, today, addDays(today, Math.max(...reminderDays))),
        notExists(
          db
            .select({ one: sql`1` })
            .from(reminderRefusals)
            .where(eq(reminderRefusals.email, vouchers.beneficiaryEmail)),
        ),
      ),
    )
  let sent = 0
  for (const { voucher, paidAt, gift } of soon) {
    // What was extended counts from that day: a short extension is not recalled at once.
    const since = voucher.extendedOn ?? boughtOn(voucher, { paidAt })
    const arrives = arrivesOn(gift, voucher.beneficiaryEmail)
    const knownSince = arrives && arrives > since ? arrives : since
    const days = reminderDue({ knownSince, expiresOn: voucher.expiresOn }, today)
    if (!days || (await hasBeenSent(db, reminderKey(voucher, days)))) continue
    const { uuid, expiresOn } = voucher
    await db.transaction((tx) => queue.add(tx, 'send-expiry-reminder', { voucher: uuid, days, expiresOn }))
    sent++
  }
  return sent
}
