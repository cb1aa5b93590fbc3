import type { VoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What happened to a voucher and on which day; the same thing twice on a day is told once. */
export function VoucherHistory({ voucher: { history } }: { voucher: VoucherView }) {
  const { t } = useTranslation()
  const told = new Map(history.map((entry) => [`${entry.at} ${entry.what}`, entry]))
  if (told.size === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('vouchers.page.history')}</h2>
      <ol className="voucher-history">
        {[...told].map(([key, { what, at }]) => (
          <li key={key}>
            <span>{t(`vouchers.history.${what}`)}</span>
            <span className="muted nowrap">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
