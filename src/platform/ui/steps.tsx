import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** How something works, in numbered steps. */
export function Steps({ steps, mini, heading: Heading = mini ? 'h4' : 'h3' }: StepsProps) {
  return (
    <ol className={classNames('steps', mini && 'mini')}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="n mb-20 block" aria-hidden="true">
            {index + 1}
          </span>
          <Heading>{step.title}</Heading>
          <p className="soft mt-8">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

type StepsProps = { steps: { title: string; text: ReactNode }[]; mini?: boolean; heading?: 'h2' | 'h3' | 'h4' }
