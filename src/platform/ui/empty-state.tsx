import type { ReactNode } from 'react'
import { LogoMark } from './logo.tsx'

/** Says what happened and offers the next step. */
export function EmptyState({ title, text, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="empty">
      <LogoMark className="mark" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}

type EmptyStateProps = { title: string; text: ReactNode; heading?: 'h1' | 'h2' | 'h3'; children?: ReactNode }
