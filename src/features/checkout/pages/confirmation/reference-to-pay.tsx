import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { Refresh } from '#features/checkout/ui/confirmation/refresh.tsx'
import { usePolling } from '#features/checkout/ui/confirmation/use-polling.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { WaitingActions } from './waiting-actions.tsx'
import { WithSummary } from './with-summary.tsx'

/** Multibanco: entity, reference, amount and until when. */
export function ReferenceToPay({ view }: { view: Extract<ConfirmationView, { kind: 'reference' }> }) {
  const { t } = useTranslation()
  usePolling()
  const { entity, reference, amount, until, email, locator } = view
  const rows = { entity, reference: inGroups(reference), amount, until }
  return (
    <WithSummary summary={view.summary}>
      <Refresh />
      <Panel raised className="mb-box">
        <div>
          <h1 className="h2">{t('purchases.confirmation.reference.title')}</h1>
          <p className="soft">{t(`purchases.words.${view.words}.reference`, { email })}</p>
          <p className="small muted">{t('purchases.confirmation.reference.mailed')}</p>
        </div>
        <dl className="mb">
          {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
            <div key={row}>
              <dt className="muted">{t(`purchases.confirmation.reference.${row}`)}</dt>
              <dd>{rows[row]}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <div className="stack mb-out">
        <WaitingActions locator={locator} canLeave />
      </div>
    </WithSummary>
  )
}

/** As cash machines show it: 123 456 789. */
const inGroups = (reference: string) => reference.replaceAll(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1 ')
