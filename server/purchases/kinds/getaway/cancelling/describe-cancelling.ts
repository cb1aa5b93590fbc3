import { wallClock } from '#domain/dates.ts'
import { agreedPolicy } from '#domain/getaways/agreed-stay.ts'
import { freeCancellation } from '#domain/getaways/cancel-policy.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { methodInWords } from '#server/emails/render/paid-with.ts'
import { paidWithOf } from '#server/emails/send/email-context.ts'
import { i18nFor } from '#server/i18n.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { PurchasePage } from '#server/purchases/steps/purchase-page.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { stayFacts } from '../stay-facts.ts'
import { getStay } from '../stay-row.ts'
import { type NotCancelled, refundAt, whyNotCancelled } from './cancel-stay.ts'

export type CancellingView = NonNullable<Awaited<ReturnType<typeof describeCancelling>>>

/** What comes back now, and after which moment it is less. Null if there is no stay. */
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
  const { name, where, trip } = stayFacts(snapshot, purchase, language, now)
  return {
    name,
    where,
    days: trip.weekdays,
    backHref: purchaseHref(purchase, 'confirmation'),
    why: why && t(`${words}.why.${why}`),
    isCancelled: why === 'cancelled',
    /** What the form sends back, so that nobody confirms what they have not seen. */
    seen: refund.total,
    whenLess: whenLess(purchase, now, language, t),
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

/** On the hotel's clock, which is named: 'now', and the moment from which less comes back. */
function whenLess(purchase: Purchase, now: Date, language: Language, t: Translate): string {
  const agreed = agreedStayOf(purchase)
  const { timeZone } = agreed.hotel
  const policy = agreedPolicy(agreed)
  const at = (instant: Date) => {
    const { day, time } = wallClock(instant, timeZone)
    return dayFormats.withTime(time, day, language)
  }
  const words = 'purchases.stay.cancelling'
  const place = agreed.place[language]
  const next = policy.cancelPenalties
    .map(({ deadline }) => deadline)
    .filter((deadline) => deadline > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (!next) return t(`${words}.late`, { now: at(now), place })
  const free = freeCancellation(policy)
  if (free && free.deadline > now) return t(`${words}.free`, { now: at(now), place, deadline: at(free.deadline) })
  const refund = formatMoney({ amount: refundAt(purchase, next).total, currency: purchase.bill.currency })
  return t(`${words}.less`, { now: at(now), place, deadline: at(next), refund })
}
