import { useLocation } from 'react-router'
import { Trans, useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { ConfirmationView } from '#server/purchases/describe-confirmation.ts'
import { PurchaseSteps } from './purchase-steps.tsx'
import { Refresh } from './refresh.tsx'
import { useUpdates } from './use-updates.ts'

type Props = { view: Extract<ConfirmationView, { kind: 'waiting' | 'phone' }> }

/** Spec 2.9: 'estamos confirmando su bono', for as long as it takes. */
export function Waiting({ view }: Props) {
  const { t } = useTranslation()
  useUpdates()
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
            ) : (
              <Trans i18nKey="purchases.confirmation.waiting.text" values={{ email }} components={{ email: <b /> }} />
            )}
          </p>
        </div>
        <p className="small muted">{t('purchases.confirmation.waiting.order', { locator, amount })}</p>
        <WaysOut locator={locator} />
      </div>
    </div>
  )
}

/** Whoever waits in vain: the methods, which say whether another may be chosen yet, and somebody who helps. */
function WaysOut({ locator }: { locator: string }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const payHref = useLocation().pathname.replace(/confirmation\/$/, 'checkout/payment/')
  return (
    <>
      <p className="small soft">{t('purchases.confirmation.waiting.help', { email: site.supportEmail, locator })}</p>
      <div className="row">
        <ButtonLink href={payHref} prefetch="none" variant="ghost">
          {t('purchases.payment.under.abandon')}
        </ButtonLink>
        <ButtonLink href={pathOf('contact', language)} variant="ghost">
          {t('purchases.confirmation.contact')}
        </ButtonLink>
      </div>
    </>
  )
}
