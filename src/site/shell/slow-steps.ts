import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { purchaseKindAt } from '#features/checkout/rules/purchase-paths.ts'
import { type Language, languageOf } from '#platform/i18n/languages.ts'
import type { PageKey } from '#platform/pages/page-row.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { useNotifications } from '#platform/ui/shell/notifications.tsx'

/** In milliseconds. Who waits for less would only see it flash. */
const patience = 400

/** They say themselves what is being made. */
const withTheirOwn: PageKey[] = ['voucherConvert', 'voucherExchange']

/** Buying, and what is done with a voucher: there somebody waits for a bank, a supplier or the database. */
export function isSlowStep(path: string): boolean {
  const language: Language = languageOf(path)
  if (withTheirOwn.some((page) => pathOf(page, language) === path)) return false
  return purchaseKindAt(path) !== null || path.startsWith(pathOf('manageVoucher', language))
}

/** Spec 2.8: a step that takes its time shows the overlay with the three bubbles. */
export function SlowSteps() {
  const { showLoading } = useNotifications()
  const { state, location } = useNavigation()
  const isUnderWay = state !== 'idle' && location !== undefined && isSlowStep(location.pathname)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => showLoading(true), patience)
    return () => {
      clearTimeout(timer)
      showLoading(false)
    }
  }, [isUnderWay, showLoading])
  return null
}
