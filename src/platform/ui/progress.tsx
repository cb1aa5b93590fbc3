import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Where the buyer is in the purchase; `current` counts from 1. */
export function Progress({ label, steps, current, doneLabel }: ProgressProps) {
  return (
    <ol className="progress aligned" aria-label={label}>
      {steps.map((step, index) => {
        const done = index + 1 < current
        const now = index + 1 === current
        return (
          <li
            key={step}
            className={classNames('aligned gap-12 muted', done && 'done', now && 'now')}
            aria-current={now ? 'step' : undefined}
          >
            <span className="dot centred semibold">
              {done ? <Icon name="check" small label={doneLabel} /> : index + 1}
            </span>
            <span>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}

type ProgressProps = { label: string; steps: string[]; current: number; doneLabel: string }
