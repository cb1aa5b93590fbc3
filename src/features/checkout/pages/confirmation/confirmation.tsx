import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { Refresh, usePolling } from '#features/checkout/ui/confirmation/polling.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Confirmed, type SendAgainAnswer } from './confirmed.tsx'
import { Waiting, WaitingActions, WithSummary } from './waiting.tsx'

/** The last step in whatever state it is. */
export function Confirmation({ view, answer }: { view: ConfirmationView; answer?: SendAgainAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (view.kind === 'done') return <Confirmed view={view} answer={answer} />
  if (view.kind === 'asked') return <AwaitedDecision view={view} />
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

/** Somebody decides by hand: where it stands, and what can be done meanwhile. */
function AwaitedDecision({ view }: { view: Extract<ConfirmationView, { kind: 'asked' }> }) {
  // Its link comes with the request itself, moments after the payment.
  usePolling(view.asked.link ? 'sometime' : 'soon')
  const { badge, title, lead, steps, link } = view.asked
  return (
    <WithSummary summary={view.summary}>
      <div className="asked stack-lg">
        <div className="stack" role="status">
          <Badge kind="warn" icon="hourglass">
            {badge}
          </Badge>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <ol className="timeline grid gap-20">
          {steps.map((step, at) => (
            <li key={step.title} className={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
              <span className="n" aria-hidden="true">
                {step.state === 'done' ? <Icon name="check" small /> : at + 1}
              </span>
              <b>{step.title}</b>
              <p className="small soft">{step.text}</p>
            </li>
          ))}
        </ol>
        {link && (
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </WithSummary>
  )
}

/** Multibanco: entity, reference, amount and until when. */
function ReferenceToPay({ view }: { view: Extract<ConfirmationView, { kind: 'reference' }> }) {
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
          <p className="soft">{t(`purchases.words.${view.copyKey}.reference`, { email })}</p>
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
