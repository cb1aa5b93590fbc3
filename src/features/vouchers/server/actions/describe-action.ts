import { hourWords } from '#features/bookings/server/booking-facts.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import {
  balanceInWords,
  balanceLineOf,
  buyerName,
  paymentInWords,
} from '#features/checkout/server/email-parts/purchase-context.ts'
import { extendedUntil, refusalOf, type VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { VoucherPage } from '../access/voucher-page.ts'
import { describeClosure } from '../describe-closure.ts'
import { contactOf } from '../describe-voucher.ts'
import { isBookedOnline, voucherHoursHref } from '../hours/voucher-hours.ts'
import { isOpenToPayer, isUndelivered } from '../undelivered-gift.ts'
import { refundOf } from './refund-of.ts'

export type ActionView = Awaited<ReturnType<typeof describeAction>>

/** What the page of an action says before it is taken. */
export async function describeAction(page: VoucherPage, action: VoucherAction) {
  const { voucher, facts, today, reader } = page
  const long = (day: string) => dayFormats.long(day, reader.language)
  const refusal = refusalOf(action, facts, today)
  const contact = contactOf(page)
  const isOwn = await isOpenToPayer(page.services.db, voucher, page.purchase)
  // Of a present that is to be sent: its buyer corrects it alone.
  const isPresent = await isUndelivered(page.services.db, voucher, page.purchase)
  return {
    refusal: refusal && { why: refusal.why, day: await dayOfRefusal(page, refusal.why), instead: [...refusal.instead] },
    name: voucher.beneficiaryName,
    email: voucher.beneficiaryEmail,
    isUndelivered: isPresent,
    /** Where the code goes that it becomes, unless another address is typed: never to who knows nothing of it yet. */
    codeEmail: isPresent ? (page.purchase.buyer?.email ?? '') : voucher.beneficiaryEmail,
    /** Null for who was given it. */
    value: isOwn ? formatMoney({ amount: voucher.value, currency: voucher.currency }) : null,
    buyer: buyerName(page.purchase),
    lastRefundDay: long(lastRefundDay(facts.boughtOn)),
    parts: action === 'cancel' && !refusal && isOwn ? await partsOf(page) : [],
    until: long(extendedUntil(facts, today)),
    validUntil: long(voucher.expiresOn),
    contact,
    mailHref: contact.email && mailHref(page, contact.email),
    ...hourOf(page),
    canMatchPrice: action === 'cancel' && !refusal,
  }
}

/** Where an hour is booked with it, or the one that it is reserved for is seen. */
function hourOf({ services, voucher, booking, reader }: VoucherPage) {
  const { language } = reader
  if (booking) {
    const { spoken, time } = hourWords(booking.startsAt, booking.agreed, language)
    return { bookingHref: bookingHref(services, booking, language), booked: { day: spoken, time } }
  }
  return { bookingHref: isBookedOnline(services, voucher) ? voucherHoursHref(voucher, language) : null, booked: null }
}

/** The day that explains it: until when it would have been possible, or since when it is not. */
async function dayOfRefusal(page: VoucherPage, why: string): Promise<string> {
  const { voucher, facts, reader } = page
  const long = (day: string) => dayFormats.long(day, reader.language)
  if (why === 'window-over') return long(lastRefundDay(facts.boughtOn))
  if (why === 'extended-before' && facts.extendedOn) return long(facts.extendedOn)
  if (why === 'redeemed' || why === 'cancelled') return (await describeClosure(page))?.day ?? ''
  return long(voucher.expiresOn)
}

async function partsOf({ services, voucher, purchase, reader }: VoucherPage) {
  const { language } = reader
  const { payment, balance } = await refundOf(services.db, voucher, purchase)
  const money = (amount: number) => formatMoney({ amount, currency: voucher.currency })
  const line = balanceLineOf(purchase)
  const byPayment = payment > 0 && {
    to: await paymentInWords(services, purchase, language),
    amount: money(payment),
    isAtOnce: false,
  }
  const byBalance = balance &&
    line && { to: balanceInWords(line, language), amount: money(balance.amount), isAtOnce: true }
  return [byPayment, byBalance].filter((part) => part !== false && part !== null && part !== undefined)
}

/** An e-mail to the spa that only wants a date. */
function mailHref({ services, reader, voucher }: VoucherPage, email: string): string {
  const { t } = i18nFor(reader.language)
  const { brand } = services.config.site
  const values = {
    brand,
    reference: voucher.reference,
    service: voucher.serviceName[reader.language],
    name: voucher.beneficiaryName,
  }
  const subject = encodeURIComponent(t('mailVouchers.toSpa.subject', values))
  const body = encodeURIComponent(t('mailVouchers.toSpa.body', values))
  return `mailto:${email}?subject=${subject}&body=${body}`
}
