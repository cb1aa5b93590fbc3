import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Spec 9: what goes back where, and when it is there. Who was given the voucher learns whose money it is, not how much. */
export function RefundParts({ parts, value, buyer }: Pick<ActionView, 'parts' | 'value' | 'buyer'>) {
  const { t } = useTranslation()
  if (value === null) return <p className="small soft">{t('vouchers.cancel.endGift', { buyer })}</p>
  return (
    <div className="small soft">
      {parts.length > 0 && (
        <>
          <p>{t('vouchers.cancel.backTo')}</p>
          <ul className="refund-parts">
            {parts.map(({ to, amount, isAtOnce }) => (
              <li key={to}>{t(isAtOnce ? 'vouchers.cancel.atOnce' : 'vouchers.cancel.later', { to, amount })}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t('vouchers.cancel.end')}</p>
    </div>
  )
}
