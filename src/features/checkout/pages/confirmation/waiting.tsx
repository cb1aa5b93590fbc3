import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { Refresh, usePolling } from '#features/checkout/ui/confirmation/polling.tsx'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { PhoneSummary, Summary } from '#features/checkout/ui/summary.tsx'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
              : t(`purchases.words.${view.copyKey}.${isPaid ? 'confirming' : 'waiting'}`)}
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
  const { copyKey, email } = view
  const components = { email: <b /> }
  if (view.kind === 'phone') return t('purchases.confirmation.phone.text', { time: view.time })
  if (view.kind === 'disputed')
    return <Trans i18nKey="purchases.confirmation.disputed.text" values={{ email }} components={components} />
  if (view.kind === 'paid' || view.kind === 'authorized') {
    const text = view.isLong ? 'later' : 'text'
    return <Trans i18nKey={`purchases.confirmation.${view.kind}.${text}`} values={{ email }} components={components} />
  }
  if (view.onItsWay) return t(`purchases.words.${copyKey}.slow`, { method: view.onItsWay, email })
  return <Trans i18nKey={`purchases.words.${copyKey}.waitingText`} values={{ email }} components={components} />
}

/**
 * Whoever waits in vain: the methods, which say whether another may be chosen yet, and somebody who helps. What is paid
 * already can't be left.
 */
export function WaitingActions({ locator, canLeave }: { locator: string; canLeave: boolean }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const payHref = useLocation().pathname.replace(/confirmation\/$/, 'checkout/payment/')
  const contact = { email: site.supportEmail, locator }
  return (
    <>
      <p className="small soft">
        {canLeave
          ? t('purchases.confirmation.waiting.help', contact)
          : t('purchases.confirmation.waiting.write', contact)}
      </p>
      <div className="row">
        {canLeave && (
          // A document of its own: only there the policy lets the card's form in.
          <a href={payHref} className="btn btn-ghost">
            {t('purchases.payment.under.abandon')}
          </a>
        )}
        <ButtonLink href={pathOf('contact', language)} variant="ghost">
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Spec 2.5: the step bar and the summary stand here too, while the purchase is being confirmed. */
export const WithSummary = ({ summary, children }: { summary: SummaryView | null; children: ReactNode }) => (
  <div className="wrap checkout">
    <PurchaseSteps current="confirmation" />
    {summary && <PhoneSummary summary={summary} />}
    <div className={summary ? 'cols' : undefined}>
      <div>{children}</div>
      {summary && <Summary summary={summary} />}
    </div>
  </div>
)
