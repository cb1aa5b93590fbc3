import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Asked } from './asked.tsx'
import { Confirmed } from './confirmed.tsx'
import { ReferenceToPay } from './reference-to-pay.tsx'
import type { SendAgainAnswer } from './send-again.tsx'
import { Waiting } from './waiting.tsx'
import { WithSummary } from './with-summary.tsx'

/** The last step in whatever state it is. */
export function Confirmation({ view, answer }: { view: ConfirmationView; answer?: SendAgainAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (view.kind === 'done') return <Confirmed view={view} answer={answer} />
  if (view.kind === 'asked') return <Asked view={view} />
  if (view.kind === 'reference') return <ReferenceToPay view={view} />
  if (view.kind !== 'expired') return <Waiting view={view} />
  return (
    <WithSummary summary={view.summary}>
      <EmptyState
        heading="h1"
        title={t('purchases.confirmation.expired.title')}
        text={t('purchases.confirmation.expired.text', { email: site.supportEmail })}
      >
        <ButtonLink href={view.againHref}>{t('purchases.confirmation.expired.again')}</ButtonLink>
      </EmptyState>
    </WithSummary>
  )
}
