import { Trans, useTranslation } from '#app/i18n.tsx'
import type { ConfirmationView } from '#server/purchases/steps/describe-confirmation.ts'
import { PurchaseSteps } from '../purchase-steps.tsx'
import { Refresh } from './refresh.tsx'
import { usePolling } from './use-polling.ts'
import { WaitingActions } from './waiting-actions.tsx'

type Props = { view: Extract<ConfirmationView, { kind: 'waiting' | 'phone' }> }

/** Spec 2.9: 'estamos confirmando su bono', for as long as it takes. */
export function Waiting({ view }: Props) {
  const { t } = useTranslation()
  usePolling()
  const { email, locator, amount } = view
  return (
    <div className="wrap">
      <Refresh />
      <PurchaseSteps current="confirmation" />
      <div className="wait">
        <span className="bubbles" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <div className="stack" role="status">
          <h1>
            {t(view.kind === 'phone' ? 'purchases.confirmation.phone.title' : 'purchases.confirmation.waiting.title')}
          </h1>
          <p className="lead">
            {view.kind === 'phone' ? (
              t('purchases.confirmation.phone.text', { time: view.time })
            ) : view.onItsWay ? (
              t('purchases.confirmation.waiting.slow', { method: view.onItsWay, email })
            ) : (
              <Trans i18nKey="purchases.confirmation.waiting.text" values={{ email }} components={{ email: <b /> }} />
            )}
          </p>
        </div>
        <p className="small muted">{t('purchases.confirmation.waiting.order', { locator, amount })}</p>
        <WaitingActions locator={locator} canLeave={view.kind === 'phone' || view.canLeave} />
      </div>
    </div>
  )
}
