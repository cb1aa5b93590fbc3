import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** The sentence under a field: what is wrong, or that all is well. */
export function FieldMessage({ id, kind = 'error', children }: FieldMessageProps) {
  return (
    <p className={`msg msg-${kind} flex gap-8 small`} id={id}>
      <Icon name={kind === 'error' ? 'alert' : 'check-circle'} />
      <span>{children}</span>
    </p>
  )
}

type FieldMessageProps = { id?: string; kind?: 'error' | 'ok'; children: ReactNode }
