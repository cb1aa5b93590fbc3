import { Anchor } from './anchor.tsx'
import { classNames } from './class-names.ts'

/** The way here; the last step is the page itself when it has no address. */
export function Breadcrumbs({ label, steps, deskOnly }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classNames(deskOnly && 'desk')}>
      <ol className="crumbs row small muted">
        {steps.map((step) => (
          <li key={step.href ?? step.label}>
            {step.href ? (
              <Anchor className="tap-line" href={step.href}>
                {step.label}
              </Anchor>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type Crumb = { label: string; href?: string }

type BreadcrumbsProps = { label: string; steps: Crumb[]; deskOnly?: boolean }
