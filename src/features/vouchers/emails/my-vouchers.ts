import { z } from 'zod'
import { type BookingCardView, bookingCard, bookingFacts } from '#features/bookings/server/booking-facts.ts'
import { bookingUrl } from '#features/bookings/server/booking-links.ts'
import { askedPurchaseUrl, firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { type BriefVoucher, briefCard, shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { describeGoods } from '#features/checkout/server/purchases/core/kind-of.ts'
import { stateOn } from '#features/vouchers/rules/voucher-actions.ts'
import { askedVoucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { hoursOfAddress, ordersOfAddress, vouchersOfAddress, type worthSending } from './known-to-address.ts'

const payload = z.object({ email: z.string(), language: z.enum(languages), requestId: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-my-vouchers': z.infer<typeof payload>
  }
}

/**
 * Everything the address has that is still worth something, what it has bought, and the hours that it is expected at, each
 * with its link; nothing to an address without any.
 */
export const myVouchers = defineEmail({
  name: 'my-vouchers',
  payload,
  load: async (services, { email, language, requestId }) => {
    const now = services.clock.now()
    const today = madridDay(now)
    const held = await vouchersOfAddress(services, email)
    const bought = await ordersOfAddress(services, email, today)
    const expected = await hoursOfAddress(services, email)
    const [[newest], [next]] = [bought, expected]
    const name = held[0]?.beneficiaryName ?? newest?.buyer?.name ?? (next && firstName(next.name))
    if (!name) return []
    const vouchers = held.map((voucher) => ({
      service: voucher.serviceName[language],
      spa: voucher.spaName,
      reference: voucher.reference,
      validUntil: voucher.expiresOn,
      state: stateOn(voucher, today) as (typeof worthSending)[number],
      manageUrl: askedVoucherLink(services, voucher, language),
    }))
    const orders = bought.map((purchase) => ({
      what: describeGoods(services, { ...purchase, language }),
      locator: purchase.locator,
      boughtOn: madridDay(purchase.paidAt ?? purchase.startedAt),
      url: askedPurchaseUrl(services, { ...purchase, language }),
    }))
    const hours = expected.map((booking) => ({
      facts: bookingFacts(services.catalogue.current(), booking, language, now),
      locator: booking.locator,
      url: bookingUrl(services, booking, language),
    }))
    return [{ about: requestId, to: { name, email }, language, view: { vouchers, orders, hours } }]
  },
  content: ({ vouchers, orders, hours }, { t, language, head }) => {
    const hasVouchers = vouchers.length > 0
    const others = orders.length > 0 ? 'orders' : 'hours'
    const words = hasVouchers
      ? ({ lead: 'lead', preheader: 'preheader', guard: 'guard' } as const)
      : ({ lead: `${others}Lead`, preheader: `${others}Preheader`, guard: `${others}Guard` } as const)
    const subject = t(hasVouchers ? 'mailVouchers.mine.subject' : `mailVouchers.mine.${others}Subject`, {
      count: vouchers.length,
    })
    const isOneExpired = vouchers.some(({ state }) => state === 'expired')
    return {
      subject,
      preheader: t(`mailVouchers.mine.${words.preheader}`),
      title: subject,
      blocks: [
        leadBlock(t(`mailVouchers.mine.${words.lead}`)),
        ...vouchers.map((voucher) => cardOf(voucher, language)),
        ...(isOneExpired ? [textBlock(t('mailVouchers.mine.expired'))] : []),
        ...(hasVouchers && orders.length > 0
          ? [{ kind: 'heading' as const, words: t('mailVouchers.mine.orders') }]
          : []),
        ...orders.map((order) => orderCard(order, language)),
        ...(hours.length > 0 && (hasVouchers || orders.length > 0)
          ? [{ kind: 'heading' as const, words: t('mailVouchers.mine.hours') }]
          : []),
        ...hours.map((hour) => hourCard(hour, language)),
        noteBlock(t(`mailVouchers.mine.${words.guard}`)),
      ],
      why: t('mailVouchers.whyResent', { brand: head.brand }),
    }
  },
})

/** `what`: in a few words, empty if the catalogue does not have it any more. */
type OrderInList = { what: string; locator: string; boughtOn: Day; url: string }

type HourInList = { facts: BookingCardView; locator: string; url: string }

type VoucherInList = BriefVoucher & {
  validUntil: Day
  state: 'issued' | 'activated' | 'expired'
  manageUrl: string
}

function cardOf(voucher: VoucherInList, language: Language): EmailBlock {
  const { t } = i18nFor(language)
  const facts = [
    { label: t('mailPurchases.validUntil'), value: shortDay(voucher.validUntil, language) },
    { label: t('mailVouchers.mine.state'), value: t(`mailVouchers.mine.states.${voucher.state}`) },
  ]
  const links = [{ words: t('mailVouchers.mine.manage'), href: voucher.manageUrl }]
  return { ...briefCard(voucher, language, facts), links }
}

function orderCard({ what, locator, boughtOn, url }: OrderInList, language: Language): EmailBlock {
  const { t } = i18nFor(language)
  const facts = [
    { label: t('mailVouchers.mine.order'), value: locator, isCode: true },
    { label: t('mailVouchers.mine.boughtOn'), value: shortDay(boughtOn, language) },
  ]
  return {
    kind: 'card',
    ...(what && { title: what }),
    facts,
    links: [{ words: t('mailVouchers.mine.seeOrder'), href: url }],
  }
}

const hourCard = ({ facts, locator, url }: HourInList, language: Language): EmailBlock => ({
  ...bookingCard(facts, { locator }, language),
  links: [{ words: i18nFor(language).t('mailVouchers.mine.seeHour'), href: url }],
})
