import { and, eq, inArray } from 'drizzle-orm'
import { belongsToBeneficiary } from '#features/checkout/rules/purchases/gift.ts'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { GiftEmail } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { voucherFileLink, voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { voucherEvents } from '#features/vouchers/server/schema/vouchers.ts'
import { renderVoucher } from '#features/vouchers/server/voucher-pdf.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { voucherCancelled } from './voucher-cancelled.ts'
import {
  emailParts,
  holderOf,
  loadVoucherContext,
  otherBuyer,
  photoInEmail,
  voucherInEmail,
  waysToBook,
} from './voucher-context.ts'

export const giftEmail = defineTemplate('gift', content)

/** One for each voucher. What was given back, given on, used or has expired is no present any more. */
export async function voucherGiftEmails(services: Services, purchase: Purchase): Promise<GiftEmail[]> {
  const { gift } = purchase
  const today = madridDay(services.clock.now())
  const bought = gift ? await vouchersOf(services.db, purchase.uuid) : []
  return bought.flatMap((voucher) => {
    if (!gift || !belongsToBeneficiary(gift, voucher.beneficiaryEmail)) return []
    const state = stateOn(voucher, today)
    if (state === 'expired') services.log.warn({ voucher: voucher.uuid }, 'expired before it was given')
    if (state !== 'issued' && state !== 'activated') return []
    return [giftEmail.prepare(services, copyOf(services, purchase, gift, voucher))]
  })
}

/** To each holder beside the buyer who knows of a voucher that is off, under the key of any other end of it. */
export async function endedVoucherGiftEmails(services: Services, { uuid }: Purchase): Promise<GiftEmail[]> {
  const uuids = (await vouchersOf(services.db, uuid)).map((voucher) => voucher.uuid)
  const ended = await services.db
    .select({ voucher: voucherEvents.voucherUuid })
    .from(voucherEvents)
    .where(and(inArray(voucherEvents.voucherUuid, uuids), eq(voucherEvents.cause, 'withdrawn')))
  const emails: GiftEmail[] = []
  for (const { voucher } of ended) {
    const context = await loadVoucherContext(services, voucher)
    if (!context || !otherBuyer(context)) continue
    const { language, brief } = emailParts(services, context)
    const to = holderOf(context)
    const view = { name: firstName(to.name), ...brief, refund: null, isDisputed: true } as const
    emails.push(voucherCancelled.prepare(services, { about: `${voucher}.holder`, to, language, view }))
  }
  return emails
}

function copyOf(services: Services, purchase: Purchase, { email }: NonNullable<Purchase['gift']>, voucher: Voucher) {
  const { language, buyer } = purchase
  const view = {
    /** First names. */
    to: voucher.beneficiaryName,
    from: buyer?.name ?? '',
    /** As it was typed. */
    message: voucher.message || null,
    voucher: voucherInEmail(services, voucher, language),
    downloadUrl: voucherFileLink(services, voucher, language),
    manageUrl: voucherLink(services, voucher, language),
    photo: photoInEmail(services, voucher, language),
  }
  const attach = async () => [await renderVoucher(services, voucher, purchase, language)]
  return { about: voucher.uuid, to: { name: voucher.beneficiaryName, email }, language, view, attach }
}

type GiftView = ReturnType<typeof copyOf>['view']

function content(view: GiftView, { t, language, head }: EmailContext): EmailContent {
  const { to, from, voucher } = view
  const { service, spa } = voucher
  const manage = [{ words: t('mailVouchers.manage'), href: view.manageUrl }]
  return {
    subject: t('mailPurchases.gift.subject', { name: from, service }),
    preheader: t('mailVouchers.gift.preheader', { service, spa }),
    photo: view.photo,
    title: t('mailPurchases.gift.title', { to, from }),
    blocks: [
      leadBlock(t('mailVouchers.gift.lead', { service, spa })),
      ...(view.message?.trim() ? [{ kind: 'quote' as const, words: view.message.trim(), by: from }] : []),
      { kind: 'button', words: t('mailVouchers.download'), href: view.downloadUrl },
      voucherCard(voucher, language),
      { kind: 'heading', words: t('mailVouchers.gift.howTo') },
      {
        kind: 'steps',
        steps: [
          fillSlots(t('mailVouchers.gift.activate', { manage: slot('manage') }), { manage }),
          waysToBook(voucher, view.manageUrl, t('mailVouchers.gift.book', { ways: slot('ways') }), t),
          [t('mailVouchers.gift.show')],
        ],
      },
      textBlock(t('mailVouchers.gift.otherPlan')),
    ],
    why: t('mailPurchases.whyGiven', { name: from, brand: head.brand }),
  }
}
