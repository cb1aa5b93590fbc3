import type { Reader } from '#features/catalogue/server/cards.ts'
import type { BillLine } from '#features/checkout/rules/bill/purchase-lines.ts'
import { holdLifetime, lastHoldEnd } from '#features/checkout/rules/purchases/goods-hold.ts'
import { formatMoney, formatPercentOff, timeInWords } from '#platform/i18n/format.ts'
import { timeZoneOfReader } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { describing, kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import type { PurchasePage } from './purchase-page.ts'

export type SummaryView = ReturnType<typeof describeSummary>

/** The summary beside each step, as formatted text. Its amounts are those of the bill that will be charged. */
export function describeSummary(services: Services, reader: Reader, purchase: Purchase) {
  const { t } = i18nFor(reader.language)
  const { bill, gift, quote } = purchase
  const kind = kindOf(services, purchase.kind)
  const { label, delivery, lines = [], included = [], ...goods } = kind.describe(reader, purchase, describing(services))
  const money = (amount: number) => formatMoney({ amount, currency: bill.currency })
  return {
    ...goods,
    copyKey: kind.copyKey,
    // With the purchase's uuid, so that the first step changes this purchase instead of starting another.
    changeHref: kind.startHref(purchase.goods, reader.language, { isGift: gift !== null, purchase: purchase.uuid }),
    giftFor: gift && (gift.name ? t('purchases.summary.giftFor', { name: gift.name }) : t('purchases.summary.gift')),
    lines: [
      ...bill.lines.flatMap((line) =>
        line.kind === 'goods' && lines.length > 0
          ? [...lines, ...included].map((part) => ({ ...part, isOff: false }))
          : [
              { label: labelOf(line, label, t), amount: money(line.amount), isOff: line.amount < 0 },
              ...(line.kind === 'goods' ? included.map((part) => ({ ...part, isOff: false })) : []),
            ],
      ),
      ...(purchase.postal || !delivery ? [] : [{ label: delivery, amount: t('purchases.summary.free'), isOff: false }]),
    ],
    total: money(bill.total),
    tax: quote.tax && t('purchases.summary.tax', { tax: quote.tax }),
    lowest: quote.lowest === null ? null : t('purchases.summary.lowest', { amount: money(quote.lowest) }),
  }
}

function labelOf(line: BillLine, goods: string, t: Translate): string {
  if (line.kind === 'goods') return goods
  if (line.kind === 'offer') return t('purchases.summary.offer', { off: formatPercentOff(line.percent) })
  if (line.kind === 'postal') return t('purchases.summary.postal')
  if (line.kind === 'coupon') return t('purchases.summary.coupon', { code: line.code })
  return t(line.balance === 'gift-card' ? 'purchases.summary.giftCard' : 'purchases.summary.wallet', {
    code: line.code,
  })
}

export type HoldView = NonNullable<ReturnType<typeof describeHold>>

/** Until when the goods are held; null where nothing is held. */
export function describeHold({ services, reader, purchase }: PurchasePage) {
  const { holds, copyKey } = kindOf(services, purchase.kind)
  const { heldSince, heldUntil, quoteRefusal } = purchase
  // What is not sold any more is not held either, whatever the clock says.
  if (!holds || !heldUntil || quoteRefusal) return null
  const now = services.clock.now()
  const left = heldUntil.getTime() - now.getTime()
  return {
    copyKey,
    /** On the reader's clock: 12:15. */
    until: timeInWords(wallClock(heldUntil, timeZoneOfReader(reader.language)).time, reader.language),
    /** From when the page was asked for: the clock of the browser may be wrong. 0 if the hold has ended. */
    secondsLeft: Math.max(0, Math.ceil(left / 1000)),
    minutes: holdLifetime / minute,
    /** Whether it ends for good: its purchase has held goods for as long as it may. */
    isLast: isLastHold(heldSince, left > 0 ? heldUntil : now),
  }
}

const isLastHold = (heldSince: Date | null, end: Date) => heldSince !== null && lastHoldEnd(heldSince) <= end
