import type { CopyKey } from '#features/checkout/rules/copy-key.ts'
import { holdLifetime, lastHoldEnd } from '#features/checkout/rules/purchases/goods-hold.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import { timeZoneOfReader } from '#platform/i18n/languages.ts'
import { wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { kindOf } from '../core/kind-of.ts'
import type { PurchasePage } from './purchase-page.ts'

export type HoldView = {
  copyKey: CopyKey
  /** On the reader's clock: 12:15. */
  until: string
  /** From when the page was asked for: the clock of the browser may be wrong. 0 if the hold has ended. */
  secondsLeft: number
  minutes: number
  /** Whether it ends for good: its purchase has held goods for as long as it may. */
  isLast: boolean
}

/** Until when the goods are held; null where nothing is held. */
export function describeHold({ services, reader, purchase }: PurchasePage): HoldView | null {
  const { holds, copyKey } = kindOf(services, purchase.kind)
  const { heldSince, heldUntil, quoteRefusal } = purchase
  // What is not sold any more is not held either, whatever the clock says.
  if (!holds || !heldUntil || quoteRefusal) return null
  const now = services.clock.now()
  const left = heldUntil.getTime() - now.getTime()
  return {
    copyKey,
    until: timeInWords(wallClock(heldUntil, timeZoneOfReader(reader.language)).time, reader.language),
    secondsLeft: Math.max(0, Math.ceil(left / 1000)),
    minutes: holdLifetime / minute,
    isLast: isLastHold(heldSince, left > 0 ? heldUntil : now),
  }
}

const isLastHold = (heldSince: Date | null, end: Date) => heldSince !== null && lastHoldEnd(heldSince) <= end
