import { eq } from 'drizzle-orm'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { type BriefVoucher, briefCard, shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import type { Money } from '#platform/rules/money.ts'
import { defineEmail, defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Day } from '#platform/time/dates.ts'
import { aboutVoucher, emailParts, holderOf, loadVoucherContext, writeToUs } from './voucher-context.ts'

/** The code, where it was asked to go; and a word to the holder's own address, where that is another. */
export const voucherExchanged = defineEmail({
  name: 'voucher-exchanged',
  payload: aboutVoucher,
  load: async (services, { voucher: uuid }) => {
    const context = await loadVoucherContext(services, uuid)
    const [row] = await services.db
      .select({ exchange: voucherExchanges, endsOn: coupons.endsOn })
      .from(voucherExchanges)
      .innerJoin(coupons, eq(coupons.code, voucherExchanges.code))
      .where(eq(voucherExchanges.voucherUuid, uuid))
    if (!context || !row) return []
    const { language, brief: voucher } = emailParts(services, context)
    const { kind, code, amount, currency, email } = row.exchange
    const holder = holderOf(context)
    const isHolders = email === holder.email.toLowerCase()
    const withCode = balanceCode.prepare(services, {
      about: uuid,
      to: { name: isHolders ? holder.name : '', email },
      language,
      view: {
        name: isHolders ? firstName(holder.name) : null,
        kind,
        code,
        amount: { amount, currency },
        voucher,
        validUntil: row.endsOn,
        shopUrl: services.config.publicUrl + sectionPath('spas', language),
      },
    })
    const view = { name: firstName(holder.name), kind, voucher }
    return isHolders ? [withCode] : [withCode, { about: uuid, to: holder, language, view }]
  },
  content: (view, { t, language, head }) => {
    const { name, kind, voucher } = view
    const { service, reference } = voucher
    return {
      subject: t('mailVouchers.exchanged.subject', { service }),
      preheader: t('mailVouchers.exchanged.preheader', { reference }),
      title: t('mailVouchers.exchanged.title'),
      blocks: [
        leadBlock(t(`mailVouchers.exchanged.${kind}`, { name })),
        briefCard(voucher, language),
        writeToUs('notYou', head, t),
      ],
      why: t('mailVouchers.whyBefore', { brand: head.brand }),
    }
  },
})

export const balanceCode = defineTemplate('balance-code', codeContent)

type BalanceCodeView = {
  /** First name, or null where the code goes to an address of which we know no name. */
  name: string | null
  kind: 'wallet' | 'gift-card'
  code: string
  amount: Money
  /** What it was exchanged from. */
  voucher: BriefVoucher
  validUntil: Day | null
  shopUrl: string
}

/** The code stands in the e-mail alone, never in what a locked screen shows of it. */
function codeContent(view: BalanceCodeView, { t, language, head }: EmailContext): EmailContent {
  const { name, kind, code, amount, voucher, validUntil } = view
  const { service, spa, reference } = voucher
  const [step, field] = [t('purchases.steps.payment'), t('purchases.coupon.label')]
  return {
    subject: t(`mailVouchers.balanceCode.${kind}.subject`),
    preheader: t('mailVouchers.balanceCode.preheader'),
    title: name
      ? t(`mailVouchers.balanceCode.${kind}.titleNamed`, { name })
      : t(`mailVouchers.balanceCode.${kind}.title`),
    blocks: [
      leadBlock(t(`mailVouchers.balanceCode.${kind}.lead`, { service, spa, reference })),
      {
        kind: 'card',
        facts: [
          { label: t('mailVouchers.balanceCode.code'), value: code, isCode: true },
          { label: t(`mailVouchers.balanceCode.${kind}.value`), value: formatMoney(amount) },
          ...(validUntil ? [{ label: t('mailPurchases.validUntil'), value: shortDay(validUntil, language) }] : []),
        ],
      },
      { kind: 'heading', words: t('mailVouchers.balanceCode.howTo') },
      {
        kind: 'steps',
        steps: [
          [t('mailVouchers.balanceCode.choose')],
          [t('mailVouchers.balanceCode.enter', { step, field })],
          [t('mailVouchers.balanceCode.keep')],
        ],
      },
      textBlock(t(`mailVouchers.balanceCode.${kind}.where`)),
      { kind: 'button', words: t('mailVouchers.balanceCode.button'), href: view.shopUrl },
      noteBlock(t('mailVouchers.balanceCode.guard')),
    ],
    why: t('mailVouchers.whyAsked', { brand: head.brand }),
  }
}
