import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { hoursOn } from '#features/catalogue/rules/spas/opening.ts'
import { firstPhoto, placeOfSpa } from '#features/catalogue/server/cards.ts'
import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import { buyerName, paidInWords } from '#features/checkout/server/email-parts/purchase-context.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { VoucherHistory } from '#features/vouchers/rules/voucher.ts'
import {
  daysLeft,
  extendedUntil,
  refusalOf,
  stateOn,
  type VoucherAction,
} from '#features/vouchers/rules/voucher-actions.ts'
import { dayFormats, formatMoney, hoursInWords } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { VoucherPage } from './access/voucher-page.ts'
import { describeClosure } from './describe-closure.ts'
import { beneficiaryChanges } from './schema/voucher-changes.ts'
import { voucherEvents } from './schema/vouchers.ts'
import { isOpenToPayer, isUndelivered } from './undelivered-gift.ts'

export type HeldVoucherView = Awaited<ReturnType<typeof describeVoucher>>

/** Spec 2.9: the voucher as its holder sees it, with what can be done with it today. */
export async function describeVoucher(page: VoucherPage) {
  const { services, reader, voucher, purchase, today } = page
  const { snapshot, language } = reader
  const service = snapshot.services.get(voucher.serviceUuid)
  const spa = snapshot.spas.get(voucher.spaUuid)
  const isOnHold = page.facts.isOnHold && voucher.state !== 'redeemed' && voucher.state !== 'cancelled'
  const isOwn = await isOpenToPayer(services.db, voucher, purchase)
  return {
    reference: voucher.reference,
    service: voucher.serviceName[language],
    place: spa ? `${spa.name}, ${placeOfSpa(snapshot, spa, language)}` : voucher.spaName,
    photo: firstPhoto(language, service, spa),
    isGift: voucher.isGift,
    state: stateOn(voucher, today),
    validUntil: shortDay(voucher.expiresOn, language),
    daysLeft: daysLeft(voucher.expiresOn, today),
    beneficiary: { name: voucher.beneficiaryName, email: voucher.beneficiaryEmail },
    // Null for who was given it: address, method and value.
    buyer: { name: buyerName(purchase), email: isOwn ? (purchase.buyer?.email ?? null) : null },
    paidWith: isOwn ? await paidInWords(services, purchase, language) : null,
    value: isOwn ? formatMoney({ amount: voucher.value, currency: voucher.currency }) : null,
    history: await historyOf(page),
    contact: contactOf(page),
    isPlayMoney: page.facts.isPlayMoney,
    hasPdf: voucher.state !== 'cancelled' && !isOnHold,
    isOnHold,
    actions: actionsOf(page),
    undelivered: await undeliveredTo(page),
    pendingEmail: await pendingEmailOf(page),
    ended: await describeClosure(page),
  }
}

/** How to reach the spa; of one that has left us, how to reach whoever knows what becomes of its vouchers. */
export function contactOf({ services, reader, voucher, today }: VoucherPage) {
  const { snapshot, language } = reader
  const spa = snapshot.spas.get(voucher.spaUuid)
  const { supportPhone, supportEmail } = services.config.site
  if (!spa) return { phone: supportPhone, email: supportEmail[language], web: null, hours: null }
  const place = snapshot.locations.get(spa.location.uuid)
  const calendar = place && holidayCalendarOf(place, snapshot.locations)
  const hours = hoursOn(spa, today, calendar ? isHoliday(today, calendar) : false)
  const { t } = i18nFor(language)
  const { phone, email, web } = spa.contact
  const words = hours && t('catalogue.todayHours', { hours: hoursInWords(hours, language) })
  return { phone: phone || null, email: email || null, web, hours: words || null }
}

/** A present that waits for its day; without one where that has begun, and it could not be delivered yet. */
async function undeliveredTo({ services, reader, voucher, purchase, today }: VoucherPage) {
  if (!(await isUndelivered(services.db, voucher, purchase))) return null
  const day = purchase.gift?.deliverOn
  return { name: voucher.beneficiaryName, day: day && day > today ? dayFormats.long(day, reader.language) : null }
}

async function historyOf({ services, reader, voucher }: VoucherPage) {
  const events = await services.db
    .select()
    .from(voucherEvents)
    .where(eq(voucherEvents.voucherUuid, voucher.uuid))
    .orderBy(asc(voucherEvents.id))
  return events.map(({ cause, at }) => ({
    what: cause as VoucherHistory,
    at: shortDay(madridDay(at), reader.language),
  }))
}

/** The first is the one that most will want. */
const order: readonly VoucherAction[] = ['activate', 'redeem', 'exchange', 'edit', 'convert', 'extend', 'cancel']

function actionsOf({ facts, today, reader }: VoucherPage) {
  const days: Partial<Record<VoucherAction, string>> = {
    extend: refusalOf('extend', facts, today)
      ? undefined
      : dayFormats.long(extendedUntil(facts, today), reader.language),
    cancel: dayFormats.long(lastRefundDay(facts.boughtOn), reader.language),
  }
  // Decided: where it can't be extended, the same dialog offers what can be done instead.
  const hasWorth = refusalOf('convert', facts, today) === null || refusalOf('exchange', facts, today) === null
  return order
    .filter((action) => refusalOf(action, facts, today) === null || (action === 'extend' && hasWorth))
    .map((action) => ({ action, day: days[action] ?? null }))
}

/** An address that has been asked for, and not agreed to by both yet. */
async function pendingEmailOf({ services, voucher }: VoucherPage): Promise<string | null> {
  const [open] = await services.db
    .select()
    .from(beneficiaryChanges)
    .where(
      and(
        eq(beneficiaryChanges.voucherUuid, voucher.uuid),
        isNull(beneficiaryChanges.madeAt),
        gt(beneficiaryChanges.until, services.clock.now()),
      ),
    )
    .orderBy(desc(beneficiaryChanges.requestedAt))
    .limit(1)
  return open && open.oldEmail === voucher.beneficiaryEmail ? open.email : null
}
