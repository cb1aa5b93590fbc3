import { Children, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'

/** Folded on a phone, always open on a desk (the style sheet sees to that). */
export function FooterGroup({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <details className="col" open={isOpen}>
      <summary>
        <h2 className="footer-title">
          {title}
          <Icon name="chevron-down" className="turns" />
        </h2>
      </summary>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </details>
  )
}
