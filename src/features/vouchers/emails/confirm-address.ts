import { eq } from 'drizzle-orm'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { type VoucherView, voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { agreementKey } from '#features/vouchers/server/actions/confirm-email-change.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { timeZoneOfReader } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { wallClock } from '#platform/time/dates.ts'
import { aboutChange, emailParts, loadVoucherContext } from './voucher-context.ts'

/** To both addresses: nothing changes until both have said yes. */
export const confirmAddress = defineEmail({
  name: 'confirm-address',
  payload: aboutChange,
  load: async (services, { change: uuid }) => {
    const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, uuid))
    const context = change && (await loadVoucherContext(services, change.voucherUuid))
    if (!context || change.madeAt) return []
    const { language, view: voucher } = emailParts(services, context)
    // The sentence of each language names its own clock.
    const { day, time } = wallClock(change.until, timeZoneOfReader(language))
    const page = services.config.publicUrl + pathOf('voucherAddress', language)
    const readers = [
      { reader: 'old' as const, name: change.oldName, email: change.oldEmail },
      { reader: 'new' as const, name: change.name, email: change.email },
    ]
    return readers.map(({ reader, name, email }) => ({
      about: `${uuid}.${reader}`,
      to: { name, email },
      language,
      view: {
        name: firstName(name),
        reader,
        newEmail: change.email,
        voucher,
        confirmUrl: `${page}?key=${agreementKey(services, change, reader)}`,
        until: dayFormats.withTime(time, day, language),
      },
    }))
  },
  content: (view, { t, language, head }) => {
    const { name, reader, newEmail, voucher, confirmUrl, until } = view
    return {
      subject: t('mailVouchers.confirmAddress.subject', { service: voucher.service }),
      preheader: t('mailVouchers.confirmAddress.preheader'),
      title: t('mailVouchers.confirmAddress.title'),
      blocks: [
        leadBlock(t(`mailVouchers.confirmAddress.${reader}`, { name, newEmail })),
        leadBlock(t('mailVouchers.confirmAddress.both')),
        { kind: 'button', words: t('mailVouchers.confirmAddress.button'), href: confirmUrl },
        noteBlock(t('mailVouchers.confirmAddress.until', { until })),
        reader === 'old' ? voucherCard(voucher, language) : nameOnly(voucher),
        textBlock(t('mailVouchers.confirmAddress.ignore')),
      ],
      why: t(reader === 'old' ? 'mailPurchases.whyHeld' : 'mailVouchers.whyAsked', { brand: head.brand }),
    }
  },
})

/** The new address may be a slip of the pen: reference and validity, which open a voucher, wait for the confirmation. */
const nameOnly = ({ service, spa, place }: VoucherView): EmailBlock => ({
  kind: 'card',
  title: service,
  lines: [`${spa}, ${place}`],
  facts: [],
})
