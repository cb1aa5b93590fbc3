import { methodInWords } from '#features/checkout/server/email-parts/paid-with.ts'
import { paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { wallClock } from '#platform/time/dates.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { stayFacts } from '../stay-facts.ts'
import { getStay } from '../stay-row.ts'
import { type NotCancelled, refundAt, whyNotCancelled } from './cancel-stay.ts'

export type CancellingView = NonNullable<Awaited<ReturnType<typeof describeCancelling>>>

/** What comes back now, and what cancelling costs from when on. Null if there is no stay. */
export async function describeCancelling({ services, reader, purchase }: PurchasePage) {
  const stay = await getStay(services.db, purchase.uuid)
  if (!stay) return null
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const now = services.clock.now()
  const why: NotCancelled | null = whyNotCancelled(stay, purchase, now)
  const refund = refundAt(purchase, now)
  const money = (amount: number) => formatMoney({ amount, currency: purchase.bill.currency })
  const method = methodInWords(await paidWithOf(services, purchase), t)
  const words = 'purchases.stay.cancelling'
  const { name, where, place, trip, cancelTerms } = stayFacts(snapshot, purchase, language, now)
  const { day, time } = wallClock(now, agreedStayOf(purchase).hotel.timeZone)
  return {
    name,
    where,
    days: trip.weekdays,
    backHref: purchaseHref(purchase, 'confirmation'),
    why: why && t(`${words}.why.${why}`),
    isCancelled: why === 'cancelled',
    /** What the form sends back, so that nobody confirms what they have not seen. */
    seen: refund.total,
    /** What the hotel's clock shows now, and what cancelling costs by it from when on. */
    terms: [t(`${words}.now`, { now: dayFormats.withTime(time, day, language), place }), ...cancelTerms],
    lines: [
      { label: t(`${words}.paid`), amount: money(refund.paid) },
      { label: t(`${words}.cost`), amount: money(refund.cost) },
      ...(refund.payment > 0 ? [{ label: t(`${words}.toPayment`, { method }), amount: money(refund.payment) }] : []),
      ...(refund.balance
        ? [
            {
              label: t(`${words}.toGiftCard`, { code: refund.balance.code }),
              amount: money(refund.balance.amount),
            },
          ]
        : []),
    ],
    total: money(refund.total),
    isNothing: refund.total === 0,
  }
}
