import type { ConfirmationView } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { usePolling } from '#features/checkout/ui/confirmation/use-polling.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { WithSummary } from './with-summary.tsx'

/** Somebody decides by hand: where it stands, and what can be done meanwhile. */
export function Asked({ view }: { view: Extract<ConfirmationView, { kind: 'asked' }> }) {
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
