import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { Refresh } from '#features/checkout/ui/confirmation/refresh.tsx'
import { usePolling } from '#features/checkout/ui/confirmation/use-polling.ts'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { WaitingActions } from './waiting-actions.tsx'
import { WithSummary } from './with-summary.tsx'

type Props = { view: Extract<ConfirmationView, { kind: 'waiting' | 'phone' | 'paid' | 'authorized' | 'disputed' }> }

/**
 * Spec 2.9: 'estamos confirmando su bono', for as long as it takes; or what is paid, or authorised, and waits for a
 * supplier, or for a bank that looks at its payment. Most of that is there within seconds: only a long wait is offered
 * help, and nothing moves any more.
 */
export function Waiting({ view }: Props) {
  const { t } = useTranslation()
  usePolling()
  const { locator, amount } = view
  const isPaid = view.kind === 'paid' || view.kind === 'authorized' || view.kind === 'disputed'
  const isLong = view.kind === 'phone' || view.kind === 'disputed' || view.isLong
  return (
    <WithSummary summary={view.summary}>
      <Refresh />
      <div className="wait grid text-center">
        <span className={isPaid && isLong ? 'bubbles still' : 'bubbles'} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <div className="stack" role="status">
          <h1>
            {view.kind === 'phone' || view.kind === 'disputed'
              ? t(`purchases.confirmation.${view.kind}.title`)
              : t(`purchases.words.${view.words}.${isPaid ? 'confirming' : 'waiting'}`)}
          </h1>
          <p className="lead">
            <WaitingText view={view} />
          </p>
        </div>
        <p className="small muted">{t('purchases.confirmation.waiting.order', { locator, amount })}</p>
        {isLong && (
          <WaitingActions
            locator={locator}
            canLeave={view.kind === 'phone' || (view.kind === 'waiting' && view.canLeave)}
          />
        )}
      </div>
    </WithSummary>
  )
}

function WaitingText({ view }: Props) {
  const { t } = useTranslation()
  const { words, email } = view
  const components = { email: <b /> }
  if (view.kind === 'phone') return t('purchases.confirmation.phone.text', { time: view.time })
  if (view.kind === 'disputed')
    return <Trans i18nKey="purchases.confirmation.disputed.text" values={{ email }} components={components} />
  if (view.kind === 'paid' || view.kind === 'authorized') {
    const text = view.isLong ? 'later' : 'text'
    return <Trans i18nKey={`purchases.confirmation.${view.kind}.${text}`} values={{ email }} components={components} />
  }
  if (view.onItsWay) return t(`purchases.words.${words}.slow`, { method: view.onItsWay, email })
  return <Trans i18nKey={`purchases.words.${words}.waitingText`} values={{ email }} components={components} />
}
