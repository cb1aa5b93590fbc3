import type { Reader } from '#features/catalogue/server/cards.ts'
import { addressLine } from '#features/checkout/rules/purchases/postal.ts'
import { paidInWords } from '#features/checkout/server/email-parts/purchase-context.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { invoiceLinks } from '#features/checkout/server/invoices/invoice-file.ts'
import { openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { dayFormats, formatMoney, timeInWords } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay, wallClock } from '#platform/time/dates.ts'
import type { ConfirmedView } from '../core/goods-view.ts'
import { describing, hasReadableDetails, kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type ConfirmationView = Awaited<ReturnType<typeof describeConfirmation>>

/** Most goods are confirmed within it. Whoever waits longer is offered help. */
const shortWait = 20_000

const isLong = (since: Date | null, now: Date) => since === null || now.getTime() >= since.getTime() + shortWait

/** The last step in each of its states: waiting for the payment, fulfilling, confirmed or expired. What failed has a page of its own. */
export async function describeConfirmation(page: PurchasePage) {
  const { services, reader, purchase } = page
  const { state, buyer, bill, locator } = purchase
  const money = formatMoney({ amount: bill.total, currency: bill.currency })
  const kind = kindOf(services, purchase.kind)
  const { copyKey, startHref, confirmation = describeGeneralConfirmation, fulfilment } = kind
  const known = { copyKey, email: buyer?.email ?? '', locator, amount: money }
  if (state === 'confirmed') {
    const confirmed = await confirmation(services, reader, purchase)
    return { kind: 'done' as const, ...known, confirmed, receipt: await describeReceipt(page) }
  }
  const summary = () => describeSummary(services, reader, purchase)
  if (state === 'expired') {
    const againHref = startHref(purchase.goods, reader.language)
    return {
      kind: 'expired' as const,
      ...known,
      summary: hasReadableDetails(services, purchase) ? summary() : null,
      againHref,
    }
  }
  const common = { ...known, summary: summary() }
  const asked = state === 'confirming' ? await kind.asked?.(services, reader, purchase) : null
  if (asked) return { kind: 'asked' as const, ...common, asked }
  // Nothing is confirmed until the bank has decided, which takes weeks.
  if (state === 'confirming' && purchase.disputedAt) return { kind: 'disputed' as const, ...common }
  // Made with the payment, it is there in a moment. A supplier may take longer, and the buyer has done their part.
  if (state === 'confirming' && fulfilment.when === 'by-job') {
    const waits = { ...common, isLong: isLong(purchase.paymentAcceptedAt, services.clock.now()) }
    return purchase.paidAt ? { kind: 'paid' as const, ...waits } : { kind: 'authorized' as const, ...waits }
  }
  const attempt = state === 'paying' ? await openAttemptOf(services.db, purchase.uuid) : null
  const requiredAction = attempt?.requiredAction
  if (requiredAction?.kind === 'reference') {
    const { entity, reference, expiresAt } = requiredAction
    const { day, time } = wallClock(new Date(expiresAt), 'Europe/Lisbon')
    const until = dayFormats.dayAndTime(day, time, reader.language)
    return { kind: 'reference' as const, ...common, entity, reference, until }
  }
  if (requiredAction?.kind === 'phone') {
    const { time } = wallClock(new Date(requiredAction.expiresAt), 'Europe/Lisbon')
    return { kind: 'phone' as const, ...common, time: timeInWords(time, reader.language) }
  }
  // The provider is processing the payment, which can take days.
  const slow = requiredAction?.kind === 'confirmation' && attempt
  const onItsWay = slow ? i18nFor(reader.language).t(`purchases.payment.methods.${slow.method}`) : null
  const isByJob = fulfilment.when === 'by-job'
  return {
    kind: 'waiting' as const,
    ...common,
    onItsWay,
    canLeave: state === 'paying' && !onItsWay,
    isLong: !isByJob || isLong(attempt && (attempt.returnedAt ?? attempt.startedAt), services.clock.now()),
  }
}

/** The last page of a kind that has no words of its own: what was bought, its number and what it cost. */
function describeGeneralConfirmation(services: Services, reader: Reader, purchase: Purchase): ConfirmedView {
  const { t } = i18nFor(reader.language)
  const { buyer, bill, locator } = purchase
  const { items, title, place } = kindOf(services, purchase.kind).describe(reader, purchase, describing(services))
  const amount = formatMoney({ amount: bill.total, currency: bill.currency })
  return {
    badge: t('purchases.confirmation.general.badge'),
    title: t('purchases.confirmation.general.title', { name: buyer?.name ?? '' }),
    lead: t('purchases.confirmation.general.text', { email: buyer?.email ?? '' }),
    paragraphs: [],
    actions: [],
    note: null,
    canSendAgain: true,
    next: [],
    cards: [
      {
        key: locator,
        photo: items[0]?.photo ?? null,
        above: null,
        title: items.map(({ name }) => name).join(' + ') || title,
        place,
        badge: null,
        facts: [
          { label: t('purchases.confirmation.general.order'), value: locator },
          { label: t('purchases.confirmation.general.amount'), value: amount },
        ],
        links: [],
      },
    ],
  }
}

export type ReceiptView = Awaited<ReturnType<typeof describeReceipt>>

/** What was paid, for what, when and how. The page is its buyer's alone, so the card's last digits may stand there. */
async function describeReceipt({ services, reader, purchase }: PurchasePage) {
  const { language } = reader
  const { t } = i18nFor(language)
  const { items, title, lines, total, tax } = describeSummary(services, reader, purchase)
  const { buyer, postal, locator, paidAt } = purchase
  const words = 'purchases.confirmation.receipt'
  return {
    goods: items.map(({ name }) => name).join(' + ') || title,
    lines,
    files: await invoiceLinks(services, purchase),
    total,
    tax,
    facts: [
      { label: t(`${words}.order`), value: locator },
      ...(paidAt ? [{ label: t(`${words}.date`), value: shortDay(madridDay(paidAt), language) }] : []),
      { label: t(`${words}.paidWith`), value: await paidInWords(services, purchase, language) },
      ...(buyer ? [{ label: t(`${words}.buyer`), value: `${buyer.name} ${buyer.surname}` }] : []),
      ...(postal ? [{ label: t(`${words}.postedTo`), value: addressLine(postal) }] : []),
    ],
  }
}
