import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { reminderRefusalUrl } from '#features/checkout/server/email-parts/stop-reminders.ts'
import { voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { reminderRefusals } from '#features/checkout/server/schema/reminder-refusals.ts'
import { daysLeft, refusalOf, stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { factsOf } from '#features/vouchers/server/voucher-facts.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { fill, slot } from '#platform/server/emails/render/inline.ts'
import { madridDay } from '#platform/time/dates.ts'
import { howToBook, manageButton } from './voucher-blocks.ts'
import { emailParts, holderOf, loadVoucherContext } from './voucher-context.ts'

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
      canExtend: refusalOf('extend', factsOf(services, context.voucher, context.purchase), today) === null,
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
        {
          kind: 'text',
          tone: 'lead',
          said: [
            isToday
              ? t('mailVouchers.reminder.leadToday', { service, spa })
              : t('mailVouchers.reminder.lead', { service, spa, day }),
          ],
        },
        ...manageButton(view.manageUrl, t),
        voucherCard(voucher, language),
        ...howToBook(voucher, view.manageUrl, t),
        { kind: 'heading', words: t('mailVouchers.reminder.otherPlan') },
        {
          kind: 'text',
          said: fill(t(otherPlan, { manage: slot('manage') }), {
            manage: [{ words: t('mail.manage'), href: view.manageUrl }],
          }),
        },
      ],
      why: t('mailVouchers.whyReminded', { brand: head.brand }),
      unsubscribe: { words: t('mailVouchers.reminder.unsubscribe'), href: view.unsubscribeUrl },
    }
  },
})

/** One for each last day that a voucher has had. */
export const reminderKey = (voucher: Reminded, days: number) => `expiry-reminder.${aboutReminder(voucher, days)}`

type Reminded = Pick<Voucher, 'uuid' | 'expiresOn'>
const aboutReminder = ({ uuid, expiresOn }: Reminded, days: number) => `${uuid}.${expiresOn}.${days}`
