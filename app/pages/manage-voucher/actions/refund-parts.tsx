import { useTranslation } from '#app/i18n.tsx'
import type { ActionView } from '#server/vouchers/actions/describe-action.ts'

/** Spec 9: what goes back where, and when it is there. */
export function RefundParts({ parts }: Pick<ActionView, 'parts'>) {
  const { t } = useTranslation()
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
