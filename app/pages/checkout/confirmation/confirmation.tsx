import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { ConfirmationView } from '#server/purchases/steps/describe-confirmation.ts'
import { PurchaseSteps } from '../purchase-steps.tsx'
import { Congratulations } from './congratulations.tsx'
import { ReferenceToPay } from './reference-to-pay.tsx'
import { Waiting } from './waiting.tsx'

/** The last step in whatever state it is. */
export function Confirmation({ view }: { view: ConfirmationView }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  if (view.kind === 'done') return <Congratulations view={view} />
  if (view.kind === 'reference') return <ReferenceToPay view={view} />
  if (view.kind === 'waiting' || view.kind === 'phone') return <Waiting view={view} />
  return (
    <div className="wrap section">
      <PurchaseSteps current="confirmation" />
      <EmptyState
        heading="h1"
        title={t(`purchases.confirmation.${view.kind}.title`)}
        text={
          view.kind === 'failed'
            ? t('purchases.confirmation.failed.text', { email: site.supportEmail, locator: view.locator })
            : t('purchases.confirmation.expired.text', { email: site.supportEmail })
        }
      >
        {view.kind === 'expired' ? (
          <ButtonLink href={view.againHref}>{t('purchases.confirmation.expired.again')}</ButtonLink>
        ) : (
          <ButtonLink href={pathOf('contact', language)}>{t('purchases.confirmation.contact')}</ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
