import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** Short truths with an icon, in a line or in two columns. */
export function Facts({ facts, columns }: { facts: Fact[]; columns?: boolean }) {
  return <FactList facts={facts} className={classNames('facts', columns && 'four')} />
}

/** What the buyer can count on, under the price. */
export function Promises({ facts, columns }: { facts: Fact[]; columns?: boolean }) {
  return <FactList facts={facts} className={classNames('promise mid soft grid gap-12', columns && 'two')} />
}

export type Fact = { icon: IconName; text: ReactNode; key?: string }

function FactList({ facts, className }: { facts: Fact[]; className: string }) {
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact.key ?? (typeof fact.text === 'string' ? fact.text : fact.icon)}>
          <Icon name={fact.icon} />
          <span>{fact.text}</span>
        </li>
      ))}
    </ul>
  )
}
