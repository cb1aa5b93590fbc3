import type { BillLine } from '#features/checkout/rules/bill/purchase-lines.ts'
import { addressLine } from '#features/checkout/rules/purchases/postal.ts'
import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import { lineInWords, type PriceLine, summaryBlocks } from '#features/checkout/server/email-parts/amounts.ts'
import { giftDelivery, paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import { voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { onToHours } from '#features/vouchers/server/hours/voucher-hours.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { fillSlots, slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { photoInEmail, voucherInEmail, waysToBook } from './voucher-context.ts'

export const orderConfirmation = defineTemplate('order-confirmation', content)

/** `orderUrl`: the page of the order with the files of all vouchers, where they are too many to be attached; else null. */
type OrderConfirmationView = Awaited<ReturnType<typeof orderView>> & { orderUrl: string | null }

type BoughtVoucher = OrderConfirmationView['vouchers'][number]

export async function orderView(services: Services, purchase: Purchase, bought: [Voucher, ...Voucher[]]) {
  const { language, buyer, bill, locator } = purchase
  const [first, ...others] = bought
  const paidOn = madridDay(purchase.paidAt ?? services.clock.now())
  const lastDay = lastRefundDay(paidOn)
  const described = (voucher: Voucher) => ({
    ...voucherInEmail(services, voucher, language),
    downloadUrl: fileUrl(services, purchase, voucher),
    manageUrl: voucherLink(services, voucher, language),
    gift: giftDelivery(services, purchase),
  })
  return {
    /** First name. */
    buyer: buyer?.name ?? '',
    vouchers: [described(first), ...others.map(described)] as const,
    lines: bill.lines.map((line) => lineOf(line, bill.currency, bought, language)),
    total: { amount: bill.total, currency: bill.currency },
    tax: purchase.quote.tax,
    paidOn,
    paidWith: await paidWithOf(services, purchase),
    locator,
    /** Where the printed voucher goes, in one line; null if it is not posted. */
    postedTo: purchase.postal && addressLine(purchase.postal),
    /** The page that asks which voucher is meant. */
    manageUrl: services.config.publicUrl + pathOf('manageVoucherLogin', language),
    /** The last day on which the money is given back, or null where it is over. */
    cancelUntil: lastDay >= madridDay(services.clock.now()) ? lastDay : null,
    photo: photoInEmail(services, first, language),
  }
}

const fileUrl = (services: Services, purchase: Purchase, voucher: Voucher) =>
  `${services.config.publicUrl}${purchaseFileHref(purchase, `${voucher.reference}.pdf`)}?key=${purchaseKey(services, purchase)}`

function lineOf(line: BillLine, currency: string, bought: Voucher[], language: Purchase['language']): PriceLine {
  const amount = { amount: line.amount, currency }
  if (line.kind === 'goods') {
    const pax = bought.reduce((sum, voucher) => sum + voucher.pax, 0)
    return {
      kind: 'vouchers',
      count: bought.length,
      party: i18nFor(language).t('purchases.people', { count: pax }),
      amount,
    }
  }
  if (line.kind === 'offer') return { kind: 'offer', percent: line.percent, amount }
  if (line.kind === 'postal') return { kind: 'delivery', amount }
  if (line.kind === 'coupon') return { kind: 'coupon', code: line.code, amount }
  return { kind: line.balance, code: line.code, amount }
}

function content(view: OrderConfirmationView, { t, language, head }: EmailContext): EmailContent {
  const [first] = view.vouchers
  const isMany = view.vouchers.length > 1
  const { service, reference } = first
  const suffix = isMany ? 'Many' : first.gift ? 'Gift' : ''
  const validUntil = dayFormats.long(first.validUntil, language)
  return {
    subject: t(`mailVouchers.order.subject${suffix}`, { service }),
    preheader: view.orderUrl
      ? t('mailVouchers.order.preheaderLinked', { count: view.vouchers.length })
      : isMany
        ? t('mailVouchers.order.preheaderMany', { count: view.vouchers.length })
        : t('mailVouchers.order.preheader', { reference, day: validUntil }),
    photo: view.photo,
    title: t(`mailVouchers.order.title${suffix}`, { name: view.buyer }),
    blocks: [
      ...(view.orderUrl ? linked(view, view.orderUrl, t, language) : attached(view, t, language)),
      ...summaryBlocks(
        { ...view, lines: view.lines.map((line) => lineInWords(line, t)), total: formatMoney(view.total) },
        t,
        language,
      ),
      ...(view.postedTo ? [noteBlock(t('mailVouchers.order.posted', { address: view.postedTo }))] : []),
      { kind: 'heading', words: t('mailVouchers.order.nowWhat') },
      ...nowWhat(view, t, language),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}

function attached({ vouchers }: OrderConfirmationView, t: Translate, language: Language): EmailBlock[] {
  const [first] = vouchers
  const isMany = vouchers.length > 1
  return [
    leadBlock(lead(first, isMany, t, language)),
    ...(isMany ? [] : [buttonOf(first, t)]),
    ...vouchers.map((voucher) => cardOf(voucher, isMany, t, language)),
  ]
}

/** One card for all that are alike: a hundred would be more than mail programs show. */
function linked({ vouchers }: OrderConfirmationView, href: string, t: Translate, language: Language): EmailBlock[] {
  const alike = Map.groupBy(vouchers, ({ service, validUntil }) => `${service} ${validUntil}`)
  return [
    leadBlock(t('mailVouchers.order.leadLinked', { count: vouchers.length })),
    { kind: 'button', words: t('mailVouchers.order.seeAll'), href },
    ...[...alike.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const reference = [first, ...others].map((voucher) => voucher.reference).join(', ')
      return [voucherCard({ ...first, reference }, language, first.gift ? { for: first.gift.to } : {})]
    }),
  ]
}

function lead({ gift }: BoughtVoucher, isMany: boolean, t: Translate, language: Language): string {
  if (isMany) return t('mailVouchers.order.leadMany')
  if (!gift) return t('mailVouchers.order.lead')
  if (gift.delivery === 'none') return t('mailVouchers.order.leadGift', { name: gift.to })
  if (gift.delivery === 'now') return t('mailVouchers.order.leadGiftSent', { name: gift.to })
  return t('mailVouchers.order.leadGiftLater', { name: gift.to, day: dayFormats.long(gift.delivery.on, language) })
}

/** What its buyer uses themselves is booked first of all; what is given is activated before that, by who gets it. */
const isForHours = ({ gift, isBookedOnline }: BoughtVoucher) => isBookedOnline && !gift

const buttonOf = (voucher: BoughtVoucher, t: Translate): EmailBlock => ({
  kind: 'button',
  ...(isForHours(voucher) ? hoursLink(voucher, t) : { words: t('mailVouchers.download'), href: voucher.downloadUrl }),
})

const hoursLink = ({ manageUrl }: BoughtVoucher, t: Translate) => ({
  words: t('mailVouchers.online.button'),
  href: onToHours(manageUrl),
})

function cardOf(voucher: BoughtVoucher, isMany: boolean, t: Translate, language: Language): EmailBlock {
  const isBooked = isForHours(voucher)
  const file = { words: t(isMany ? 'mailVouchers.downloadThis' : 'mailVouchers.download'), href: voucher.downloadUrl }
  const links = isMany
    ? [...(isBooked ? [hoursLink(voucher, t)] : []), file, { words: t('mailVouchers.manage'), href: voucher.manageUrl }]
    : [file]
  return voucherCard(voucher, language, {
    ...(voucher.gift && { for: voucher.gift.to }),
    ...((isMany || isBooked) && { links }),
  })
}

function nowWhat(view: OrderConfirmationView, t: Translate, language: Language): EmailBlock[] {
  const [first] = view.vouchers
  const values = { ways: slot('ways'), name: first.gift?.to ?? '' }
  const who = first.gift ? 'bookGift' : view.vouchers.length > 1 ? 'bookMany' : 'book'
  const isMadeOnline = first.isBookedOnline && who !== 'book'
  const words = { ...values, order: slot('order') }
  // Cards that stand for many vouchers have no links of their own.
  const otherwise = isMadeOnline
    ? t(`mailVouchers.online.${view.orderUrl && who === 'bookMany' ? 'bookLinked' : who}`, words)
    : t(`mailVouchers.order.${who}`, values)
  const order = view.orderUrl ? [{ words: t('mailVouchers.online.order'), href: view.orderUrl }] : []
  const manage = slot('manage')
  const change = view.cancelUntil
    ? t('mailVouchers.order.cancel', { day: dayFormats.long(view.cancelUntil, language), manage })
    : t('mailVouchers.order.change', { manage })
  return [
    textBlock(...waysToBook(first, who === 'book' ? first.manageUrl : null, otherwise, t, { order })),
    textBlock(
      ...fillSlots(change, {
        manage: [
          { words: t('mailVouchers.manage'), href: view.vouchers.length > 1 ? view.manageUrl : first.manageUrl },
        ],
      }),
    ),
  ]
}
